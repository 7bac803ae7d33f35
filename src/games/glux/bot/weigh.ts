import type { Seat } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import { faces, pack, PLACES, type Twin } from './twin.js';

/** What a point is worth. */
const POINT = 100;

/** A pip more than the best other seat in a room, up to so many: by then it is as good as won. */
const PIP = 8;
const NEAR = 7;

/** A direction in which can be counted. */
const WAY = 30;

/** Moves that are weighed for one in a playout. */
const GLANCES = 24;

/** A lead in a room, in points and pips. */
const near = (lead: number): number => PIP * Math.max(-NEAR, Math.min(NEAR, lead));

/** How a room stands for a seat, which is given by its place in `pips`: points against the others' mean, and pips. */
function hold(twin: Twin, room: number, seat: Seat): number {
  const { pips } = twin;
  const { seats } = twin.ground;
  if (seats === 2) {
    const lead = pips[room + seat]! - pips[room + 1 - seat]!;
    return 4 * POINT * Math.sign(lead) + near(lead);
  }
  let [best, others] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, pips[room + other]!);
    others += twin.worth(room, other);
  }
  return POINT * (twin.worth(room, seat) - others / (seats - 1)) + near(pips[room + seat]! - best);
}

/** What a seat gains in the room of a square by laying a chip there. */
export function gain(twin: Twin, seat: Seat, at: number, face: number): number {
  const { cells, pips } = twin;
  const room = PLACES * twin.ground.rooms[at]!;
  if (!room) return 0;
  const under = cells[at]!;
  const owner = room + ((under >> 3) & 3);
  const before = hold(twin, room, seat);
  pips[owner]! -= under & 7;
  pips[room + seat]! += face;
  const after = hold(twin, room, seat);
  pips[room + seat]! -= face;
  pips[owner]! += under & 7;
  return after - before;
}

/** The same, and the directions in which the seat can count from there, against those of the chip that is covered. */
export function promise(twin: Twin, at: number, face: number): number {
  const { seat } = twin;
  const under = twin.cells[at]!;
  const owner = (under >> 3) & 3;
  const taken = under && twin.ways(at, under & 7, owner);
  const ways = twin.ways(at, face, seat) + (owner === seat ? -taken : taken);
  return gain(twin, seat, at, face) + WAY * ways;
}

/** The moves of the seat to move, packed, in the order in which they are found. */
export function movesOf(twin: Twin): readonly number[] {
  const kind = 2 * twin.hands[twin.seat]!;
  const squares = [...twin.found.subarray(0, twin.reach())];
  return squares.flatMap((at) => [pack(at, faces[kind]!), pack(at, faces[kind + 1]!)]);
}

/** The move that gains most at once: of equals any. */
export function greedy(twin: Twin, chance: Random, moves = movesOf(twin)): number {
  let [best, most, equals] = [moves[0]!, -Infinity, 0];
  for (const move of moves) {
    const value = gain(twin, twin.seat, move >> 3, move & 7);
    if (value > most) [most, equals] = [value, 0];
    if (value === most && chance.below(++equals) === 0) best = move;
  }
  return best;
}

/** Plays on to the end: of some moves at random the one that gains most. Players who move at random say little. */
export function playOut(twin: Twin, chance: Random): void {
  const { found, hands } = twin;
  while (!twin.over) {
    if (twin.draws) {
      twin.drawAny(chance);
      continue;
    }
    const { seat } = twin;
    const count = 2 * twin.reach(seat);
    const kind = 2 * hands[seat]!;
    let [best, most] = [0, -Infinity];
    for (let i = 0; i < GLANCES; i++) {
      const lot = chance.below(count);
      const value = gain(twin, seat, found[lot >> 1]!, faces[kind + (lot & 1)]!);
      if (value > most) [best, most] = [lot, value];
    }
    twin.lay(found[best >> 1]!, faces[kind + (best & 1)]!);
  }
}
