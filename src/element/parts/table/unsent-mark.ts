import type { Action, Answer } from '../../../core/table/entry.js';
import type { Unsent } from '../../../core/table/replica.js';
import type { AnyBoard } from '../../model/board.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { unsentStyles } from '../../styles/unsent.styles.js';
import { tableWords } from '../../words/en/table.js';

/** The time after which an action that is not confirmed is marked, in milliseconds. */
const PATIENCE = 2000;

/** Asks before the page is left. */
const ask = (event: Event) => event.preventDefault();

/**
 * The mark of a board whose person has done something that the host has not confirmed: it is seen and heard, and the browser asks before the
 * page is left.
 */
export class UnsentMark {
  readonly #board: AnyBoard;
  /** The first action that is not confirmed. */
  #first: Action | undefined;
  #marked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
  }

  /** Takes the actions that are not confirmed, in order. */
  update([unsent]: readonly Unsent[]): void {
    const first = unsent?.action;
    if (first === this.#first) return;
    this.#first = first;
    clearTimeout(this.#timer);
    if (this.#marked || !first) this.#show(first);
    else this.#timer = setTimeout(() => this.#mark(first), PATIENCE);
  }

  /** Follows an action to its answer, and says that it was sent, if the person was told that it was not. */
  follow(action: Action, answer: Promise<Answer>): void {
    void answer.then((given) => {
      if (this.#told.delete(action) && 'ok' in given) this.#board.announce(this.#words.sent);
    });
  }

  /** The board is at the table no more. */
  close(): void {
    this.update([]);
  }

  /** The actions of which the person was told that they are not sent. */
  readonly #told = new Set<Action>();

  get #words() {
    return tableWords(this.#board.words().ui);
  }

  #mark(action: Action): void {
    this.#told.add(action);
    adoptSheets(this.#board.element, [unsentStyles]);
    this.#show(action);
    this.#board.announce(this.#textOf(action));
  }

  #show(action: Action | undefined): void {
    this.#marked = !!action;
    this.#board.store.set({ unsent: action && (() => this.#textOf(action)) });
    if (action) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  }

  #textOf({ k }: Action): string {
    const { unsent } = this.#words;
    return unsent[k === 'move' || k === 'resign' || k === 'answer' ? k : 'ask'];
  }
}
