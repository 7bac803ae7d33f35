import type { AnyBoard } from '../../model/board.js';
import { playSignal } from '../../ui/sound/play-sounds.js';

/**
 * Calls a person to their turn who looks elsewhere: by a text before the title of the document while it is hidden, and, on a board with
 * sounds, by a sound if the page does not have the focus when the turn comes.
 */
export class TurnCall {
  readonly #board: AnyBoard;
  /** The text, while the person is to move. */
  #text: string | undefined;
  /** The title of the page, while ours is shown. */
  #title: string | undefined;
  #shown = '';

  constructor(board: AnyBoard) {
    this.#board = board;
  }

  connect(): void {
    document.addEventListener('visibilitychange', this.#update);
    this.#update();
  }

  disconnect(): void {
    document.removeEventListener('visibilitychange', this.#update);
    this.#restore();
  }

  /** Takes the text while the person is to move. `now`: the turn has come just now, if it was not theirs before. */
  set(text: string | undefined, now = false): void {
    const comes = now && text !== undefined && this.#text === undefined;
    this.#text = text;
    this.#update();
    if (comes && (document.hidden || !document.hasFocus())) playSignal(this.#board, 'turn');
  }

  readonly #update = (): void => {
    if (!document.hidden || this.#text === undefined) return this.#restore();
    if (this.#title !== undefined) return;
    this.#title = document.title;
    document.title = this.#shown = `${this.#text} · ${this.#title}`;
  };

  /** Gives the page its title back, unless it has another one by now. */
  #restore(): void {
    if (this.#title !== undefined && document.title === this.#shown) document.title = this.#title;
    this.#title = undefined;
  }
}
