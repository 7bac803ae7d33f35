import { BadNotation } from '../../../core/errors.js';
import type { Board } from '../../model/board.js';

/** Plays a move in notation that a person has typed. Returns false, and explains why, if it cannot be played. */
export function playText<S, M, O extends object>({ store, attempt }: Board<S, M, O>, text: string): boolean {
  try {
    return attempt(store.snapshot.match.game.parseMove(text), 'text');
  } catch (error) {
    if (!(error instanceof BadNotation)) throw error;
    store.showMessage({ kind: 'fault', fault: error });
    return false;
  }
}
