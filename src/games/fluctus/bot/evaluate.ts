import { attacks, neighbors, firstOf, popCount } from './tables.js';
import type { Twin } from './twin.js';

/** Weights in hundredths of a stone. The small ones won most games against larger and smaller values. */
const STONE = 100;
const ON_BOARD = 10;
const ENTRY = 8;
const STEP = 2;
const THREAT = 12;
const GUARDED = 2;
/** A single stone loses the game as soon as the start fields are occupied (F8). */
const SINGLE = 30;

/** Returns the value of a seat's stones. */
function valueOf(twin: Twin, seat: number): number {
  const own = twin.board(seat);
  const other = twin.board(1 - seat);
  const free = 0xfff & ~(own | other);
  const count = popCount[own]!;
  let steps = 0;
  for (let stones = own; stones; stones &= stones - 1) {
    steps += popCount[neighbors[firstOf(stones)]! & free]!;
  }
  return (
    STONE * (count + twin.reserve(seat)) +
    ON_BOARD * count +
    ENTRY * popCount[twin.gates(seat)]! +
    STEP * steps +
    THREAT * popCount[attacks[own]! & other]! +
    GUARDED * popCount[attacks[own]! & free]! -
    (count === 1 ? SINGLE : 0)
  );
}

/** Returns the value of a position for the seat to move, in hundredths of a stone. */
export const evaluate = (twin: Twin): number => valueOf(twin, twin.seat) - valueOf(twin, 1 - twin.seat);
