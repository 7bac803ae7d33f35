import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Seat, Viewer } from 'spielkasten/engine';
import {
  BadEntry,
  computerTurn,
  hasStarted,
  openingOf,
  playComputer,
  Table,
  type ComputerTurn,
  type Entry,
  type Sitting,
  type TableHost,
  type TableStart,
  type TableState,
} from 'spielkasten/table.js';
import { Computers, games } from './computers.js';
import type { Address } from './limits.js';
import { logFault, shortId, type Log } from './log.js';
import type { Secret, TableStore } from './store.js';

/** About how much memory a table takes, and each of its entries: the match after it, and what each viewer may know of it. In bytes. */
const TABLE = 20_000;
const ENTRY = 2500;

/** The number of tables of which it is known who plays there. */
const MOST_MET = 10_000;

/** The time after which another process may think for a computer, in milliseconds. */
const LEASE = 10_000;

type Level = ComputerTurn['level'];

const secret = (bytes: number) => randomBytes(bytes).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hears of an entry; `turn` is the seat of a person whose turn has come with it. */
export type EntryHook = (id: string, entry: Entry, turn: Seat | undefined) => void | Promise<void>;

/** The seat of the person to move. */
function personToMove(state: TableState): Seat | undefined {
  const turn = hasStarted(state) ? state.match!.turn : undefined;
  return typeof turn === 'number' && !state.seats[turn]!.computer ? turn : undefined;
}

/** A table in memory. */
export interface KnownTable {
  readonly table: Table;
  readonly secret: Secret;
}

/** What tables need to know of the pages of this process. */
export interface Pages {
  /** The tables that have a page here. */
  tables(): Iterable<string>;
  /** The viewers who have a page here. */
  viewers(id: string): readonly Viewer[];
  /** Sends entry `n` to all pages of a table that do not have it. */
  send(id: string, n: number, seen: (viewer: Viewer) => Entry): void;
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
  /** The tables in memory. One that is dropped is read again when it is needed. */
  readonly #known: LRUCache<string, KnownTable>;
  readonly #computers = new Computers();
  /** By table: the address from which somebody has played there last. */
  readonly #met = new LRUCache<string, string>({ max: MOST_MET });
  /** The tables for which this process is about to think. */
  readonly #thinking = new Set<string>();
  /** The tables for which another process thinks, which may have died. */
  readonly #waiting = new Set<string>();
  #closed = false;

  /** `memory`: about how many bytes the tables may take. */
  constructor(
    store: TableStore,
    pages: Pages,
    { log, memory, onEntry }: { log: Log; memory: number; onEntry: EntryHook | undefined },
  ) {
    this.#store = store;
    this.#known = new LRUCache({
      maxSize: memory,
      // however long a log is, there is room for it
      sizeCalculation: ({ table }) => Math.min(memory / 4, TABLE + table.state.n * ENTRY),
    });
    this.#pages = pages;
    this.#log = log;
    this.#onEntry = onEntry;
    this.#host = {
      games,
      store,
      now: Date.now,
      seed: async (id) => (this.#known.get(id)?.secret ?? (await store.secret(id)))!.seed,
      rematch: (_, state, keys) => this.#openNext(state, keys),
      onEntry: (...news) => this.#take(...news),
      sha256,
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

  /** The seat of a token at a table. */
  async seatOf(id: string, token: string): Promise<Seat | undefined> {
    const table = await this.peek(id);
    try {
      const viewer = table?.viewerOf(token);
      return viewer === 'table' ? undefined : viewer;
    } catch (error) {
      if (error instanceof BadEntry) return undefined;
      throw error;
    }
  }

  /** Learns of entries up to a number, which other processes may have appended, if the table has a page here. */
  async catchUp(id: string, n = Infinity): Promise<void> {
    const known = this.#known.get(id)?.table.state.n ?? 0;
    if (known < n && this.#pages.viewers(id).length > 0) await this.find(id).catch(this.#report(id));
  }

  /** Learns of all that notices have not told. */
  async catchUpAll(): Promise<void> {
    await Promise.all([...this.#pages.tables()].map((id) => this.catchUp(id)));
  }

  /** True for a table that is in memory. */
  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  /** Somebody at an address plays at a table: the computers there think for them. */
  meet(id: string, { near }: Address): void {
    this.#met.set(id, near);
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
    // another object, for which the size is computed anew
    this.#known.set(id, { ...found });
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

  /** Opens the table of a rematch: the people of the last game have their seats, and the computers sit. */
  #openNext({ open, seats }: TableState, keys: readonly (string | undefined)[]): Promise<string> {
    const reserved = seats.map((place, seat) => (place?.left ? null : (keys[seat] ?? null)));
    const computers = seats.flatMap((place, seat) =>
      place?.computer && !place.commit ? [{ seat, computer: place.computer }] : [],
    );
    return this.open({ ...open!, seats: seats.length }, reserved, computers);
  }

  /** Sends a new entry to the pages of this process. */
  #take(...[id, entry, before, own, seen, after]: Parameters<NonNullable<TableHost['onEntry']>>): void {
    this.#pages.send(id, entry.n, seen);
    // before the game, somebody else may take the seat
    if (entry.k === 'leave' && !hasStarted(before)) this.#pages.dismiss(id, entry.seat);
    if (own && entry.k === 'reveal')
      this.#log({ event: 'over', level: 'info', table: shortId(id), entries: entry.n });
    const turn = personToMove(after);
    if (own) void this.#notify(id, seen('table'), turn === personToMove(before) ? undefined : turn);
    // once for all entries that are loaded together
    queueMicrotask(() => void this.#play(id));
  }

  /** Calls the hook of the page's server, whose errors are its own. */
  async #notify(...news: Parameters<EntryHook>): Promise<void> {
    const [id] = news;
    try {
      await this.#onEntry?.(...news);
    } catch (error) {
      this.#report(id)(error);
    }
  }

  /** Plays for the computer, if no other process does. */
  async #play(id: string): Promise<void> {
    if (this.#closed || this.#thinking.has(id)) return;
    const table = this.#known.get(id)?.table;
    const turn = table && computerTurn(table.state);
    if (!turn) return;
    this.#thinking.add(id);
    try {
      // it may have waited until another process has played
      const mine = async () => table.state.n === turn.n && this.#store.claim(`${id}.${turn.n}`, LEASE);
      const who = this.#met.get(id) ?? id;
      const played = await playComputer(table, (now) => this.#computers.think(now, who, mine));
      if (!played) await table.catchUp();
    } catch (error) {
      this.#report(id)(error);
    } finally {
      this.#thinking.delete(id);
    }
    await this.#playAgain(id, turn.n).catch(this.#report(id));
  }

  /** Plays at once if the turn is over, else when the process that thinks must be dead. */
  async #playAgain(id: string, n: number): Promise<void> {
    const state = (await this.find(id))?.state;
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
      if (!this.#closed) logFault(this.#log, error, id);
    };
  }
}
