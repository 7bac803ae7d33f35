import type { Seat } from '../../../core/game.js';
import { reach } from '../engine/reach.js';
import { roomScores } from '../engine/score.js';
import type { GluxState } from '../engine/types.js';

/** What counts in a position, and how much; a point is 100. */
export interface Taste {
  /** A pip more or less than the best other one in a room, up to `NEAR`. */
  readonly pip: number;
  /** A square that the next chip can go to. */
  readonly way: number;
  /** The same of each other seat, which counts against it. */
  readonly barred: number;
}

const POINT = 100;

/** Pips by which a room is as good as won or lost. */
const NEAR = 7;

const ways = (state: GluxState, seat: Seat): number => new Set(reach(state, seat).map(({ to }) => to)).size;

/** What a position is worth to a seat: its points against the best other seat's, its hold on the rooms, and its ways on. */
export function worth(state: GluxState, seat: Seat, { pip, way, barred }: Taste): number {
  const points = state.hands.map(() => 0);
  let hold = 0;
  for (const room of roomScores(state)) {
    room.points.forEach((more, each) => (points[each]! += more));
    const best = Math.max(...room.pips.filter((_, each) => each !== seat));
    hold += Math.max(-NEAR, Math.min(NEAR, room.pips[seat]! - best));
  }
  const others = [...points.keys()].filter((each) => each !== seat);
  let value = POINT * (points[seat]! - Math.max(...others.map((each) => points[each]!))) + pip * hold;
  if (way) value += way * ways(state, seat);
  if (barred) for (const each of others) value -= barred * ways(state, each);
  return value;
}
