import type { Seat } from '../../../core/game.js';
import { indexOf, squareAt, startOf, startsOf, widthOf } from './board.js';
import { topAt } from './chips.js';
import type { Board, Face, GluxState, Square } from './types.js';

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

/** Columns and rows a step leads on. */
const directions = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Places that so many steps in a direction lead over; undefined where they leave the board. */
function steps(board: Board, from: number, count: Face, [dx, dy]: readonly [number, number]) {
  const width = widthOf(board);
  const x = (from % width) + dx * count;
  const y = Math.trunc(from / width) + dy * count;
  if (x < 0 || x >= width || y < 0 || y >= board.rows.length) return undefined;
  return Array.from({ length: count }, (_, i) => from + (dx + dy * width) * (i + 1));
}

/** Whether a square takes another chip of that seat: one at most lies there, and it is nobody else's start (G6, G7). */
const open = (state: GluxState, seat: Seat, at: number): boolean =>
  state.stacks[at]!.length < 2 &&
  !startsOf(state).some((start, i) => i !== seat && indexOf(state.board, start) === at);

/** Where counting from a seat's visible chips leads (G4 to G7). */
function counted(state: GluxState, seat: Seat): readonly Reach[] {
  const { board, stacks } = state;
  return stacks.flatMap((_, at) => {
    const chip = topAt(state, at);
    if (chip?.seat !== seat) return [];
    return directions.flatMap((direction): Reach[] => {
      const path = steps(board, at, chip.face, direction);
      if (!path || !open(state, seat, path.at(-1)!) || path.slice(0, -1).some((i) => stacks[i]!.length))
        return [];
      const [from = '', ...squares] = [at, ...path].map((i) => squareAt(board, i));
      return [{ to: squares.at(-1)!, path: squares, from, rule: 'G4' }];
    });
  });
}

/**
 * Every way for a seat's next chip to come to a square, whoever is to move: none where the seat is stuck. A square that
 * several chips reach is there several times.
 */
export function reach(state: GluxState, seat: Seat = state.seat): readonly Reach[] {
  const to = startsOf(state)[seat]!;
  const { length } = state.stacks[startOf(state, seat)]!;
  if (!length) return [{ to, path: [to], rule: 'G2' }];
  return [...counted(state, seat), ...(length < 2 ? [{ to, path: [to], rule: 'G8' as const }] : [])];
}
