import type { Seat } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import type { Message, PlayedMove } from '../../model/effects.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { keysModule } from './key-hook.js';
import { preferencesModule } from '../preferences/preferences.js';
import { faultOnBoard, messageText, positionSentences } from './sentences.js';
import { speechOf } from './speech.js';

/** The number of paragraphs that stay in the live region: a screen reader may still be busy with the one before. */
const KEPT = 4;

/** The milliseconds between paragraphs: screen readers mix up or lose what comes in quick succession, on a busy machine also after 200 ms. */
export const GAP = 650;

/** The milliseconds after which paragraphs go, for those who read the page by lines. Screen readers took them over at once. */
export const STALE = 7000;

/** The milliseconds after which a move is told without the chip or the throw that follows it: they come late. */
export const LATE = 4000;

/** The milliseconds after the page has loaded, and those after which it takes too long: screen readers tell that it loads, and then that it has. */
const [LOADED, LOADS] = [1000, 5000];

/** Calls a function once screen readers have told that the page has loaded; returns false if they have, without calling it. */
function afterLoading(then: () => void): boolean {
  if (document.readyState === 'complete') return false;
  const late = setTimeout(then, LOADS);
  const loaded = () => {
    clearTimeout(late);
    setTimeout(then, LOADED);
  };
  addEventListener('load', loaded, { once: true });
  return true;
}

/** Holds back what is said while it is `on`, until `hold` is called with false or what is awaited comes late: then it calls `release`. */
function holding(release: () => void) {
  let late: ReturnType<typeof setTimeout> | undefined;
  const held = {
    on: false,
    hold(on: boolean) {
      clearTimeout(late);
      held.on = on;
      if (on) late = setTimeout(held.hold, LATE, false);
      else release();
    },
  };
  return held;
}

/** A text with the letters of squares as a person prefers to hear them. */
function spelled(board: AnyBoard, text: string): string {
  const spell = board.store.snapshot.preferences.letters && preferencesModule.value?.spell;
  return spell ? spell(board, text) : text;
}

/**
 * Returns a function that is false for deals and moves of the computer until a person comes to the board, or the page shows another
 * position: they would interrupt the reading of a page that has just been opened.
 */
function watchForPerson({ element }: AnyBoard, onmeet: () => void) {
  let met = false;
  const meet = () => {
    if (!met) onmeet();
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
  const isLast = snapshot.match.state === store.snapshot.match.state;
  return played ? [...sentences, face.moveNote(snapshot.view, isLast)] : sentences;
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

/** Says what messages and other positions tell. `hold`: all that is said until it is called with false is one paragraph. */
function followEffects(board: AnyBoard, say: Say, hold: (on: boolean) => void): void {
  const { element, store, words } = board;
  /** A fault from before somebody came to the board. */
  let early: Message | undefined;
  const isMet = watchForPerson(board, () => {
    const { message } = store.snapshot;
    if (message && message === early && message.kind === 'fault') say(faultOnBoard(board, message.fault));
  });
  board.hear((effect, snapshot) => {
    if (effect.type === 'message') {
      const { message, spoken } = effect;
      if (message.kind === 'fault') early = message;
      // The page may have dismissed the explanation of an illegal move (event `game-illegal`).
      if (message.kind === 'illegal' && store.snapshot.message !== message) return;
      const text =
        message.kind === 'fault' ? faultOnBoard(board, message.fault) : messageText(message, words());
      say(spoken ?? text, !('isNews' in message || message.kind === 'ask'));
    }
    // The first position is not announced: the reader finds it when they come to the board.
    if (effect.type !== 'position' || !element.hasUpdated) return;
    // a recap that a person has ended while this move was still moving
    if (snapshot.recap && !store.snapshot.recap) return;
    const { played, from, quiet } = effect;
    const { match, players, settings, outcome, turn } = snapshot;
    const { plays } = settings.session;
    hold(true);
    // Who steps through a game hears the last step.
    if (!played || !match.atEnd || !plays) speechOf(board).forget();
    const isOwn = !outcome && (!played || players[played.seat as Seat]?.kind === 'human');
    const position = () => told(board, snapshot, played).forEach((text) => say(text, isOwn, true));
    if (isMet(played, snapshot) && !quiet) {
      if (from === undefined) position();
      else void keysModule.load().then(({ steps }) => say(steps(board, snapshot, from), true), position);
    }
    // the chip or the throw that follows a move is told with it
    const draws = store.table !== undefined || store.snapshot.match !== match;
    if (turn !== 'chance' || !played || !match.atEnd || !plays || !draws) hold(false);
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
  let waiting: { readonly text: string; readonly isAnswer: boolean; readonly isPosition: boolean }[] = [];
  let rests = false;
  const add = paragraphs(board);
  const write = () => {
    if (!element.isConnected || rests) return;
    // an answer does not wait for the throw that is awaited, nor does it part the throw from its result
    const isSaid = ({ isAnswer, isPosition }: (typeof waiting)[number]) =>
      !held.on || (isAnswer && !isPosition);
    const all = waiting.filter(isSaid);
    const region = all.length > 0 && element.renderRoot.querySelector('.live');
    if (!region) return;
    rests = afterLoading(go);
    if (rests) return;
    waiting = waiting.filter((each) => !isSaid(each));
    const text = all.map((each) => each.text).join(' ');
    add(region, spelled(board, text));
    speechOf(board).add(
      text,
      all.filter(({ isAnswer }) => !isAnswer),
    );
    rests = true;
    setTimeout(go, GAP);
  };
  const go = () => {
    rests = false;
    write();
  };
  // A game may add sentences to a move as soon as the update is done.
  element.addController({ hostConnected: write, hostUpdated: () => queueMicrotask(write) });
  const say: Say = (text, isAnswer = false, isPosition = false) => {
    if (!text) return;
    waiting.push({ text, isAnswer, isPosition });
    // A sentence alone needs no render.
    if (element.hasUpdated && !element.isUpdatePending) write();
  };
  const held = holding(() => {
    if (element.hasUpdated && !element.isUpdatePending) write();
  });
  followEffects(board, say, held.hold);
  return say;
}
