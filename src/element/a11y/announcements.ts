import type { Board } from '../board.js';
import type { Announcer } from './announcer.js';
import { messageText, positionSentences } from './sentences.js';

/** Announces positions and messages of a board in its live region. */
export function announceEffects<S, M, O extends object>(board: Board<S, M, O>, announcer: Announcer): void {
  const { element, store, words, names } = board;
  store.subscribe((effect) => {
    if (effect?.type === 'message')
      announcer.say(effect.spoken ?? messageText(effect.message, words(), names()));
    // The first position is not announced: the reader finds it when they come to the board.
    if (effect?.type === 'position' && element.hasUpdated)
      for (const text of positionSentences(store.snapshot, effect.played, words(), names()))
        announcer.say(text);
  });
}
