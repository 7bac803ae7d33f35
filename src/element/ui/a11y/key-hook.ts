import type { LitElement } from 'lit';
import { boardOf, type AnyBoard } from '../../model/board.js';
import { Lazy } from '../../base/lazy.js';
import type * as KeysModule from './keys.js';

/** The module that answers keys and tells undo and redo, for all boards of a page. */
export const keysModule = new Lazy<typeof KeysModule>(() => import('./keys.js'));

/** Shows the command field of a board. If its module cannot be loaded, the next call loads it again. */
export const showCommandField = (board: AnyBoard): void =>
  void keysModule.use(({ commandField }) => commandField(board));

/** Passes a key that was pressed on a square, or beside the grid, to the module that answers keys. Loads it first. */
export function hearKey(element: LitElement, key: string, square: string | undefined): void {
  const board = boardOf(element);
  const { ply } = board.store.snapshot.match;
  // A digit with which the board has moved by now is no question. A key does nothing if the module cannot be loaded; the next one
  // loads it again.
  void keysModule.use(({ hear }) => {
    const moved = /\d/.test(key) && board.store.snapshot.match.ply !== ply;
    return moved ? undefined : hear(board, key, square);
  });
}
