import type { Seat } from '../game.js';
import { fromWords, type Random } from '../random.js';
import { hmac, sha256 } from './sha256.js';

/**
 * The generator of the outcome of chance after a ply of a table: the 32-bit words of HMAC-SHA-256 with the seed as key, and as text
 * the salts of all seats in their order, the ply, and the number of the block from 0, with dots between them.
 */
export function tableRandom(seed: string, salts: readonly string[], ply: number): Random {
  let [at, block] = [0, ''];
  return fromWords(() => {
    if (at % 8 === 0) block = hmac(seed, [...salts, ply, at / 8].join('.'));
    const from = (at++ % 8) * 8;
    return parseInt(block.slice(from, from + 8), 16);
  });
}

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
