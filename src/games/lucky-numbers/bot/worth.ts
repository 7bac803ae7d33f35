import { cells, HIGHEST } from '../engine/board.js';
import type { Board } from '../engine/types.js';

/** For each cell those that lie left, above, or both; their tiles are lower on a full board, by their distance at least. */
const lower: readonly (readonly (readonly [cell: number, distance: number])[])[] = cells.map((_, at) =>
  [...cells.keys()].flatMap((i): [number, number][] => {
    const [rows, columns] = [(at >> 2) - (i >> 2), (at % 4) - (i % 4)];
    return i !== at && rows >= 0 && columns >= 0 ? [[i, rows + columns]] : [];
  }),
);

/** Steps from the top left to the bottom right. */
const STEPS = 6;

/** How far a tile is from the number that would suit its cell best: from 1 at the top left evenly to 20. In sixths. */
export const strayed = (tile: number, at: number): number =>
  Math.abs(STEPS * (tile - 1) - (HIGHEST - 1) * ((at >> 2) + (at % 4)));

/** What an empty cell costs, by how many numbers can lie there on a board that gets full without exchanging. */
const cost = (room: number): number => 100 + (room > 0 ? Math.trunc(300 / room) : 400 - 20 * room);

/** What a board is worth, by the room that is left to its empty cells, for each number `left` among those still to be had. */
export function worth(board: Board, left: readonly number[]): number {
  const low = new Array<number>(16).fill(0);
  const high = new Array<number>(16).fill(HIGHEST + 1);
  for (let at = 0; at < 16; at++) {
    for (const [i, distance] of lower[at]!) {
      if (board[i]) low[at] = Math.max(low[at]!, board[i] + distance - 1);
      if (board[at]) high[i] = Math.min(high[i]!, board[at]! - distance + 1);
    }
  }
  let value = 0;
  for (let at = 0; at < 16; at++) {
    if (board[at]) {
      value -= strayed(board[at]!, at) >> 2;
      continue;
    }
    let room = Math.min(0, high[at]! - low[at]! - 1);
    for (let tile = low[at]! + 1; tile < high[at]!; tile++) if (left[tile]) room++;
    value -= cost(room);
  }
  return value;
}
