import { aims, around, firstOf, size } from './tables.js';
import type { Twin } from './twin.js';

/** What counts, in hundredths of a stone; the small weights won most games against larger and smaller ones. */
const STONE = 100;
const ON_BOARD = 10;
const GATE = 8;
const STEP = 2;
const THREAT = 12;
const GUARDED = 2;
/** A lone stone is lost as soon as the start fields are taken (F8). */
const LONE = 30;

function standing(twin: Twin, seat: number): number {
  const own = twin.board(seat);
  const other = twin.board(1 - seat);
  const free = 0xfff & ~(own | other);
  const count = size[own]!;
  let steps = 0;
  for (let stones = own; stones; stones &= stones - 1) {
    steps += size[around[firstOf(stones)]! & free]!;
  }
  return (
    STONE * (count + twin.reserve(seat)) +
    ON_BOARD * count +
    GATE * size[twin.gates(seat)]! +
    STEP * steps +
    THREAT * size[aims[own]! & other]! +
    GUARDED * size[aims[own]! & free]! -
    (count === 1 ? LONE : 0)
  );
}

/** The value of a position for the seat to move, in hundredths of a stone. */
export const evaluate = (twin: Twin): number => standing(twin, twin.seat) - standing(twin, 1 - twin.seat);
