import type { BadEntry } from '../../../core/errors.js';
import type {
  Action,
  Answer,
  Entry,
  Link,
  Refusal,
  Request,
  TableMemory,
} from '../../../core/table/entry.js';
import { Replica, type Change, type Unsent } from '../../../core/table/replica.js';
import { playersOf } from '../../../core/table/seat-news.js';
import {
  hasStarted,
  owes,
  SALT_TIME,
  timeLeft,
  type TableState,
  secondsOf,
} from '../../../core/table/state.js';
import type { Seat } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import type { Message } from '../../model/effects.js';
import type { Source } from '../../model/events.js';
import { headline } from '../../ui/a11y/sentences.js';
import { tableWords, type TableWords } from '../../../words/en/table.js';
import { Alarm, tableFairness } from './alarm.js';
import { Asks } from './asks.js';
import { ClockWarnings, inWords, timesLeft } from './clock.js';
import { TableDisplay } from './table-display.js';
import { secret } from '../../../table/secret.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { unsentStyles } from '../../styles/unsent.styles.js';

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

/** Why the host has refused a move. */
const refusals: Readonly<Record<Refusal | 'computer', string>> = {
  stale: 'Another move arrived first, perhaps from another of your devices. This one was not played.',
  computer:
    'The computer is playing for you, so this move was not played. Come back to the game to play yourself.',
  early: 'Your board was not up to date. Make your move again.',
  turn: 'It is another player’s turn.',
  illegal: 'The host of the table refused this move. Reload the page, then try again.',
  notation: 'The host of the table could not read this move. Reload the page, then try again.',
  over: 'The game at the table is over.',
  rate: 'Too many moves in a short time. This one was not played.',
  full: 'The log of the table is full, so this move was not played. Open a new table.',
  token: 'You are only watching here. To play, open your own link.',
  lost: 'The host of the table cannot be reached, so this move was not played. Check your connection, then try again.',
};

/** Why the host has refused something else than a move. */
export const notDone = ({ notNow, tooFast, noMore }: TableWords, why: Refusal): string =>
  why === 'rate' ? tooFast : why === 'full' ? noMore : notNow;
/** The time for which the clocks of board and host may differ while a salt is late, in milliseconds. */
const SLACK = 2000;

const toldFault = ({ at = '', message }: BadEntry) =>
  /(^|\.)game$/.test(at)
    ? { code: 'table-game', at, message: 'The table plays a different game from this board.' }
    : { code: 'table-fault', at, message };

/** Shows the match of a table on a board, and sends the moves of its person to the host. */
export class TableController {
  /** Called with entries that were made while the page was there, before the board shows them. */
  onnews: (entries: readonly Entry[]) => void = () => {};
  /** Called after each change of the table; true if entries were made while the page was there. */
  onchange: (isNews: boolean) => void = () => {};
  /** Called with what the board has to keep of the table, before it reveals anything. */
  onkeep: (memory: TableMemory) => void = () => {};
  /** True if the board may free a seat whose salt is late. */
  mayFree: (seat: Seat) => boolean = () => true;
  /** False while the person takes a seat: what begins is told to them there. */
  maySay: () => boolean = () => true;
  /** Why the game has not begun, in a sentence; undefined once it has. */
  waits: () => string | undefined = () => undefined;
  /** Called when the board shows another match. */
  onleft: () => void = () => {};
  readonly #board: AnyBoard;
  #seat: Seat | undefined;
  readonly #display: TableDisplay;
  readonly #asks: Asks;
  readonly #alarm: Alarm;
  readonly #unsent: UnsentMark;
  readonly #warnings = new ClockWarnings((seat, left) => this.#warn(seat, left));
  #patience: ReturnType<typeof setTimeout> | undefined;
  #replica: Replica;
  #link: Link;
  /** The link is open: what it answers is told. */
  #hears = true;
  /** The source of the own move that is being sent. */
  #source: Source = 'remote';
  /** The clock of this device minus that of the host, in milliseconds. */
  #skew = 0;
  /** The next game that begins is news: the page has seen the table before it, or the end of the last game. */
  #awaits = false;

  constructor(board: AnyBoard, link: Link, seat: Seat | undefined) {
    this.#board = board;
    this.#seat = seat;
    this.#link = link;
    this.#alarm = new Alarm(board);
    this.#unsent = new UnsentMark(board);
    this.#replica = this.#open(link);
    this.#display = new TableDisplay(board, {
      play: (move, source) => this.#play(move, source),
      ask: (what) => this.#ask(what),
      answer: (yes) => this.#answer(yes),
      fairness: () => tableFairness(this.#replica),
      clocks: () => this.clocks,
      waits: () => this.waits(),
      left: () => {
        this.stop();
        this.#alarm.close();
        this.#asks.question.close();
        this.onleft();
      },
    });
    this.#asks = new Asks(board);
    this.#seatAll();
  }

  get state(): TableState {
    return this.#replica.state;
  }

  /** The facts of the table that the board has to keep. */
  get memory(): TableMemory {
    return this.#replica.memory;
  }

  /** The time by the clock of the host, in milliseconds. */
  get now(): number {
    return Date.now() - this.#skew;
  }

  /** The times left of all people, in a sentence; undefined without a clock. After the end, it tells the last times of the whole game. */
  get clocks(): string | undefined {
    const { state, now } = this;
    const { words, displayNames, language } = this.#board;
    const turn = state.match?.turn;
    if (turn === 'over' && state.open?.clock?.per === 'move') return undefined;
    const all = tableWords(words().ui);
    const times = timesLeft(state, displayNames(), now, all, language());
    const isLate =
      typeof turn === 'number' &&
      turn !== this.#seat &&
      this.#seat !== undefined &&
      (timeLeft(state, turn, now) ?? 1) <= 0;
    return isLate
      ? `${times} ${all.server.timeLeftOf(displayNames()[turn]!, '', state.seats.length === 2)}`
      : times;
  }

  /** The error of a log that this board cannot show. */
  get fault(): BadEntry | undefined {
    return this.#replica.fault;
  }

  act(action: Action): Promise<Answer> {
    const answer = this.#replica.act(action);
    this.#unsent.follow(action, answer);
    return answer;
  }

  /** Shows a note, which does not hide an open question, and returns its message. */
  note(text: () => string): Message {
    return this.#asks.question.note(text);
  }

  /** Hears no more of the link. What is not sent stays in the memory of the page. */
  stop(): void {
    clearTimeout(this.#patience);
    this.#warnings.stop();
    this.#replica.onchange = () => {};
    this.#replica.onkeep = () => {};
    this.#hears = false;
    this.#unsent.close();
    this.#link.close?.();
  }

  async sync(): Promise<void> {
    try {
      await this.#replica.sync();
      this.#tell();
    } catch (error) {
      this.#tell('lost');
      throw error;
    }
  }

  close(): void {
    this.#display.leave();
  }

  /** Goes on over another link: to the next table, or with another seat at this one. Rejects if the host cannot be reached. */
  follow(link: Link, seat = this.#seat): Promise<void> {
    this.stop();
    this.#link = link;
    this.#seat = seat;
    this.#display.reset();
    this.#replica = this.#open(link);
    return this.sync();
  }

  /** Shows what comes over a link from now on. */
  #open(link: Link): Replica {
    const { game } = this.#board.definition;
    const memory = { key: secret(16), ...link.memory };
    this.#hears = true;
    const replica = new Replica({ [game.id]: game }, link, this.#seat, memory);
    replica.onchange = (change) => this.#change(change);
    replica.onkeep = (kept) => {
      if (kept.fault) this.#alarm.sound(kept.fault);
      this.#unsent.update(replica.unsent);
      this.onkeep(kept);
    };
    if (memory.fault) this.#alarm.sound(memory.fault);
    for (const { action, answer } of replica.resumed) {
      this.#unsent.follow(action, answer);
      this.#tellRefusal(replica, action, answer);
    }
    this.#unsent.update(replica.unsent);
    return replica;
  }

  /** Frees the seats whose salts are late. */
  #wait(): void {
    clearTimeout(this.#patience);
    const own = this.#seat;
    const late = (seat: Seat) => owes(this.#replica.state, seat);
    const seats = [...this.#replica.state.seats.keys()];
    if (own === undefined || late(own) || !seats.some(late)) return;
    this.#patience = setTimeout(() => {
      for (const seat of seats)
        if (late(seat) && this.mayFree(seat)) void this.#replica.act({ k: 'leave', seat });
      this.#wait();
    }, SALT_TIME + SLACK);
  }

  #play(move: unknown, source: Source): void {
    this.#source = source;
    const { definition } = this.#board;
    this.#send({ k: 'move', m: definition.game.formatMove(move) });
    this.#source = 'remote';
  }

  #ask(what: Request | 'resign'): 'asked' {
    if (what === 'resign') this.#send({ k: 'resign' });
    // who asks for what they are asked for agrees
    else if (this.#asks.question.what === what && !this.#asks.question.own) this.#answer(true);
    else this.#send({ k: 'ask', what });
    return 'asked';
  }

  #answer(yes: boolean): void {
    const what = this.#asks.question.take();
    if (what) this.#send({ k: 'answer', what, yes });
  }

  /** Sends an action of the person at the board, and tells why it was refused. */
  #send(action: Action): void {
    this.#tellRefusal(this.#replica, action, this.act(action));
  }

  #tellRefusal(replica: Replica, action: Action, answer: Promise<Answer>): void {
    void answer.then((given) => {
      if (!this.#display.open || replica !== this.#replica || !this.#hears || !('error' in given)) return;
      if (action.k === 'move' || action.k === 'resign') return this.#reject(given);
      const { words } = this.#board;
      this.note(() => notDone(tableWords(words().ui), given.error));
      this.#asks.update(replica.state, this.#seat, []);
    });
  }

  /** Tells why a move or a resignation was refused. */
  #reject({ error, wait }: Extract<Answer, { readonly error: Refusal }>): void {
    const why = error === 'stale' ? this.#whyStale() : error;
    const found = wait === undefined ? undefined : secondsOf(wait);
    const message = refusals[why] + (found === undefined ? '' : ` Try again in ${found} s.`);
    this.#board.store.reject(undefined, { code: `table-${why}`, at: 'table', found, message });
  }

  /** Why another entry has made a move impossible. */
  #whyStale(): keyof typeof refusals {
    const { match, seats } = this.state;
    if (match?.turn === 'over') return 'over';
    return seats[this.#seat!]?.computer ? 'computer' : 'stale';
  }

  #change({ entries, from }: Change): void {
    const { match, fault, state } = this.#replica;
    const { store } = this.#board;
    const [first] = entries;
    // not the log as it was before
    const isNews = !!first && first.n > 1 && first.n === state.n - entries.length + 1;
    if (isNews) {
      this.#skew = Date.now() - state.t;
      this.onnews(entries);
    }
    if (match) {
      this.#seatAll();
      const begins = this.#begins();
      if (begins) this.#board.announce(tableWords(this.#board.words().ui).server.begins);
      this.#asks.sayBack(state, entries);
      const isTold = this.#display.show(match, from, this.#source);
      if (begins && !isTold) this.sayTurn();
    }
    if (!this.#display.open) return;
    this.#warnings.follow(state, this.#seat, () => this.now);
    this.#asks.update(state, this.#seat, entries);
    this.#wait();
    // what the menu says about fairness may be another thing now
    if (store.snapshot.dialog) this.#board.element.requestUpdate();
    if (fault && !this.#replica.memory.fault) store.reject(undefined, toldFault(fault));
    this.#tell();
    const next = state.next === undefined ? undefined : this.#link.next?.(state.next);
    if (next) this.follow(next).catch(() => {});
    else this.onchange(isNews);
  }

  /** True if a game begins, and the person is to hear of it. */
  #begins(): boolean {
    if (!this.maySay()) return false;
    const { state } = this;
    const plays = hasStarted(state) && state.match!.turn !== 'over';
    const begins = plays && this.#awaits && state.match!.ply <= 1;
    this.#awaits = !plays;
    return begins;
  }

  /** Says whose turn it is, as for a new game. */
  sayTurn(): void {
    const { store, words, displayNames, announce, face } = this.#board;
    const { snapshot } = store;
    const title = headline(snapshot, words(), displayNames());
    announce(title && `${title}.`);
    announce(face.moveNote(snapshot.view, true));
  }

  /** Says that a clock runs out. */
  #warn(seat: Seat, left: number): void {
    const { announce, words, displayNames, language } = this.#board;
    const { timeLeft, timeLeftOf } = tableWords(words().ui).server;
    const time = left > 0 ? inWords(left, language()) : '';
    const ends = this.state.seats.length === 2;
    announce(seat === this.#seat ? timeLeft(time) : timeLeftOf(displayNames()[seat]!, time, ends));
  }

  /** Gives the board the names and the players of the table. Nobody moves before the start. */
  #seatAll(): void {
    const { state } = this.#replica;
    const count = state.open?.seats ?? this.#board.store.snapshot.match.seats;
    const names = Array.from({ length: count }, (_, seat) => state.seats[seat]?.name);
    const own = this.#seat;
    const plays = own !== undefined && hasStarted(state) && !state.seats[own]?.computer;
    this.#display.seat(names, own, plays);
  }

  #tell(status?: 'lost'): void {
    const { match, next } = this.#replica.state;
    const now = !hasStarted(this.#replica.state) ? 'waiting' : match!.turn === 'over' ? 'over' : 'playing';
    this.#display.tell({
      status: status ?? now,
      seats: playersOf(this.#replica.state).map((player) => player ?? undefined),
      ...(next !== undefined && { next }),
    });
  }
}
