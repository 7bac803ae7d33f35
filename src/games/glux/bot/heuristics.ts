import type { Seat } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import { faces, pack, MAX_SEATS, type Twin } from './twin.js';

/** The value of a point. */
const POINT = 100;

/** The value of each pip of a lead in a room, and the maximum lead that counts. */
const PIP = 8;
const MAX_LEAD = 7;

/** The value of a direction in which a chip can be counted. */
const DIRECTION = 30;

/** Number of moves that a playout samples for each move. */
const SAMPLES = 24;

/** Returns the value of a lead in pips. */
const leadValue = (lead: number): number => PIP * Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead));

/** Returns the value of a room for a seat: points compared to the mean of the others, and pips. `room` is its index in `pips`. */
function roomValue(twin: Twin, room: number, seat: Seat): number {
  const { pips } = twin;
  const { seats } = twin.ground;
  if (seats === 2) {
    const lead = pips[room + seat]! - pips[room + 1 - seat]!;
    return 4 * POINT * Math.sign(lead) + leadValue(lead);
  }
  let [best, others] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, pips[room + other]!);
    others += twin.worth(room, other);
  }
  return POINT * (twin.worth(room, seat) - others / (seats - 1)) + leadValue(pips[room + seat]! - best);
}

/** Returns how much laying a chip on a square improves the value of its room for a seat. */
export function gain(twin: Twin, seat: Seat, at: number, face: number): number {
  const { cells, pips } = twin;
  const room = MAX_SEATS * twin.ground.rooms[at]!;
  if (!room) return 0;
  const under = cells[at]!;
  const owner = room + ((under >> 3) & 3);
  const before = roomValue(twin, room, seat);
  pips[owner]! -= under & 7;
  pips[room + seat]! += face;
  const after = roomValue(twin, room, seat);
  pips[room + seat]! -= face;
  pips[owner]! += under & 7;
  return after - before;
}

/**
 * Returns the gain plus the value of the directions in which the chip can be counted. Those of a covered chip are added if it is
 * an opponent's, subtracted if it is an own one.
 */
export function priority(twin: Twin, at: number, face: number): number {
  const { seat } = twin;
  const under = twin.cells[at]!;
  const owner = (under >> 3) & 3;
  const taken = under && twin.ways(at, under & 7, owner);
  const ways = twin.ways(at, face, seat) + (owner === seat ? -taken : taken);
  return gain(twin, seat, at, face) + DIRECTION * ways;
}

/** Returns the encoded moves of the seat to move, in the order of `reach`. */
export function movesOf(twin: Twin): readonly number[] {
  const kind = 2 * twin.hands[twin.seat]!;
  const squares = [...twin.found.subarray(0, twin.reach())];
  return squares.flatMap((at) => [pack(at, faces[kind]!), pack(at, faces[kind + 1]!)]);
}

/** Returns the move with the highest gain, or a random one of several. */
export function greedy(twin: Twin, chance: Random, moves = movesOf(twin)): number {
  let [best, most, equals] = [moves[0]!, -Infinity, 0];
  for (const move of moves) {
    const value = gain(twin, twin.seat, move >> 3, move & 7);
    if (value > most) [most, equals] = [value, 0];
    if (value === most && chance.below(++equals) === 0) best = move;
  }
  return best;
}

/** Plays to the end. Each move is the best of a random sample by gain: purely random play is a poor estimate. */
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
    for (let i = 0; i < SAMPLES; i++) {
      const choice = chance.below(count);
      const value = gain(twin, seat, found[choice >> 1]!, faces[kind + (choice & 1)]!);
      if (value > most) [best, most] = [choice, value];
    }
    twin.lay(found[best >> 1]!, faces[kind + (best & 1)]!);
  }
}
