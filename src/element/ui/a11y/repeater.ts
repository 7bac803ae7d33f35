import type { AnyBoard } from '../../model/board.js';
import { speechOf } from './speech.js';

/** A screen reader stops speaking at a key. What is younger, in milliseconds, was hardly heard. */
const HEARD = 500;
/** The time without a key, in milliseconds, after which a person has stopped typing. */
const PAUSE = 1000;

/** The text field that is the target of an event, or has the focus. */
const textField = (target: unknown): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'text' ? target : undefined;

/**
 * Says the news of a board that a key has interrupted once more: when the person has stopped typing, and the text field is empty or has lost
 * the focus. Who types expects none: there, news that was still being spoken is said again; at a key that
 * leaves the field, and elsewhere, what was hardly heard.
 */
class Repeater {
  readonly #board: AnyBoard;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    // While capturing: a key that plays a move does not interrupt it.
    board.element.addEventListener('keydown', this.#key, true);
    board.element.addEventListener('focusout', this.#wait);
  }

  /** Says again what was interrupted, unless a person is typing. */
  readonly repeat = (): void => {
    clearTimeout(this.#timer);
    const { element, announce } = this.#board;
    if (!element.isConnected || textField(element.shadowRoot!.activeElement)?.value) return;
    const speech = speechOf(this.#board);
    const { missed } = speech;
    speech.missed = [];
    announce(missed.map(({ text }) => text).join(' '), true);
  };

  /** Forgets the moves that were missed: a person has asked for the last ones. */
  forget(): void {
    speechOf(this.#board).forget();
    this.#wait();
  }

  readonly #key = (event: KeyboardEvent): void => {
    const speech = speechOf(this.#board);
    const now = performance.now();
    const leaves = event.key === 'Escape' || event.key === 'Tab';
    const types = !leaves && textField(event.composedPath()[0]) !== undefined;
    const stopped = speech.news.filter(({ at, until }) => now < (types ? until : at + HEARD));
    // Control alone silences a screen reader.
    if (event.key !== 'Control') speech.missed = [...speech.missed, ...stopped];
    speech.news = [];
    speech.until = now;
    this.#wait();
  };

  readonly #wait = (): void => {
    clearTimeout(this.#timer);
    if (speechOf(this.#board).missed.length > 0) this.#timer = setTimeout(this.repeat, PAUSE);
  };
}

const repeaters = new WeakMap<object, Repeater>();

/** Begins to watch which news keys interrupt on a board. */
export function repeaterOf(board: AnyBoard): Repeater {
  const repeater = repeaters.get(board) ?? new Repeater(board);
  repeaters.set(board, repeater);
  return repeater;
}
