import type { Seat } from '../game.js';
import { hmac, sha256 } from './sha256.js';

/**
 * The commitment of a seat to its salt: the SHA-256 of the JSON of the word `salt`, the id of the table, the number of the seat and the
 * salt. It fits no other table and no other seat.
 */
export const commitTo = (table: string, seat: Seat, salt: string): string =>
  sha256(JSON.stringify(['salt', table, seat, salt]));

/**
 * The salt that follows from the secret key of a page for its commitment with a number, from 0: 32 hexadecimal digits. Whoever has the key
 * of a seat knows all its salts, on every device.
 */
export const saltOf = (key: string, table: string, seat: Seat, number: number): string =>
  hmac(key, JSON.stringify(['salt', table, seat, number])).slice(0, 32);
