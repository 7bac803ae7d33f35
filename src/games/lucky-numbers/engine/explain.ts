import type { Breach, Seat } from '../../../core/game.js';
import { cells, clashes, diagonal, fits, indexOf } from './board.js';
import type { Reason } from './messages.js';
import { faceDown, layable, mustDraw, numbers, setupStep, type SetupStep } from './tiles.js';
import type { Board, Cell, LuckyMove, LuckyState } from './types.js';

/** A breach of the rules of Lucky Numbers. */
export interface LuckyBreach extends Breach {
  readonly reason: Reason;
}

/** The rule, the reason, and the cells to point at. */
type Why = readonly [rule: string, reason: Reason, ...squares: Cell[]];

/** A move that has not been validated. */
interface UncheckedMove {
  readonly kind: LuckyMove['kind'];
  readonly tile: number;
  readonly to: Cell;
}

/** Returns the reason why a tile does not fit on a cell of a board (L4, L5). */
function whyNotFit(board: Board, tile: number, to: Cell): Why | undefined {
  const at = indexOf(to);
  if (board[at] === tile) return ['L5', 'equal', to];
  const found = clashes(board, at, tile);
  const [i] = found;
  if (i === undefined) return undefined;
  const sameRow = i >> 2 === at >> 2;
  const reason = i < at ? (sameRow ? 'left' : 'above') : sameRow ? 'right' : 'below';
  return ['L4', reason, to, ...found.map((j) => cells[j]!)];
}

/** Returns the reason why a dealt tile cannot go on a cell during the setup (L2). */
const whyNotInSetup = (board: Board, to: Cell): Why | undefined =>
  diagonal.includes(to)
    ? board[indexOf(to)]
      ? ['L2', 'taken', to]
      : undefined
    : ['L2', 'not-diagonal', to, ...diagonal.filter((cell) => !board[indexOf(cell)])];

/** A cell for a tile, and the tile that it would be exchanged for (0 on an empty cell). */
export interface Place {
  readonly cell: Cell;
  readonly returns: number;
}

/** True if a tile can go on a cell: in a step of the setup by L2, later by L4 and L5. */
export const isOpen = (board: Board, cell: Cell, tile: number, step?: SetupStep): boolean =>
  step ? !whyNotInSetup(board, cell) : fits(board, indexOf(cell), tile);

/** Returns the cells of a seat's board on which a tile can go (L2, or L4 and L5), regardless of the seat to move. */
export function places(state: LuckyState, tile: number, seat: Seat = state.seat): readonly Place[] {
  const board = state.boards[seat]!;
  const step = setupStep(state);
  return cells.flatMap((cell, at) =>
    isOpen(board, cell, tile, step) ? [{ cell, returns: board[at]! }] : [],
  );
}

function whyNotReveal(state: LuckyState, tile: number): Why | undefined {
  if (!numbers.includes(tile)) return ['L1', 'unknown-tile'];
  return faceDown(state)[tile] ? undefined : ['L1', 'none-left'];
}

function whyNotLay(state: LuckyState, { tile, to }: UncheckedMove, step?: SetupStep): Why | undefined {
  const { boards, hands, seat } = state;
  const board = boards[seat]!;
  const hand = hands[seat]!;
  if (!numbers.includes(tile)) return ['L1', 'unknown-tile'];
  if (indexOf(to) < 0) return ['L4', 'unknown-cell'];
  if (step) return hand.includes(tile) ? whyNotInSetup(board, to) : ['L2', 'not-dealt'];
  if (!hand.length && mustDraw(state)) return ['L8', 'must-draw'];
  if (!layable(state).includes(tile)) return ['L3', hand.length ? 'not-drawn' : 'not-face-up'];
  return whyNotFit(board, tile, to);
}

function whyNot(state: LuckyState, move: UncheckedMove): Why | undefined {
  const { kind, tile } = move;
  const step = setupStep(state);
  const chance = step?.deals ?? state.turning;
  const rule = step ? 'L2' : 'L3';
  if (!['draw', 'lay', 'pass', 'reveal'].includes(kind)) return ['L3', 'unknown-move'];
  if (kind === 'reveal') return chance ? whyNotReveal(state, tile) : [rule, 'not-turning'];
  if (chance) return [rule, 'turning'];
  if (kind === 'lay') return whyNotLay(state, move, step);
  if (rule === 'L2') return [rule, 'setting-up'];
  const drawn = state.hands[state.seat]!.length > 0;
  if (kind === 'draw') return drawn ? [rule, 'already-drawn'] : undefined;
  return drawn ? undefined : [rule, 'no-passing'];
}

/**
 * Returns the rule that forbids a move, the reason and the cells to point at, or undefined if the move is legal. Accepts any
 * value as a move.
 */
export function explain(state: LuckyState, move: LuckyMove): LuckyBreach | undefined {
  const { ending } = state;
  const why: Why | undefined = ending ? [ending.rule, 'over'] : whyNot(state, Object(move) as UncheckedMove);
  if (!why) return undefined;
  const [rule, reason, ...squares] = why;
  return { rule, reason, squares };
}
