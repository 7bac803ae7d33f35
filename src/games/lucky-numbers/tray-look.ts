import type { Seat } from '../../core/game.js';
import type { CellLook } from './drawing/tile.js';
import { cells, deadCells } from './engine/board.js';
import { setupStep } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';

/** The cell on which a move lays a tile. */
export const cellOf = (move: LuckyMove | undefined): Cell | undefined =>
  move?.kind === 'lay' ? move.to : undefined;

/** The tiles in the cells of a seat's tray, with the dead cells and the cell of the last move. */
export function trayLook(state: LuckyState, seat: Seat, last?: LuckyMove): readonly CellLook[] {
  const board = state.boards[seat] ?? [];
  // During the setup only the diagonal can be filled, so a cell without a fitting number means nothing.
  const dead = setupStep(state) ? [] : deadCells(board);
  return cells.map((cell, i) => ({
    tile: board[i] === 0 ? undefined : board[i],
    dead: dead.includes(cell),
    last: cellOf(last) === cell,
  }));
}
