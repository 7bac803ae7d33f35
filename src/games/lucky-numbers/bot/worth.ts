import { HIGHEST } from '../engine/board.js';
import type { Twin } from './twin.js';

/** Steps from the top left to the bottom right. */
const STEPS = 6;

/** How far a tile is from the number that would suit its cell best: from 1 at the top left evenly to 20. In sixths, by `lay`. */
export const strayed = Int16Array.from({ length: 16 * (HIGHEST + 1) }, (_, move) =>
  Math.abs(STEPS * ((move >> 4) - 1) - (HIGHEST - 1) * (((move >> 2) & 3) + (move & 3))),
);

/** What an empty cell costs, whatever can lie there, and what its waiting time adds, for each turn. */
const [EMPTY, TURN] = [100, 25];

/** The most a wait costs; where nothing can lie any more, and for each number that is missing in between. */
const [LONGEST, MISSING] = [400, 20];

/** A face-up tile need not be turned over first: it counts so often. */
const OPEN = 2;

/** What a sixth costs that a tile has strayed: it leaves less room for those to come. */
const STRAY = 0.1;

// A board of five by five with a rim at the left, at the right and round it, so that every cell has neighbours.
const inner = Array.from({ length: 16 }, (_, at) => at + (at >> 2) + 6);
const low = new Int8Array(31);
const high = new Int8Array(31).fill(HIGHEST + 1);

/** How many tiles up to each number are still to be had. */
const upTo = new Int32Array(HIGHEST + 1);

/** Counts the tiles that are still to be had, for the calls of `cost` that follow. */
export function countTiles({ down, middle }: Twin): void {
  for (let tile = 1; tile <= HIGHEST; tile++) {
    upTo[tile] = upTo[tile - 1]! + down[tile]! + OPEN * middle[tile]!;
  }
}

/** The waiting time of a cell that takes the numbers from `least` to `most`, in the terms of `cost`. */
function waiting(least: number, most: number): number {
  if (least > most) return LONGEST + MISSING * (least - most);
  const fitting = upTo[most]! - upTo[least - 1]!;
  return fitting ? Math.min(LONGEST, EMPTY + (TURN * upTo[HIGHEST]!) / fitting) : LONGEST;
}

/**
 * What a board still costs to fill: how long each empty cell waits for a tile, among those that can lie there on a board that
 * gets full without exchanging, the tiles between it and the next ones counted in. Always added up in the same order, for
 * the same sum everywhere.
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
    sum += tile ? STRAY * strayed[(tile << 4) | at]! : waiting(low[i]!, high[i]);
  }
  return sum;
}
