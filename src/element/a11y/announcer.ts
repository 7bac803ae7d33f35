import type { Board } from '../board.js';
import { messageText, positionSentences } from './sentences.js';

/** The number of sentences that stay in the live region: a screen reader may still be busy with the one before. */
const KEPT = 4;

/**
 * Announces positions and messages of a board in its live region (`.live`, a log): at once, or with the update that is
 * pending. Returns a function that announces a sentence; an empty one is ignored.
 */
export function createAnnouncer<S, M, O extends object>(board: Board<S, M, O>): (text: string) => void {
  const { element, store, words, names } = board;
  /** The sentences of the update that is pending. A function may turn out to have none. */
  const waiting: (() => string)[] = [];
  const hostUpdated = () => {
    const region = element.renderRoot.querySelector('.live');
    if (!region || waiting.length === 0) return;
    const lines = waiting.splice(0).flatMap((sentence) => {
      const text = sentence();
      if (!text) return [];
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    });
    region.append(...lines);
    // All sentences of one update stay: none disappears before it could be read out.
    const kept = Math.max(KEPT, lines.length);
    while (region.childElementCount > kept) region.firstElementChild?.remove();
  };
  element.addController({ hostUpdated });
  const add = (sentence: () => string) => {
    waiting.push(sentence);
    // A sentence alone needs no render.
    if (element.hasUpdated && !element.isUpdatePending) hostUpdated();
  };
  const say = (text: string) => {
    add(() => text);
  };
  store.subscribe((effect) => {
    if (effect?.type === 'message') {
      const { message, spoken } = effect;
      const text = spoken ?? messageText(message, words(), names());
      // The page may have dismissed the explanation of an illegal move (event `game-illegal`).
      add(() => (message.kind === 'illegal' && store.snapshot.message !== message ? '' : text));
    }
    // The first position is not announced: the reader finds it when they come to the board.
    if (effect?.type === 'position' && element.hasUpdated)
      positionSentences(store.snapshot, effect.played, words(), names()).forEach(say);
  });
  return say;
}
