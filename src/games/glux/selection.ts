import type { PastMove, Seat } from '../../core/game.js';
import { layout, type Layout } from './drawing/places.js';
import { reach, startOf, type Reach } from './engine/board.js';
import type { Face, GluxMove, GluxState, Square } from './engine/types.js';
import type { GluxWords } from '../../words/en/glux.js';

/** The selection of the person to move: a face without a square, or a square without a face. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'square'; readonly to: Square };

/** The squares that a chip may go to, each with all ways there. */
export type Targets = ReadonlyMap<Square, readonly Reach[]>;

/** The squares that a seat's next chip may go to. */
export function targetsOf(state: GluxState, seat = state.seat): Targets {
  const all = new Map<Square, Reach[]>();
  for (const way of reach(state, seat)) all.set(way.to, [...(all.get(way.to) ?? []), way]);
  return all;
}

const cache = new WeakMap<GluxState, Targets>();

/** The targets of the seat to move. The same state gives the same object, so that `guard` can compare it. */
export function cachedTargets(state: GluxState): Targets {
  const targets = cache.get(state) ?? targetsOf(state);
  cache.set(state, targets);
  return targets;
}

/** The square for which only the face is open: the selected one, or the only target. */
export function aimedSquare(selection: Selection, targets: Targets): Square | undefined {
  switch (selection.kind) {
    case 'square':
      return selection.to;
    case 'none':
      return targets.size === 1 ? [...targets.keys()][0] : undefined;
    case 'face':
      return undefined;
  }
}

/** The number of squares that a way counts; 0 on the own start square, which needs no count. */
export const countOf = ({ path, from }: Reach): number => (from ? path.length : 0);

/** A move that lays a chip. */
export type Laid = Extract<GluxMove, { kind: 'lay' }>;

/** A position as the board shows it to its viewer, with the selection of the person to move. */
export interface ShownPosition {
  readonly state: GluxState;
  readonly layout: Layout;
  /** The targets of the chip in hand; empty while no person at this board may lay a chip. */
  readonly targets: Targets;
  /** The selected face. */
  readonly face: Face | undefined;
  /** The square for which only the face is open. */
  readonly aimed: Square | undefined;
  /** The squares of the last chip that was laid, and of those that others laid since a person's turn. */
  readonly last: readonly Square[];
  /** The tab stop of the grid. */
  readonly tabStop: Square;
  readonly words: GluxWords;
  /** The seat of the person whom the texts address. */
  readonly addressee: Seat | undefined;
  /** The names of the players by seat. */
  readonly names: readonly string[];
}

/** True if a seat starts in the upper half of the board, as the rules draw it. */
export const startsAtTop = (state: GluxState, seat: Seat): boolean =>
  2 * startOf(state, seat) < state.stacks.length;

/** The layout of a board with a seat in the lower half. Without a seat it lies as the rules draw it. */
export const layoutFor = (state: GluxState, bottom: Seat | undefined): Layout =>
  layout(state.board, bottom !== undefined && startsAtTop(state, bottom));

/** The last move that laid a chip, of one seat or of any. */
export const lastLaid = (history: readonly PastMove<GluxState, GluxMove>[], seat?: Seat): Laid | undefined =>
  history
    .flatMap(({ before, move }) => (move.kind === 'lay' && (seat ?? before.seat) === before.seat ? move : []))
    .at(-1);

/** The squares of the recent moves that laid chips, and of the last one. */
export const lastSquares = (
  history: readonly PastMove<GluxState, GluxMove>[],
  recent: readonly PastMove<GluxState, GluxMove>[],
): readonly Square[] =>
  [...recent.map(({ move }) => move), lastLaid(history)].flatMap((move) =>
    move?.kind === 'lay' ? move.to : [],
  );
