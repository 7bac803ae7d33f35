import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../core/game.js';
import type { PastMove } from '../../element/match/past-moves.js';
import { miniTray, miniTrays } from './drawing/mini-tray.js';
import { looseTile, type CellLook } from './drawing/tile.js';
import { cells, deadCells } from './engine/board.js';
import { pile, setupStep } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import type { LuckyWords } from './words/en.js';

/** The cell on which a move lays a tile. */
export const cellOf = (move: LuckyMove | undefined): Cell | undefined =>
  move?.kind === 'lay' ? move.to : undefined;

/** The tiles in the cells of a seat's tray, with the dead cells and the cells of the last moves. */
export function trayLook(
  state: LuckyState,
  seat: Seat,
  last: readonly (Cell | undefined)[] = [],
): readonly CellLook[] {
  const board = state.boards[seat] ?? [];
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
  readonly words: LuckyWords;
  readonly names: readonly string[];
  /** Draws the marks on the small tray of a seat. */
  readonly marksOn: (seat: Seat) => unknown;
}

/** A few words under the name of a seat: its last move, or during the setup the tiles that it holds. */
export function seatNote({ state, history, words }: SeatSource, seat: Seat): string {
  const { before, move } = history.findLast((past) => past.before.seat === seat) ?? {};
  const hand = state.hands[seat] ?? [];
  if (setupStep(state)) return hand.length > 0 ? words.holds(hand) : '';
  if (!before || !move || move.kind === 'draw' || setupStep(before)) return '';
  if (move.kind === 'pass') return words.did('pass', before.hands[seat]?.[0] ?? 0, undefined);
  return words.did(move.kind === 'lay' ? 'lay' : 'draw', move.tile, cellOf(move));
}

/** The cells on which a seat laid tiles in the recent moves. */
export const recentCells = ({ recent }: SeatSource, seat: Seat): readonly Cell[] =>
  recent.flatMap(({ before, move }) => (before.seat === seat ? (cellOf(move) ?? []) : []));

function seatTray(source: SeatSource, seat: Seat): TemplateResult {
  const { state, history, words, names } = source;
  const move = history.findLast(({ before, move }) => before.seat === seat && move.kind !== 'reveal')?.move;
  const cell = cellOf(move);
  const last = [...new Set([...recentCells(source, seat), ...(cell ? [cell] : [])])];
  const label = words.describe(names[seat] ?? '', state.boards[seat] ?? [], last);
  return miniTray(trayLook(state, seat, last), label, source.marksOn(seat));
}

/** The small tray of a seat under its name. */
export const smallTray = (source: SeatSource, seat: Seat): TemplateResult =>
  html`<div class="small-tray">${seatTray(source, seat)}</div>`;

/** The part of a diagram under the tray of a seat: tiles in the hand and face up, and the trays of the others. */
export function underDiagram(source: SeatSource, seat: Seat): TemplateResult {
  const { state, words } = source;
  const hand = state.hands[seat] ?? [];
  const tiles = [...hand, ...state.middle];
  const others = state.boards.flatMap((_, each) => (each === seat ? [] : [seatTray(source, each)]));
  return html`<div class="still" role="img" aria-label=${words.describeMiddle(tiles, pile(state))}>
      ${tiles.map((tile, i) => looseTile(tile, { lit: i < hand.length }))}
    </div>
    ${miniTrays(others)}`;
}
