import { createHash, randomBytes } from 'node:crypto';
import type { Seat, Viewer } from 'spielkasten/engine';
import {
  BadEntry,
  computerTurn,
  hasStarted,
  openingOf,
  playComputer,
  Table,
  viewEntry,
  type ComputerTurn,
  type Entry,
  type Sitting,
  type TableHost,
  type TableStart,
  type TableState,
} from 'spielkasten/table.js';
import { Computers } from './computers.js';
import { games } from './games.js';
import { messageOf, shortId, type Log } from './log.js';
import type { Secret, TableStore } from './store.js';

/** The number of tables that are kept in memory without a page. */
const MOST_IDLE = 1000;

/** The time after which another process may think for a computer, in milliseconds. */
const LEASE = 10_000;

/** The time for which a person must be away before others may ask for the computer, in milliseconds. */
const GRACE = 120_000;

type Level = ComputerTurn['level'];

const secret = (bytes: number) => randomBytes(bytes).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export type EntryHook = (id: string, entry: Entry) => void | Promise<void>;

/** A table in memory. */
export interface KnownTable {
  readonly table: Table;
  readonly secret: Secret;
}

/** What tables need to know of the pages of this process. */
export interface Pages {
  /** The number of tables that have a page here. */
  tables(): number;
  /** The viewers who have a page here. */
  viewers(id: string): readonly Viewer[];
  send(id: string, viewer: Viewer, entries: readonly Entry[]): void;
  /** Closes the pages of a seat. */
  dismiss(id: string, seat: Seat): void;
}

/** The tables of a process. */
export class Tables {
  readonly #store: TableStore;
  readonly #pages: Pages;
  readonly #onEntry: EntryHook | undefined;
  readonly #log: Log;
  readonly #host: TableHost;
  readonly #known = new Map<string, KnownTable>();
  readonly #computers = new Computers();
  /** The tables for which this process is about to think. */
  readonly #thinking = new Set<string>();
  /** The tables for which another process thinks, which may have died. */
  readonly #waiting = new Set<string>();
  #closed = false;

  constructor(store: TableStore, pages: Pages, log: Log, onEntry: EntryHook | undefined) {
    this.#store = store;
    this.#pages = pages;
    this.#log = log;
    this.#onEntry = onEntry;
    this.#host = {
      games,
      store,
      now: Date.now,
      seed: async (id) => (this.#known.get(id)?.secret ?? (await store.secret(id)))!.seed,
      away: (id, seat) => this.#isAway(id, seat),
      rematch: (_, state, keys) => this.#openNext(state, keys),
      onEntry: (id, entry, before, own) => this.#take(id, entry, before, own),
    };
  }

  /** Opens a table at which computers sit already. Rejects with BadEntry for a start that is not possible. */
  async open(
    start: TableStart,
    reserved?: Secret['reserved'],
    computers: readonly { readonly seat: Seat; readonly computer: Level }[] = [],
  ): Promise<string> {
    const id = secret(12);
    const seed = secret(32);
    const { entry } = openingOf(id, start, seed, Date.now(), games);
    const sits = computers.map(
      (each, i) => ({ n: i + 2, t: entry.t, k: 'sit', name: '', commit: '', ...each }) as const,
    );
    await this.#store.create(id, { seed, ...(reserved && { reserved }) }, [entry, ...sits]);
    this.#log({ event: 'open', level: 'info', table: shortId(id), game: start.game, seats: start.seats });
    return id;
  }

  /** The table with an id, with all that other processes have appended. Undefined if there is none. */
  async find(id: string): Promise<Table | undefined> {
    const { table } = (await this.#knownTable(id)) ?? {};
    await table?.catchUp();
    return table;
  }

  /** Lets a person sit. Rejects with BadEntry if the seat is taken, or reserved for another token. */
  async sit(table: Table, seat: Seat, sitting: Sitting): Promise<void> {
    const reserved = (await this.#knownTable(table.id))?.secret.reserved?.[seat];
    if (reserved && reserved !== sha256(sitting.token))
      throw new BadEntry('The seat is reserved.', { code: 'illegal', at: 'seat' });
    await table.sit(seat, sitting);
  }

  /** The table with an id, which may lack new entries of other processes once its game has begun: from then on, seats do not change hands. */
  async peek(id: string): Promise<Table | undefined> {
    const { table } = (await this.#knownTable(id)) ?? {};
    if (table && !hasStarted(table.state)) await table.catchUp();
    return table;
  }

  /** Learns of entries up to a number, which other processes may have appended, if the table has a page here. */
  async catchUp(id: string, n = Infinity): Promise<void> {
    const known = this.#known.get(id)?.table.state.n ?? 0;
    if (known < n && this.#pages.viewers(id).length > 0) await this.find(id).catch(this.#report(id));
  }

  /** Learns of all that notices have not told. */
  async catchUpAll(): Promise<void> {
    await Promise.all([...this.#known.keys()].map((id) => this.catchUp(id)));
  }

  /** Forgets what is in memory of a table, after an error of the store. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  /** Waits for what is being appended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#computers.close();
    await Promise.all([...this.#known.values()].map(({ table }) => table.catchUp().catch(() => {})));
  }

  async #knownTable(id: string): Promise<KnownTable | undefined> {
    const found = this.#known.get(id) ?? (await this.#load(id));
    if (!found) return undefined;
    // the newest one last
    this.#known.delete(id);
    this.#known.set(id, found);
    if (this.#known.size > MOST_IDLE + this.#pages.tables()) this.#forgetOldest();
    return found;
  }

  async #load(id: string): Promise<KnownTable | undefined> {
    const found = await this.#store.secret(id);
    if (!found) return undefined;
    // another request may have been faster
    const known = this.#known.get(id) ?? { table: new Table(id, this.#host), secret: found };
    this.#known.set(id, known);
    return known;
  }

  /** Forgets the table without a page that was unused for longest. */
  #forgetOldest(): void {
    for (const id of this.#known.keys())
      if (this.#pages.viewers(id).length === 0 && !this.#thinking.has(id)) {
        this.#known.delete(id);
        return;
      }
  }

  async #isAway(id: string, seat: Seat): Promise<boolean> {
    const away = (await this.#store.presence(id, seat + 1))[seat];
    return away === null || away! >= GRACE;
  }

  /** Opens the table of a rematch: the people of the last game have their seats, and the computers sit. */
  #openNext({ open, seats }: TableState, keys: readonly (string | undefined)[]): Promise<string> {
    const reserved = seats.map((place, seat) => (place?.left ? null : (keys[seat] ?? null)));
    const computers = seats.flatMap((place, seat) =>
      place?.computer && !place.commit ? [{ seat, computer: place.computer }] : [],
    );
    return this.open({ ...open!, seats: seats.length }, reserved, computers);
  }

  /** Sends a new entry to the pages of this process. */
  #take(id: string, entry: Entry, before: TableState, own: boolean): void {
    for (const viewer of this.#pages.viewers(id))
      this.#pages.send(id, viewer, [viewEntry(entry, before, viewer)]);
    // before the game, somebody else may take the seat
    if (entry.k === 'leave' && !hasStarted(before)) this.#pages.dismiss(id, entry.seat);
    if (own && entry.k === 'reveal')
      this.#log({ event: 'over', level: 'info', table: shortId(id), entries: entry.n });
    if (own) void this.#notify(id, viewEntry(entry, before, 'table'));
    // once for all entries that are loaded together
    queueMicrotask(() => void this.#play(id));
  }

  /** Calls the hook of the page's server, whose errors are its own. */
  async #notify(id: string, entry: Entry): Promise<void> {
    try {
      await this.#onEntry?.(id, entry);
    } catch (error) {
      this.#report(id)(error);
    }
  }

  /** Plays for the computer, if no other process does. */
  async #play(id: string): Promise<void> {
    const table = this.#known.get(id)?.table;
    const turn = table && computerTurn(table.state);
    if (!turn || this.#closed || this.#thinking.has(id)) return;
    this.#thinking.add(id);
    try {
      const mine = await this.#store.claim(`${id}.${turn.n}`, LEASE);
      if (mine) await playComputer(table, (now) => this.#computers.think(now));
      else await table.catchUp();
    } catch (error) {
      this.#report(id)(error);
    } finally {
      this.#thinking.delete(id);
    }
    this.#playAgain(id, turn.n);
  }

  /** Plays at once if the turn is over, else when the process that thinks must be dead. */
  #playAgain(id: string, n: number): void {
    const { state } = this.#known.get(id)?.table ?? {};
    if (this.#closed || !state || !computerTurn(state)) return;
    if (state.n > n) return void this.#play(id);
    if (this.#waiting.has(id)) return;
    this.#waiting.add(id);
    setTimeout(() => {
      this.#waiting.delete(id);
      void this.#play(id);
    }, LEASE).unref();
  }

  #report(id: string): (error: unknown) => void {
    return (error) => {
      if (!this.#closed)
        this.#log({ event: 'error', level: 'error', table: shortId(id), message: messageOf(error) });
    };
  }
}
