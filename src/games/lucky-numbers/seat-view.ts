import type { PastMove, Seat } from '../../core/game.js';
import type { Drawing } from '../../element/drawing/template.js';
import type { DrawMarks } from '../../element/drawing/draw-marks.js';
import { miniPlace, miniViewBox, type DiagramLook, type TrayLook } from './drawing/diagram.js';
import type { CellLook } from './drawing/tile.js';
import { cellPlace, viewBox } from './drawing/tray.js';
import { cells, deadCells, indexOf, pile, setupStep } from './engine/board.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import { markedCell } from './marked-cell.js';
import type { LuckyPictureWords, LuckyWords } from '../../words/en/lucky-numbers.js';

/** The cell on which a move lays a tile. */
export const cellOf = (move: LuckyMove | undefined): Cell | undefined =>
  move?.kind === 'lay' ? move.to : undefined;

/** The tiles in the cells of a seat's tray, with the dead cells and the cells of the last moves. */
export function trayLook(
  state: LuckyState,
  seat: Seat,
  last: readonly (Cell | undefined)[] = [],
): readonly CellLook[] {
  const board = state.boards[seat]!;
  // During the setup only the diagonal can be filled, so a cell without a fitting number means nothing.
  const dead = setupStep(state) ? [] : deadCells(board);
  return cells.map((cell, i) => ({
    tile: board[i] === 0 ? undefined : board[i],
    dead: dead.includes(cell),
    last: last.includes(cell),
  }));
}

/** The position with the moves before it. */
export interface SeatSource {
  readonly state: LuckyState;
  readonly history: readonly PastMove<LuckyState, LuckyMove>[];
  /** The moves at the end of `history` that are marked. */
  readonly recent: readonly PastMove<LuckyState, LuckyMove>[];
  readonly words: LuckyPictureWords;
  readonly names: readonly string[];
  /** Draws the marks, if there are any. */
  readonly drawMarks?: DrawMarks | undefined;
  /** Adds the marks to a text alternative. */
  readonly withMarks?: ((label: string) => string) | undefined;
}

/** A few words under the name of a seat: its last move, or during the setup the tiles that it holds. */
export function seatNote({ state, history }: SeatSource, words: LuckyWords, seat: Seat): string {
  const { before, move } = history.findLast((past) => past.before.seat === seat) ?? {};
  const hand = state.hands[seat]!;
  if (setupStep(state)) return hand.length > 0 ? words.holds(hand) : '';
  if (!before || !move || move.kind === 'draw' || setupStep(before)) return '';
  if (move.kind === 'pass') return words.did('pass', before.hands[seat]?.[0] ?? 0, undefined);
  return words.did(move.kind === 'lay' ? 'lay' : 'draw', move.tile, cellOf(move));
}

/** The cells on which a seat laid tiles in the recent moves. */
export const recentCells = ({ recent }: SeatSource, seat: Seat): readonly Cell[] =>
  recent.flatMap(({ before, move }) => (before.seat === seat ? (cellOf(move) ?? []) : []));

/** The cells that are marked on a small tray: those of the recent moves and of the last move. */
function markedCells(source: SeatSource, seat: Seat): readonly Cell[] {
  const { history } = source;
  const move = history.findLast(({ before, move }) => before.seat === seat && move.kind !== 'reveal')?.move;
  const cell = cellOf(move);
  return [...new Set([...recentCells(source, seat), ...(cell ? [cell] : [])])];
}

/** The marks on the large tray: those without a seat, and those of the seat that it shows. */
export const marksOnLargeTray = (drawMarks: DrawMarks | undefined, seat: Seat): Drawing | undefined =>
  drawMarks?.(viewBox, (square) => {
    const { cell, owner } = markedCell(square);
    return owner === undefined || owner === seat ? cellPlace(indexOf(cell)) : undefined;
  });

const marksOnSmallTray = ({ drawMarks }: SeatSource, seat: Seat): Drawing | undefined =>
  drawMarks?.(miniViewBox, (square) => {
    const { cell, owner } = markedCell(square);
    return owner === seat ? miniPlace(indexOf(cell)) : undefined;
  });

/** The tray of another seat, with its text alternative. */
export function otherTray(source: SeatSource, seat: Seat): TrayLook & { readonly label: string } {
  const { state, words, names } = source;
  const last = markedCells(source, seat);
  const label = words.describe(names[seat], state.boards[seat]!, last);
  return { cells: trayLook(state, seat, last), label, marks: marksOnSmallTray(source, seat) };
}

/** The position as one drawing: the tray of a seat, its hand, the face-up tiles, and the trays of the others. */
export function diagramLook(source: SeatSource, seat: Seat, coordinates: boolean): DiagramLook {
  const { state, words, names, withMarks = String } = source;
  const hand = state.hands[seat]!;
  return {
    cells: trayLook(state, seat, recentCells(source, seat)),
    label: withMarks(words.describe(names[seat], state.boards[seat]!, [])),
    marks: marksOnLargeTray(source.drawMarks, seat),
    coordinates,
    hand,
    open: state.middle,
    underLabel: words.describeMiddle([...hand, ...state.middle], pile(state)),
    others: state.boards.flatMap((_, each) => (each === seat ? [] : [otherTray(source, each)])),
  };
}
