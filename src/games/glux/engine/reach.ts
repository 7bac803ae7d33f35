import type { Seat } from '../../../core/game.js';
import { indexOf, squareAt, startOf, startsOf, widthOf } from './board.js';
import type { GluxState, Square } from './types.js';

/** One way for a chip to come to a square. */
export interface Reach {
  readonly to: Square;
  /** The squares that are counted one by one; the last one is `to`. */
  readonly path: readonly Square[];
  /** The own chip that is counted from; left out on the own start square, where nothing is counted. */
  readonly from?: Square;
  /** Counting, the first chip of a seat, or the option to cover it. */
  readonly rule: 'G4' | 'G2' | 'G8';
}

/** A count from an own chip, whether it may end there or not. */
export interface Count extends Reach {
  /** Squares on the way that hold chips (G5). */
  readonly blocks: readonly Square[];
}

/** Where counting from a seat's visible chips leads on the board (G4). */
export function counts(state: GluxState, seat: Seat): readonly Count[] {
  const { board, stacks } = state;
  const width = widthOf(board);
  return stacks.flatMap((stack, at) => {
    const top = stack.at(-1);
    if (top?.seat !== seat) return [];
    const { face } = top;
    return [-width, 1, width, -1].flatMap((step): Count[] => {
      const end = at + step * face;
      // a count along a row stays in it
      if (!stacks[end] || (step % width && Math.trunc(end / width) !== Math.trunc(at / width))) return [];
      const places = Array.from({ length: face }, (_, i) => at + step * (i + 1));
      const path = places.map((i) => squareAt(board, i));
      const blocks = path.filter((_, i) => i + 1 < face && stacks[places[i]!]!.length);
      return [{ to: path.at(-1)!, path, blocks, from: squareAt(board, at), rule: 'G4' }];
    });
  });
}

/** Why a square takes no chip of a seat, wherever it comes from: another's start (G7), or two chips (G6). */
export function closed(state: GluxState, seat: Seat, to: Square): 'G6' | 'G7' | undefined {
  const owner = startsOf(state).indexOf(to);
  if (owner >= 0 && owner !== seat) return 'G7';
  return state.stacks[indexOf(state.board, to)]!.length > 1 ? 'G6' : undefined;
}

/**
 * Every way for a seat's next chip to come to a square, whoever is to move: none where the seat is stuck. A square that
 * several chips reach is there several times.
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
