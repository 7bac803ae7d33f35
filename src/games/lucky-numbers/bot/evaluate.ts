import { HIGHEST } from '../engine/board.js';
import type { Twin } from './twin.js';

/** Steps from the top left to the bottom right. */
const STEPS = 6;

/**
 * By encoded move: the distance of a tile from the ideal number of the cell, in sixths. The ideal numbers increase evenly from 1
 * at the top left to 20.
 */
export const misplacement = Int16Array.from({ length: 16 * (HIGHEST + 1) }, (_, move) =>
  Math.abs(STEPS * ((move >> 4) - 1) - (HIGHEST - 1) * (((move >> 2) & 3) + (move & 3))),
);

/** Base cost of an empty cell, and the cost of each turn of waiting. */
const [EMPTY, TURN] = [100, 25];

/** Maximum cost of waiting, also for a cell on which no number fits; and the additional cost of each missing number there. */
const [MAX_COST, MISSING] = [400, 20];

/** Weight of a face-up tile, which need not be turned over first. */
const FACE_UP = 2;

/** Cost of each sixth of misplacement, which leaves less room for other tiles. */
const MISPLACED = 0.1;

// a board with a border, so that every cell has neighbors
const inner = Array.from({ length: 16 }, (_, at) => at + (at >> 2) + 6);
const low = new Int8Array(31);
const high = new Int8Array(31).fill(HIGHEST + 1);

/** By number: count of the available tiles up to that number. */
const upTo = new Int32Array(HIGHEST + 1);

/** Counts the available tiles. Call it before `cost`. */
export function countTiles({ down, middle }: Twin): void {
  for (let tile = 1; tile <= HIGHEST; tile++) {
    upTo[tile] = upTo[tile - 1]! + down[tile]! + FACE_UP * middle[tile]!;
  }
}

/** Returns the cost of waiting for a number from `min` to `max`. */
function waitingCost(min: number, max: number): number {
  if (min > max) return MAX_COST + MISSING * (min - max);
  const fitting = upTo[max]! - upTo[min - 1]!;
  return fitting ? Math.min(MAX_COST, EMPTY + (TURN * upTo[HIGHEST]!) / fitting) : MAX_COST;
}

/**
 * Returns the cost of filling a board: the sum of the waiting costs of the empty cells. Each cell waits for the numbers that fit
 * there if the board is filled without exchanges; this takes the empty cells between it and the next tiles into account. The
 * order of the sum is fixed, for the same result on every platform.
 */
export function cost(boards: Uint8Array, board: number): number {
  for (let at = 0; at < 16; at++) {
    const i = inner[at]!;
    low[i] = boards[board + at]! || Math.max(low[i - 5]!, low[i - 1]!) + 1;
  }
  let sum = 0;
  for (let at = 15; at >= 0; at--) {
    const i = inner[at]!;
    const tile = boards[board + at]!;
    high[i] = tile || Math.min(high[i + 5]!, high[i + 1]!) - 1;
    sum += tile ? MISPLACED * misplacement[(tile << 4) | at]! : waitingCost(low[i]!, high[i]);
  }
  return sum;
}
