import type { Seat } from '../../../core/game.js';
import { indexOf, squareAt, startOf, startsOf, widthOf } from './board.js';
import type { GluxState, Square } from './types.js';

/** A way to lay a chip on a square. */
export interface Reach {
  readonly to: Square;
  /** The squares that are counted. The last one is `to`. */
  readonly path: readonly Square[];
  /** The own chip from which the count starts. Absent on the own start square, which needs no count. */
  readonly from?: Square;
  /** By counting (G4), as the first chip of a seat (G2), or to cover the start chip (G8). */
  readonly rule: 'G4' | 'G2' | 'G8';
}

/** A count from an own chip. The chip may be illegal there. */
export interface Count extends Reach {
  /** Squares on the way that hold chips (G5). */
  readonly blocks: readonly Square[];
}

/** Returns the counts from a seat's visible chips that stay on the board (G4). */
export function counts(state: GluxState, seat: Seat): readonly Count[] {
  const { board, stacks } = state;
  const width = widthOf(board);
  return stacks.flatMap((stack, at) => {
    const top = stack.at(-1);
    if (top?.seat !== seat) return [];
    const { face } = top;
    return [-width, 1, width, -1].flatMap((step): Count[] => {
      const end = at + step * face;
      // a count along a row must stay in it
      if (!stacks[end] || (step % width && Math.trunc(end / width) !== Math.trunc(at / width))) return [];
      const path: Square[] = [];
      const blocks: Square[] = [];
      let i = at;
      while (i !== end) {
        if (i !== at && stacks[i]!.length) blocks.push(squareAt(board, i));
        i += step;
        path.push(squareAt(board, i));
      }
      return [{ to: path.at(-1)!, path, blocks, from: squareAt(board, at), rule: 'G4' }];
    });
  });
}

/** Returns the rule that closes a square to a seat: another player's start (G7), or two chips (G6). */
export function closed(state: GluxState, seat: Seat, to: Square): 'G6' | 'G7' | undefined {
  const owner = startsOf(state).indexOf(to);
  if (owner >= 0 && owner !== seat) return 'G7';
  return state.stacks[indexOf(state.board, to)]!.length > 1 ? 'G6' : undefined;
}

/**
 * Returns all ways to lay a seat's next chip, regardless of the seat to move. A square that several chips reach occurs several
 * times.
 */
export function reach(state: GluxState, seat: Seat = state.seat): readonly Reach[] {
  const to = startsOf(state)[seat]!;
  const { length } = state.stacks[startOf(state, seat)]!;
  const own = { to, path: [to] };
  if (!length) return [{ ...own, rule: 'G2' }];
  return [
    ...counts(state, seat).filter(({ to, blocks }) => !blocks.length && !closed(state, seat, to)),
    ...(length < 2 ? [{ ...own, rule: 'G8' as const }] : []),
  ];
}
