import type { LitElement } from 'lit';
import { boardOf } from '../board.js';
import { Lazy } from '../lazy.js';
import type * as KeysModule from './keys.js';

/** The module that answers keys and tells undo and redo, for all boards of a page. */
export const keysModule = new Lazy<typeof KeysModule>(() => import('./keys.js'));

/** Passes a key that was pressed on a square, or beside the grid, to the module that answers keys. Loads it first. */
export const hearKey = (element: LitElement, event: KeyboardEvent, square: string | undefined): void =>
  // A key does nothing if the module cannot be loaded; the next one loads it again.
  void keysModule.load().then(
    ({ hear }) => hear(boardOf(element), event, square),
    () => undefined,
  );
