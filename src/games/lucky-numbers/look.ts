import type { Seat } from '../../core/game.js';
import type { CellLook } from './drawing/tile.js';
import { cells, deadCells } from './engine/board.js';
import { setupStep } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import type { LuckyWords } from './words/types.js';

/** A move with the position it was made in. */
export interface Past {
  readonly before: LuckyState;
  readonly move: LuckyMove;
}

/** What a seat did last, if anything: its last move, and the cell on which it laid a tile with it. */
export function lastOf(past: readonly Past[], seat: Seat): LuckyMove | undefined {
  return past.findLast(({ before, move }) => before.seat === seat && move.kind !== 'reveal')?.move;
}

export const cellOf = (move: LuckyMove | undefined): Cell | undefined =>
  move?.kind === 'lay' ? move.to : undefined;

/** What lies in the cells of a seat's tray, with those that are dead and the one filled last. */
export function trayLook(state: LuckyState, seat: Seat, last?: LuckyMove): readonly CellLook[] {
  const board = state.boards[seat] ?? [];
  // before the diagonal is laid nothing but the diagonal is open, and no trap yet
  const dead = setupStep(state) ? [] : deadCells(board);
  return cells.map((cell, i) => ({
    tile: board[i] === 0 ? undefined : board[i],
    dead: dead.includes(cell),
    last: cellOf(last) === cell,
  }));
}

/** What lies in a cell and what can be done there, for the ear. */
export function cellLabel(
  words: LuckyWords,
  cell: Cell,
  { tile, dead, last, hint }: CellLook,
  held: number | undefined,
  back: number | undefined,
): string {
  return [
    cell,
    tile ?? words.empty,
    held !== undefined && back !== undefined && words.offers(held, back),
    dead && words.states.dead,
    last && words.states.last,
    hint && words.states.hint,
  ]
    .filter(Boolean)
    .join(', ');
}
