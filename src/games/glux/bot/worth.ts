import type { Seat } from '../../../core/game.js';
import { startOf, widthOf } from '../engine/board.js';
import { roomScores } from '../engine/score.js';
import type { GluxState } from '../engine/types.js';

/** What counts in a position, and how much; a point is 100. */
export interface Taste {
  /** A pip more or less than the best other one in a room, up to `NEAR`. */
  readonly pip: number;
  /** A square that the next chip can be counted to. */
  readonly way: number;
  /** The same of each other seat, which counts against it. */
  readonly barred: number;
}

const POINT = 100;

/** Pips by which a room is as good as won or lost. */
const NEAR = 7;

/**
 * Places to which each seat can count: what `reach` says, without names and ways. A chip is two squares high at most, and a
 * start square is its owner's.
 */
export function ends(state: GluxState): readonly ReadonlySet<number>[] {
  const { board, stacks, hands } = state;
  const width = widthOf(board);
  const starts = hands.map((_, seat) => startOf(state, seat));
  const found = hands.map(() => new Set<number>());
  stacks.forEach((stack, at) => {
    const top = stack.at(-1);
    if (!top) return;
    const column = at % width;
    for (const step of [-width, width, -1, 1]) {
      const room = step === 1 ? width - 1 - column : step === -1 ? column : Infinity;
      if (room < top.face) continue;
      let end = at + step;
      for (let left = top.face; left > 1 && stacks[end]?.length === 0; left--) end += step;
      const counted = end === at + step * top.face;
      const owner = starts.indexOf(end);
      if (counted && (stacks[end]?.length ?? 2) < 2 && (owner < 0 || owner === top.seat))
        found[top.seat]!.add(end);
    }
  });
  return found;
}

/** What a position is worth to a seat: its points against the best other seat's, its hold on the rooms, and its ways on. */
export function worth(state: GluxState, seat: Seat, { pip, way, barred }: Taste): number {
  const points = state.hands.map(() => 0);
  let hold = 0;
  for (const room of roomScores(state)) {
    room.points.forEach((more, each) => (points[each]! += more));
    const best = Math.max(...room.pips.filter((_, each) => each !== seat));
    hold += Math.max(-NEAR, Math.min(NEAR, room.pips[seat]! - best));
  }
  const others = points.filter((_, each) => each !== seat);
  const value = POINT * (points[seat]! - Math.max(...others)) + pip * hold;
  if (!way && !barred) return value;
  return ends(state).reduce((sum, { size }, each) => sum + size * (each === seat ? way : -barred), value);
}
