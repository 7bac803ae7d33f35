import type { Level } from '../../../core/bot.js';
import { BadEntry } from '../../../core/errors.js';
import type { Seat } from '../../../core/game.js';
import { claimTime } from '../../../core/table/decide.js';
import type { Action, Clock, Entry } from '../../../core/table/entry.js';
import { isolate } from '../../../core/player-name.js';
import { type Reaction, playersOf } from '../../../core/table/seat-news.js';
import {
  dueTime,
  hasStarted,
  isFull,
  isHuman,
  noTable,
  timeLeft,
  type TableState,
  secondsOf,
} from '../../../core/table/state.js';
import { openTable, serverLink, type ServerLink } from '../../../table/table-server.js';
import type { AnyBoard } from '../../model/board.js';
import type { Message } from '../../model/effects.js';
import { tableWords, type TableWords } from '../../../words/en/table.js';
import { Attendance, TurnCall } from './attendance.js';
import { clockText } from './clock.js';
import { notDone, TableController } from './controller.js';
import type { KeptSeat } from './kept-seats.js';
import { OwnSeats, type ServerPhase, type Visit } from './own-seats.js';
import { TableDisplay } from './table-display.js';

/** The time for which a reaction is shown, in milliseconds. */
const WHILE = 5000;

/** The pause before a server that could not be reached is asked again, in milliseconds. */
const PAUSE = 3000;

/** Refusals that are not faults of the server, by code. */
const refusals: Readonly<Record<string, string>> = {
  origin: 'The table server does not accept this site. Its operator must allow it.',
  'table-address':
    'There is no table at this address: it is incomplete, or belongs to another board. Copy the whole link, or ask for it again.',
  'table-gone': 'This table no longer exists. Open a new one.',
  'table-taken': 'Somebody else was faster and plays there now. Join as another player, or watch.',
  'table-seat': 'This link belongs to another player, or it was changed. You go on playing as yourself.',
  'table-no-seat':
    'This link no longer lets you play: somebody else has joined in your place, or the link was changed. You are watching.',
  'table-closed': 'Only its players can see this table.',
};

/** A game at a table of a server on a board: the link to it, the actions of the person, and what is said. */
export class ServerGame {
  readonly seats: OwnSeats;
  /** A request is on its way. */
  busy = false;
  online = false;
  /** The server cannot be reached. */
  #offline = false;
  /** In how many seconds the board tries to connect again, if there are too many connections from its address. */
  #crowded: string | undefined;
  readonly #call: TurnCall;
  readonly #board: AnyBoard;
  readonly #url: string;
  readonly #update: () => void;
  /** The display of the board until it has connected to its first table. */
  #arriving: TableDisplay | undefined;
  #controller: TableController | undefined;
  #link: ServerLink | undefined;
  readonly #attendance = new Attendance((seat, text) => {
    const occupant = this.state.seats[seat];
    if (!isHuman(occupant) || occupant.left) return false;
    this.#board.announce(this.#words.server[text](this.nameOf(seat)));
    return true;
  });
  /** The table to which this one leads, once the board is going there. */
  #next: string | undefined;

  constructor(board: AnyBoard, url: string, update: () => void) {
    this.#board = board;
    this.#url = url;
    this.seats = new OwnSeats(board, url);
    this.#call = new TurnCall(board);
    this.#update = update;
  }

  get phase(): ServerPhase {
    return this.seats.phase;
  }

  get state(): TableState {
    return this.#controller?.state ?? noTable;
  }

  /** Why there is no connection, for the person to read. */
  get lost(): string | undefined {
    const { offline, tooMany } = this.#words.server;
    if (!this.#offline) return undefined;
    return this.#crowded === undefined ? offline : tooMany(this.#crowded);
  }

  /** The own seat, if the person still has it. */
  get seat(): Seat | undefined {
    return this.seats.own?.seat;
  }

  /** For how many milliseconds the person of a seat has been away: 0 if they are here, Infinity if they never were. */
  awayFor(seat: Seat): number {
    return this.#attendance.awayFor(seat);
  }

  /** The time that a seat has left, in milliseconds; undefined without a clock. */
  timeLeft(seat: Seat): number | undefined {
    return timeLeft(this.state, seat, this.now);
  }

  /** The time by the clock of the server, in milliseconds. */
  get now(): number {
    return this.#controller?.now ?? Date.now();
  }

  /** The time from which on the person may press for the computer to play for the seat to move. Infinity: never. */
  get pressTime(): number {
    const { state, seat } = this;
    if (state.match?.turn === seat) return Infinity;
    const claim = state.asks.find(({ what }) => what === 'computer');
    return claim ? dueTime(state, claim) : claimTime(state);
  }

  /** Claims that the computer plays for the seat to move, or insists on it. */
  press(): Promise<void> {
    const claimed = this.state.asks.some(({ what }) => what === 'computer');
    return this.act(claimed ? { k: 'answer', what: 'computer', yes: true } : { k: 'ask', what: 'computer' });
  }

  /** The board is on the page: it comes back to its table. */
  connect(): void {
    this.#call.connect();
    addEventListener('pagehide', this.#hide);
    addEventListener('pageshow', this.#appear);
    if (this.phase.kind === 'table') void this.#join(this.phase);
  }

  /** The board has left the page: the others see that its person is away. */
  disconnect(): void {
    this.#call.disconnect();
    removeEventListener('pagehide', this.#hide);
    removeEventListener('pageshow', this.#appear);
    this.seats.release();
    this.#attendance.clear();
    this.#controller?.stop();
    this.online = false;
  }

  /** A page that the browser keeps while another one is shown is not there. */
  readonly #hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.#controller?.stop();
    this.seats.release();
  };
  readonly #appear = ({ persisted }: PageTransitionEvent) => {
    if (persisted && this.phase.kind === 'table') void this.#join(this.phase);
  };

  /** Leaves the table, which is none of the board any more. */
  close(): void {
    this.disconnect();
    if (this.phase.kind === 'table') this.#forget();
  }

  /** Reads the text that the address has for the board. */
  read(text: string): void {
    const visit = this.seats.read(text);
    if (!visit) return this.#refuse('table-address');
    if (this.seats.isHere(visit)) return this.seats.setAddress();
    if (!visit.own || !visit.shared) return void this.#arriveAt(visit);
    const { id } = visit;
    this.#arrive({ id, own: undefined });
    const { phase } = this;
    void this.seats.unopened(id).then((own) => {
      if (this.phase === phase) void this.#arriveAt({ id, own });
    });
  }

  /** Goes to the table of a link, and says what it is to a person without a seat. */
  async #arriveAt(visit: Visit): Promise<void> {
    await this.#join(visit);
    const { seat, state, waits } = this;
    if (!this.seats.isHere(visit) || seat !== undefined || state.n === 0) return;
    this.#board.announce(waits ?? this.whoIsIt ?? this.#words.server.watching);
  }

  /** The question to a person without a seat if they are one of those who sit here from this browser; undefined if nobody does. */
  get whoIsIt(): string | undefined {
    const { others } = this.seats;
    if (this.seat !== undefined || others.length === 0) return undefined;
    return this.#words.server.whoIsIt(others.map(({ seat }) => this.nameOf(seat)).join(', '));
  }

  /** The invitation to a table with a free seat: by whom, to what, and with which clock. */
  get invitation(): string {
    const { host, open, seats } = this.state;
    const name = host !== undefined && seats[host]?.name ? this.nameOf(host) : '';
    const clock = open?.clock;
    const free = seats.findIndex((each) => !each);
    const { language, words } = this.#board;
    return this.#words.link.invites(
      name,
      words().game.name,
      clock ? clockText(clock, free, this.#words, language()) : '',
    );
  }

  /** Why the game has not begun, in a sentence; undefined once it has. */
  get waits(): string | undefined {
    const { seat, state } = this;
    if (state.n === 0 || hasStarted(state)) return undefined;
    if (isFull(state)) return this.#words.server.full;
    if (seat !== undefined) return this.#missing;
    return this.whoIsIt ?? this.invitation;
  }

  /** The times left of all people, in a sentence; see `TableController.clocks`. */
  get clocks(): string | undefined {
    return this.#controller?.clocks;
  }

  /** Leaves the own seat to its other tabs, so that somebody else can sit here. */
  async standUp(): Promise<void> {
    if (this.phase.kind !== 'table') return;
    await this.#change({ id: this.phase.id, own: undefined });
    this.#board.announce(this.waits ?? '');
  }

  /** Opens a table, and sits on its first seat. */
  open(name: string, seats: number, clock: Clock | undefined): Promise<void> {
    return this.#ask(async () => {
      const { game, options } = this.#board.store.snapshot.match;
      const { seed: _, players: __, ...rest } = { seed: undefined, players: undefined, ...options };
      const id = await openTable(this.#url, { game: game.id, options: rest, seats, clock });
      await this.#join(await this.seats.sit(id, 0, name));
      this.#sayMissing();
    });
  }

  /** Takes a free seat. */
  sit(seat: Seat, name: string): Promise<void> {
    const { phase } = this;
    return this.#ask(async () => {
      if (phase.kind !== 'table') return;
      await this.#join(await this.seats.sit(phase.id, seat, name));
      if (isFull(this.state)) return;
      this.#board.announce(this.#words.server.seated);
      this.#sayMissing();
    });
  }

  /** Goes to another seat of this browser, at this table or another one. */
  async switchTo(seat: KeptSeat): Promise<void> {
    await this.#change({ id: seat.id, own: seat });
    if (!this.seats.isHere({ id: seat.id, own: seat })) return;
    this.#board.announce(this.#words.server.youAre(this.nameOf(seat.seat)));
    this.#sayMissing();
  }

  /** Sends an action; says if it came to nothing. */
  async act(action: Action): Promise<void> {
    const answer = await this.#controller?.act(action);
    if (answer && 'error' in answer) this.note(() => notDone(this.#words, answer.error));
    this.#update();
  }

  /** Comes back to the own seat, which was left or is played by the computer. */
  async comeBack(): Promise<void> {
    await this.act({ k: 'back' });
    this.#board.announce(this.#words.server.youAreBack);
    this.#controller?.sayTurn();
  }

  /** Gives a seat to the computer, or makes it free. */
  async setComputer(seat: Seat, level: Level | undefined): Promise<void> {
    if (this.state.seats[seat]?.computer) await this.act({ k: 'leave', seat });
    if (level) await this.act({ k: 'computer', seat, level });
  }

  react(reaction: Reaction): void {
    this.#link?.react(reaction);
  }

  /** Leaves the table for good, or until the person comes back. */
  async leave(): Promise<void> {
    const { seat, state } = this;
    if (seat !== undefined && this.online && !state.seats[seat]?.left)
      await this.#controller?.act({ k: 'leave' });
    if (seat !== undefined && state.n > 0 && !hasStarted(state)) this.seats.drop();
    if (state.n > 0) this.#board.announce(this.#words.server.youLeft);
    this.#forget();
    this.#board.loader.newGame();
  }

  note(text: () => string): Message | undefined {
    return this.#controller?.note(text);
  }

  /** Gives all free seats to the computer. */
  async fill(level: Level): Promise<void> {
    for (const seat of this.state.seats.keys())
      if (!this.state.seats[seat]) await this.act({ k: 'computer', seat, level });
  }

  /** Frees the seat of somebody who is away, or for whose salt all others wait. */
  setFree(seat: Seat): Promise<void> {
    return this.act({ k: 'leave', seat });
  }

  /** The name of the person, or of the seat. */
  nameOf(seat: Seat): string {
    const { name = '' } = this.state.seats[seat] ?? {};
    return name === '' ? this.#board.face.seatName(seat) : isolate(name);
  }

  /** The words for a computer player. */
  levelOf(level: Level): string {
    return this.#words.server.computer(this.#board.words().ui.levels[level]);
  }

  get #words(): TableWords {
    return tableWords(this.#board.words().ui);
  }

  /** Asks the server, and tells why it has refused. */
  async #ask(work: () => Promise<void>): Promise<void> {
    const { store } = this.#board;
    this.busy = true;
    this.#update();
    try {
      await work();
      store.accept('table');
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      if (error.code === 'illegal') this.#refuse('table-taken');
      else store.reject('table', error);
    } finally {
      this.busy = false;
      this.#update();
    }
  }

  /** Goes to another seat, or to none. What is shown stays until the table is there. */
  async #change(visit: Visit): Promise<void> {
    this.busy = true;
    await this.#join(visit);
    this.busy = false;
    this.#update();
  }

  /** The board is at a table from now on: nobody plays at it before the table is there. */
  #arrive(visit: Visit): void {
    this.seats.show(visit);
    this.online = false;
    this.#offline = false;
    this.#attendance.reset();
    if (!this.#controller && !this.#arriving?.open) {
      const nothing = () => {};
      this.#arriving = new TableDisplay(this.#board, {
        play: nothing,
        ask: () => false,
        answer: nothing,
        left: nothing,
      });
      this.#arriving.seat(
        this.#board.names().map(() => undefined),
        undefined,
        false,
      );
    }
    this.#update();
  }

  /** Shows a table. */
  async #join({ id, own }: Visit): Promise<void> {
    this.#arrive({ id, own });
    const { phase } = this;
    let link: ServerLink;
    try {
      link = await serverLink(this.#url, { table: id, token: own?.token, memory: this.seats.memoryOf(own) });
    } catch {
      this.#board.store.reject(undefined, { code: 'load' }, true);
      this.#forget();
      return;
    }
    if (this.phase !== phase) {
      link.close();
      return;
    }
    this.#listen(link);
    // if the server refuses the seat, the status of the link tells so
    const opened = this.#controller;
    const controller = (this.#controller ??= new TableController(this.#board, link, own?.seat));
    controller.onkeep = (memory) => this.seats.learn(own, memory);
    if (opened) return opened.follow(link, own?.seat).catch(() => {});
    controller.onnews = (entries) => entries.forEach((entry) => this.#tell(entry));
    controller.onchange = (isNews) => this.#changed(isNews);
    controller.waits = () => this.waits;
    controller.maySay = () => !this.busy || this.seat !== undefined;
    controller.onleft = () => this.#left();
    controller.mayFree = (seat) => this.awayFor(seat) === 0;
    return controller.sync().catch(() => {});
  }

  #listen(link: ServerLink): void {
    this.#link = link;
    const { phase } = this;
    const current = () => this.#link === link && this.phase === phase;
    let lost = false;
    link.onstatus = (status, why, wait) => {
      if (!current()) return;
      if (status === 'refused') return this.#refused(why);
      this.#crowded = why === 'rate' ? secondsOf(wait ?? 0) : undefined;
      this.#offline = status === 'offline';
      const { server } = this.#words;
      if (status === 'offline' && this.online) this.#board.announce(server.offline);
      if (status === 'online' && lost) this.#board.announce(server.connected);
      lost ||= this.online;
      this.online = status === 'online';
      if (this.online) this.seats.accept();
      this.#update();
    };
    link.onpresence = (presence) => {
      if (!current()) return;
      this.#attendance.take(presence, this.seat);
      this.#update();
    };
    link.onreaction = (seat, reaction) => {
      if (current()) this.#show(seat, reaction);
    };
  }

  /** Shows a reaction for a while. */
  #show(seat: Seat, reaction: Reaction): void {
    const { store } = this.#board;
    const message = this.note(() =>
      this.#words.server.says(this.nameOf(seat), this.#words.reactions[reaction]),
    );
    setTimeout(() => {
      if (store.snapshot.message === message) store.dismissMessage();
    }, WHILE);
  }

  /** The server knows no such table, or the seat is that of somebody else. Only a table that is gone takes its seats with it. */
  #refused(why: string | undefined): void {
    const { phase } = this;
    if (phase.kind !== 'table') return;
    if (why === 'origin') {
      this.#forget();
      return this.#refuse('origin');
    }
    if (why === 'token' && phase.own) return void this.#fallBack(phase.id, phase.own);
    if (why === 'table') this.seats.drop(phase.id);
    this.#forget();
    this.#refuse(why === 'token' ? 'table-closed' : 'table-gone');
  }

  /** Goes on with another seat of this browser at the table, or without one, and says so. */
  async #fallBack(id: string, refused: KeptSeat): Promise<void> {
    const own = this.seats.refuse(refused);
    await this.#join({ id, own });
    if (this.seats.isHere({ id, own })) this.#refuse(own ? 'table-seat' : 'table-no-seat');
  }

  #refuse(code: string): void {
    this.#board.store.reject('table', new BadEntry(refusals[code]!, { code, at: 'table' }));
  }

  /** Leaves the table as the server does not have it. */
  #forget(): void {
    this.#arriving?.leave();
    if (this.#controller) this.#controller.close();
    else this.#left();
  }

  /** The board shows another match. */
  #left(): void {
    this.#controller = undefined;
    this.#link = undefined;
    this.#next = undefined;
    this.#call.set(undefined);
    this.#attendance.clear();
    this.seats.show(undefined);
    this.#update();
  }

  #changed(isNews: boolean): void {
    const { state } = this;
    if (state.n === 0 && this.#controller?.fault) return this.#forget();
    if (state.n > 0) this.seats.see(playersOf(state));
    const { turn } = state.match ?? {};
    const own = hasStarted(state) && turn === this.seat && typeof turn === 'number';
    this.#call.set(own ? this.#words.server.yourTurn : undefined, isNews);
    if (state.next !== undefined && state.next !== this.#next) void this.#goOn(state.next);
    this.#update();
  }

  /** Says who has come and left, and what the host has arranged. */
  #tell(entry: Entry): void {
    const { server } = this.#words;
    const { announce, language } = this.#board;
    const { state } = this;
    // the own seat is taken before the page knows it
    if (this.busy || !('seat' in entry) || typeof entry.seat !== 'number') return;
    const { k, seat } = entry;
    const name = this.nameOf(seat);
    const isOwn = seat === this.seat;
    if (k === 'sit' && entry.computer) announce(`${server.says(name, this.levelOf(entry.computer))}.`);
    else if (k === 'sit' && !isOwn) announce(state.match!.ply > 1 ? server.back(name) : server.sits(name));
    else if (k === 'leave' && !isOwn)
      announce(state.seats[seat]?.left ? server.hasLeft(name) : `${server.says(name, server.free)}.`);
    else if (k === 'first') announce(server.firstIs(name));
    else if (k === 'clock')
      announce(`${server.says(name, clockText(state.open!.clock!, seat, this.#words, language()))}.`);
    if (k === 'sit' || (k === 'leave' && !isOwn)) this.#sayMissing();
  }

  /** Says who is missing before a game, and that the link is there for them. */
  #sayMissing(): void {
    this.#board.announce(this.#missing);
  }

  get #missing(): string {
    const { seats } = this.state;
    const missing = [...seats.keys()].filter((seat) => !seats[seat]).map((seat) => this.nameOf(seat));
    return missing.length > 0 ? this.#words.server.missing(missing) : '';
  }

  /** Goes to the next table, where the seat is reserved. Whoever has left only watches. */
  async #goOn(next: string): Promise<void> {
    this.#next = next;
    const { phase } = this;
    const { own } = this.seats;
    const here = () => this.phase === phase;
    let kept = own && !this.state.seats[own.seat]?.left ? { ...own, id: next } : undefined;
    for (let sits = !!kept; sits && here();)
      try {
        kept = await this.seats.follow(own!, next);
        sits = false;
      } catch (error) {
        // a seat that is lost is told by the link
        if (!(error instanceof BadEntry) || !['lost', 'rate', 'server'].includes(error.code)) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    if (!here()) return;
    await this.#join({ id: next, own: kept });
    if (kept && this.#missing) this.#board.announce(this.#words.server.nextTable);
  }
}
