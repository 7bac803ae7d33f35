import type { Board } from '../board.js';
import { keysModule } from './key-hook.js';
import { preferencesModule } from '../preferences/preferences.js';
import { messageText, positionSentences } from './sentences.js';

/** The number of paragraphs that stay in the live region: a screen reader may still be busy with the one before. */
const KEPT = 4;

/** The milliseconds between paragraphs: screen readers mix up the order of two that come within a frame. */
export const GAP = 200;

/** A text with the letters of squares as a person prefers to hear them. */
function spelled<S, M, O extends object>(board: Board<S, M, O>, text: string): string {
  const spell = board.store.snapshot.preferences.letters && preferencesModule.value?.spell;
  return spell ? spell(board, text) : text;
}

/**
 * Announces positions and messages of a board in its live region (`.live`, a log): at once, or with the update that is
 * pending. All sentences of one update are one paragraph: screen readers mix up the order of several, or lose some. What comes
 * within the gap after a paragraph is the next one. Until a person comes to the board or somebody else than the computer moves,
 * nothing interrupts the reading of the page: deals and moves of the computer are not announced. Returns a function that announces a sentence; an empty one is ignored.
 */
export function createAnnouncer<S, M, O extends object>(board: Board<S, M, O>): (text: string) => void {
  const { element, store, words, called, scoreLabel, turnNote } = board;
  const waiting: string[] = [];
  let rests = false;
  let met = false;
  const meet = () => {
    met = true;
  };
  const write = () => {
    const region = !rests && waiting.length > 0 && element.renderRoot.querySelector('.live');
    if (!region) return;
    const paragraph = document.createElement('p');
    paragraph.textContent = spelled(board, waiting.splice(0).join(' '));
    region.append(paragraph);
    if (region.childElementCount > KEPT) region.firstElementChild?.remove();
    rests = true;
    setTimeout(() => {
      rests = false;
      if (element.isConnected) write();
    }, GAP);
  };
  // A game may add sentences to a move as soon as the update is done.
  element.addController({
    hostConnected() {
      write();
      for (const type of ['focusin', 'pointerdown']) element.renderRoot.addEventListener(type, meet);
    },
    hostUpdated: () => queueMicrotask(write),
  });
  const say = (text: string) => {
    if (!text) return;
    waiting.push(text);
    // A sentence alone needs no render.
    if (element.hasUpdated && !element.isUpdatePending) write();
  };
  store.subscribe((effect) => {
    if (effect?.type === 'message') {
      const { message, spoken } = effect;
      // The page may have dismissed the explanation of an illegal move (event `game-illegal`).
      const dismissed = message.kind === 'illegal' && store.snapshot.message !== message;
      if (!dismissed) say(spoken ?? messageText(message, words()));
    }
    // The first position is not announced: the reader finds it when they come to the board.
    if (effect?.type !== 'position' || !element.hasUpdated) return;
    const { snapshot } = store;
    const { played, from } = effect;
    const { match, players, mover, settings } = snapshot;
    const byItself =
      played && (played.seat === 'chance' || players[played.seat]?.kind === 'computer') && match.atEnd;
    met ||= !byItself || !settings.session.plays;
    if (!met) return;
    const short = snapshot.preferences.speech && preferencesModule.value?.shortSentences;
    const sentences = short ?? positionSentences;
    const position = () => {
      sentences(snapshot, played, words(), called(), scoreLabel).forEach(say);
      if (played && mover !== undefined) say(turnNote());
    };
    if (from === undefined) position();
    else void keysModule.load().then(({ steps }) => say(steps(board, snapshot, from)), position);
  });
  return say;
}
