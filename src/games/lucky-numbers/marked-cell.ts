import type { Seat } from '../../core/game.js';
import type { Cell } from './engine/types.js';
import { isCell } from './selection.js';

/** The cell of a square on which marks may be, such as `Bb2`, and the seat of its tray; without one, it is the large tray. */
export const markedCell = (square: string): { readonly cell: Cell; readonly owner: Seat | undefined } => ({
  cell: square.slice(-2) as Cell,
  owner: square.length > 2 ? square.charCodeAt(0) - 65 : undefined,
});

/**
 * The name of a square in a sentence: a cell of the large tray, such as `b2`, or of the tray of a seat, such as `Bb2`.
 * Undefined if there is no such cell, or if no arrow from `from` can end there, because that is on another tray.
 */
export function squareName(square: string, names: readonly string[], from = square): string | undefined {
  const { cell, owner } = markedCell(square);
  if (!isCell(cell) || square.length > 3 || from.slice(0, -2) !== square.slice(0, -2)) return undefined;
  if (owner === undefined) return cell;
  const name = names[owner];
  return name === undefined ? undefined : `${cell} (${name})`;
}
