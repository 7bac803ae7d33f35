import { BadNotation } from '../../../core/errors.js';
import { toPlain } from '../../../core/plain-text.js';
import type { AnyBoard } from '../../model/board.js';

/** Plays a move in notation that a person has typed. Returns false, and explains why, if it cannot be played. */
export function playText({ store, attempt }: AnyBoard, text: string): boolean {
  try {
    return attempt(store.snapshot.match.game.parseMove(toPlain(text)), 'text');
  } catch (error) {
    if (!(error instanceof BadNotation)) throw error;
    store.showMessage({ kind: 'fault', fault: error });
    return false;
  }
}
