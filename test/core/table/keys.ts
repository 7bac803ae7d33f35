/** People whose salts follow from keys, as those of pages do. */
import { commitTo, saltOf } from '../../../src/core/table/chance.js';
import { tableId, tokenOf } from './tables.js';

export const keyOf = (seat: number) => `${seat}c`.repeat(16);
export const keyedSalt = (seat: number, number = 0) => saltOf(keyOf(seat), tableId, seat, number);
export const keyedPerson = (seat: number) => ({
  name: `Player ${seat}`,
  commit: commitTo(tableId, seat, keyedSalt(seat)),
  token: tokenOf(seat),
});
