import type { Seat } from '../../../core/game.js';
import type { Presence } from '../../../core/table/seat-news.js';
import type { AnyBoard } from '../../model/board.js';
import { playSignal } from '../../ui/sound/play-sounds.js';

/** The time for which a person must be away before it is said: a page that is loaded again takes less. In milliseconds. */
const SHORT = 15_000;

/** Who is at a table, as the server tells it. */
export class Attendance {
  readonly #say: (seat: Seat, text: 'away' | 'back') => boolean;
  #told: { readonly by: Presence; readonly at: number } = { by: [], at: 0 };
  /** By seat: the timer before it is said that the person is away; `said` after it. */
  readonly #away = new Map<Seat, ReturnType<typeof setTimeout> | 'said'>();

  /** `say` is called when somebody has been away for a while, and when they are back if it was said. It returns false if nobody sits there. */
  constructor(say: (seat: Seat, text: 'away' | 'back') => boolean) {
    this.#say = say;
  }

  /** For how many milliseconds the person of a seat has been away: 0 if they are here, Infinity if they never were. */
  awayFor(seat: Seat): number {
    const { by, at } = this.#told;
    const told = by[seat];
    if (told === 0 || told === undefined) return 0;
    return told === null ? Infinity : told + performance.now() - at;
  }

  /** `own`: the seat of the person, of whom nothing is said. */
  take(by: Presence, own: Seat | undefined): void {
    this.#told = { by, at: performance.now() };
    for (const seat of by.keys()) {
      const timer = this.#away.get(seat);
      const isAway = this.awayFor(seat) > 0 && this.awayFor(seat) < Infinity && seat !== own;
      if (isAway && timer === undefined) this.#wait(seat);
      if (isAway || timer === undefined) continue;
      this.#away.delete(seat);
      if (timer === 'said') this.#say(seat, 'back');
      else clearTimeout(timer);
    }
  }

  /** Nothing is known of a table yet. */
  reset(): void {
    this.#told = { by: [], at: 0 };
  }

  clear(): void {
    for (const timer of this.#away.values()) if (timer !== 'said') clearTimeout(timer);
    this.#away.clear();
  }

  #wait(seat: Seat): void {
    const told = () => {
      if (this.#say(seat, 'away')) this.#away.set(seat, 'said');
      else this.#away.delete(seat);
    };
    this.#away.set(seat, setTimeout(told, SHORT));
  }
}

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
