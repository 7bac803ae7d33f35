import type { Seat } from '../../../core/game.js';
import type { Clock } from '../../../core/table/entry.js';
import { hasStarted, timeLeft, timeOf, type TableState } from '../../../core/table/state.js';
import type { TableWords } from '../../../words/en/table.js';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const units = Object.entries({ day: DAY, hour: HOUR, minute: MINUTE, second: SECOND });

/** A time in words, in its largest unit and, unless `most` is 1, the next one: "2 days, 3 hours". */
export function inWords(ms: number, language: string, most = 2): string {
  let rest = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  const largest = units.findIndex(([, size]) => rest >= size || size === SECOND);
  const texts = units.slice(largest, largest + most).flatMap(([unit, size], i) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return count > 0 || i === 0 ? new Intl.NumberFormat(language, format).format(count) : [];
  });
  return new Intl.ListFormat(language, { type: 'unit' }).format(texts);
}

/** The time that a clock gives a seat. */
export function clockText(clock: Clock, seat: Seat, words: TableWords, language: string): string {
  const ms = timeOf(clock, seat);
  return ms === undefined ? words.server.noClock : words.server.clocks[clock.per](inWords(ms, language));
}

/** The times left of all people at a table, in a sentence; undefined without a clock. */
export function timesLeft(
  state: TableState,
  names: readonly string[],
  now: number,
  { server }: TableWords,
  language: string,
): string | undefined {
  const { open, seats } = state;
  if (!open?.clock) return undefined;
  const texts = names.flatMap((name, seat) => {
    if (seats[seat]?.computer) return [];
    const ms = timeLeft(state, seat, now);
    return `${name}: ${ms === undefined ? server.noClock : inWords(ms, language)}`;
  });
  return server.times[open.clock.per](texts.join('; '));
}

/** The times left, in milliseconds, at which a person is told of their own clock, and of that of another seat. */
const own = [DAY, HOUR, MINUTE, 10 * SECOND, 0];
const others = [MINUTE, 0];

/** The warnings of a clock that runs: each once, for one move or for the whole game, whichever has the clock. */
export class ClockWarnings {
  readonly #say: (seat: Seat, left: number) => void;
  /** By seat: the turn or the table, and the time left that was told last. */
  readonly #told = new Map<Seat, { readonly of: string; readonly left: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` is called with the time that a seat has left, in milliseconds; 0: its time is up. */
  constructor(say: (seat: Seat, left: number) => void) {
    this.#say = say;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Says what is due, and waits for the next warning. `seat`: that of the person; a spectator is not warned. */
  follow(state: TableState, seat: Seat | undefined, now: () => number): void {
    this.stop();
    const turn = state.match?.turn;
    const left = typeof turn === 'number' && hasStarted(state) ? timeLeft(state, turn, now()) : undefined;
    if (typeof turn !== 'number' || left === undefined || seat === undefined) return;
    const marks = turn === seat ? own : others;
    const { table, clock } = state.open!;
    const of = clock!.per === 'move' ? `${table} ${state.since}` : table;
    const known = this.#told.get(turn);
    let last = known?.of === of ? known.left : timeOf(clock!, turn)!;
    const due = marks.findLast((mark) => mark < last && left <= mark);
    if (due !== undefined) {
      last = due;
      this.#say(turn, Math.max(0, left));
    }
    this.#told.set(turn, { of, left: last });
    const next = marks.find((mark) => mark < last);
    const again = () => this.follow(state, seat, now);
    // a browser waits for 24 days at most
    if (next !== undefined) this.#timer = setTimeout(again, Math.min(Math.max(1, left - next), DAY));
  }
}
