import type { Seat } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import type { PlayedMove } from '../../model/effects.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { keysModule } from './key-hook.js';
import { preferencesModule } from '../preferences/preferences.js';
import { faultOnBoard, messageText, positionSentences } from './sentences.js';
import { speechOf } from './speech.js';

/** The number of paragraphs that stay in the live region: a screen reader may still be busy with the one before. */
const KEPT = 4;

/** The milliseconds between paragraphs: screen readers mix up the order of two that come within a frame. */
export const GAP = 200;

/** The milliseconds after which paragraphs go, for those who read the page by lines. Screen readers took them over at once. */
export const STALE = 7000;

/** A text with the letters of squares as a person prefers to hear them. */
function spelled(board: AnyBoard, text: string): string {
  const spell = board.store.snapshot.preferences.letters && preferencesModule.value?.spell;
  return spell ? spell(board, text) : text;
}

/**
 * Returns a function that is false for deals and moves of the computer until a person comes to the board, or the page shows another
 * position: they would interrupt the reading of a page that has just been opened.
 */
function watchForPerson({ element }: AnyBoard) {
  let met = false;
  const meet = () => {
    met = true;
  };
  element.addController({
    hostConnected() {
      for (const type of ['focusin', 'pointerdown']) element.renderRoot.addEventListener(type, meet);
    },
  });
  return (played: PlayedMove | undefined, { match, players, settings }: AnySnapshot): boolean => {
    const seat = played?.seat;
    const byItself = seat === 'chance' || (seat !== undefined && players[seat]?.kind === 'computer');
    met ||= !byItself || !match.atEnd || !settings.session.plays;
    return met;
  };
}

/** The sentences that announce a position, and what the person to move learns with it. */
function told(
  { words, displayNames, face, store }: AnyBoard,
  snapshot: AnySnapshot,
  played: PlayedMove | undefined,
): readonly string[] {
  const short = snapshot.preferences.speech && preferencesModule.value?.shortSentences;
  const sentences = (short ?? positionSentences)(
    snapshot,
    played,
    words(),
    displayNames(),
    (seat) => face.seatDetails(seat).scoreLabel,
  );
  const isShown = snapshot.match.state === store.snapshot.match.state;
  return played && isShown ? [...sentences, face.moveNote()] : sentences;
}

/**
 * Returns a function that adds a paragraph to the live region of a board. The region is empty a while after the last one, and once the
 * board is gone.
 */
function paragraphs({ element }: AnyBoard): (region: Element, text: string) => void {
  let last = '';
  let written: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    written?.replaceChildren();
    written = undefined;
  };
  element.addController({ hostDisconnected: clear });
  return (region, text) => {
    // Orca leaves out a text that it has just spoken.
    last = text === last ? `${text}\u00a0` : text;
    const paragraph = document.createElement('p');
    paragraph.textContent = last;
    region.append(paragraph);
    if (region.childElementCount > KEPT) region.firstElementChild?.remove();
    clearTimeout(timer);
    written = region;
    timer = setTimeout(clear, STALE);
  };
}

/** Says a sentence; see `createAnnouncer`. `isPosition`: it is told again to whoever asks for the last moves. */
type Say = (text: string, isAnswer?: boolean, isPosition?: boolean) => void;

/** Says what messages and other positions tell. */
function followEffects(board: AnyBoard, say: Say): void {
  const { element, store, words } = board;
  const isMet = watchForPerson(board);
  board.hear((effect, snapshot) => {
    if (effect.type === 'message') {
      const { message, spoken } = effect;
      // The page may have dismissed the explanation of an illegal move (event `game-illegal`).
      if (message.kind === 'illegal' && store.snapshot.message !== message) return;
      const text =
        message.kind === 'fault' ? faultOnBoard(board, message.fault) : messageText(message, words());
      say(spoken ?? text, !('isNews' in message || message.kind === 'ask'));
    }
    // The first position is not announced: the reader finds it when they come to the board.
    if (effect.type !== 'position' || !element.hasUpdated) return;
    const { played, from } = effect;
    const { match, players, settings, outcome } = snapshot;
    // Who steps through a game hears the last step.
    if (!played || !match.atEnd || !settings.session.plays) speechOf(board).forget();
    if (!isMet(played, snapshot)) return;
    const isOwn = !outcome && (!played || players[played.seat as Seat]?.kind === 'human');
    const position = () => told(board, snapshot, played).forEach((text) => say(text, isOwn, true));
    if (from === undefined) position();
    else void keysModule.load().then(({ steps }) => say(steps(board, snapshot, from), true), position);
  });
}

/**
 * Announces positions and messages of a board in its live region (`.live`, a log): at once, with the update that is
 * pending, or when the motion has ended that they depend on. All sentences of one update are one paragraph: screen readers mix up the order of several, or lose some. What comes
 * within the gap after a paragraph is the next one. A paragraph that is equal to the one before gets a space at its end. Returns a
 * function that announces a sentence: news, or the answer to what a person has just done. An empty one is ignored.
 */
export function createAnnouncer(board: AnyBoard): AnyBoard['announce'] {
  const { element } = board;
  const waiting: { readonly text: string; readonly isAnswer: boolean; readonly isPosition: boolean }[] = [];
  let rests = false;
  const add = paragraphs(board);
  const write = () => {
    const says = element.isConnected && !rests && waiting.length > 0;
    const region = says && element.renderRoot.querySelector('.live');
    if (!region) return;
    const all = waiting.splice(0);
    const text = all.map((each) => each.text).join(' ');
    add(region, spelled(board, text));
    speechOf(board).add(
      text,
      all.filter(({ isAnswer }) => !isAnswer),
    );
    rests = true;
    setTimeout(() => {
      rests = false;
      write();
    }, GAP);
  };
  // A game may add sentences to a move as soon as the update is done.
  element.addController({ hostConnected: write, hostUpdated: () => queueMicrotask(write) });
  const say: Say = (text, isAnswer = false, isPosition = false) => {
    if (!text) return;
    waiting.push({ text, isAnswer, isPosition });
    // A sentence alone needs no render.
    if (element.hasUpdated && !element.isUpdatePending) write();
  };
  followEffects(board, say);
  return say;
}
