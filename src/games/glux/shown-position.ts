import type { Seat, PastMove } from '../../core/game.js';
import { layout, type Layout } from './drawing/places.js';
import { startOf } from './engine/board.js';
import type { Face, GluxMove, GluxState, Square } from './engine/types.js';
import type { Targets } from './selection.js';
import type { GluxWords } from '../../words/en/glux.js';

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
  readonly you: Seat | undefined;
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
