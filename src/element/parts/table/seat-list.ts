import { BadEntry } from '../../../core/errors.js';
import { MOST_SEATS, seatsNews, type SeatAnswer } from '../../../table/table-server.js';
import {
  factsOf,
  isSameSeat,
  keptSeats,
  nameOf,
  serverName,
  type KeptSeat,
  type SeatFacts,
} from './kept-seats.js';

/** The time after which a page that is looked at asks the server again, in milliseconds. */
const INTERVAL = 60_000;

/** A seat of this browser at a server: what is stored of it, and what the server has answered, if it has. */
export interface ListedSeat {
  readonly seat: KeptSeat;
  readonly facts: SeatFacts;
  readonly answer: SeatAnswer | undefined;
}

/** True if it is the turn of a seat, and the computer does not play for it. */
export function isOwnTurn({ seat, answer }: ListedSeat): boolean {
  if (typeof answer !== 'object' || answer.turn !== seat.seat) return false;
  const { computer, left } = answer.players[seat.seat] ?? {};
  return !computer && !left;
}

/** The order of a list: those to move, those that go on, those that are over or not known, those that are gone. */
const rankOf = (each: ListedSeat): number => {
  if (isOwnTurn(each)) return 0;
  if (typeof each.answer === 'string') return 3;
  return each.answer && each.answer.turn !== 'over' ? 1 : 2;
};

/** The seats of this browser at a server, with what the server tells of them. It asks while the page is looked at. */
export class SeatList {
  /** All seats, those that are to move first, and among equals the one that was used last. */
  seats: readonly ListedSeat[] = [];
  /** The code of the error, if the server could not be asked. */
  fault: string | undefined;
  readonly #url: string;
  readonly #game: string | undefined;
  readonly #update: () => void;
  /** The last answers, by table and token. */
  readonly #answers = new Map<string, SeatAnswer>();
  #running: AbortController | undefined;

  /** `game`: the game to which the list is limited. */
  constructor(url: string, game: string | undefined, update: () => void) {
    this.#url = url;
    this.#game = game;
    this.#update = update;
  }

  /** Reads the storage, and asks the server until `stop` is called. */
  start(): void {
    if (this.#running) return;
    const { signal } = (this.#running = new AbortController());
    const ask = () => void this.#ask(signal);
    const timer = setInterval(ask, INTERVAL);
    signal.addEventListener('abort', () => clearInterval(timer));
    addEventListener('online', ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    // a board writes with each move, in this page or another one: only a seat that is new is asked about at once
    const stored = () => {
      this.#read();
      if (this.seats.some(({ answer }) => answer === undefined)) ask();
      else this.#update();
    };
    const storedElsewhere = ({ key }: StorageEvent) => {
      if (key === keptSeats.key || key === null) stored();
    };
    addEventListener(keptSeats.key, stored, { signal });
    addEventListener('storage', storedElsewhere, { signal });
    ask();
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  remove(seat: KeptSeat): void {
    keptSeats.drop((each) => isSameSeat(each, seat));
    this.#read();
    this.#update();
  }

  #read(): void {
    const server = serverName(this.#url);
    const found = keptSeats.all().flatMap((seat) => {
      const facts = factsOf(seat);
      const isListed = facts?.server === server && (this.#game ?? facts.game) === facts.game;
      return isListed ? [{ seat, facts, answer: this.#answers.get(nameOf(seat)) }] : [];
    });
    this.seats = found.toReversed().sort((a, b) => rankOf(a) - rankOf(b));
  }

  /** Asks the server about the seats that were used last. */
  async #ask(signal: AbortSignal): Promise<void> {
    this.#read();
    this.#update();
    if (document.hidden || this.seats.length === 0) return;
    const asked = this.seats
      .map(({ seat }) => seat)
      .sort((a, b) => (factsOf(b)?.at ?? 0) - (factsOf(a)?.at ?? 0))
      .slice(0, MOST_SEATS);
    try {
      const answers = await seatsNews(this.#url, asked);
      for (const [i, seat] of asked.entries()) this.#answers.set(nameOf(seat), answers[i]!);
      this.fault = undefined;
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      this.fault = error.code;
    }
    if (signal.aborted) return;
    this.#read();
    this.#update();
  }
}
