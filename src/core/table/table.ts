import { BadEntry } from '../errors.js';
import type { Seat, Viewer } from '../game.js';
import { applyEntry, viewsOf } from './apply-entry.js';
import {
  agreesToRematch,
  decide,
  decideEntry,
  due,
  isEntryOf,
  type Decision,
  type Knowledge,
} from './decide.js';
import type { Action, Answer, Clock, Entry, EntryOf, Refusal, Store, StoredEntry } from './entry.js';
import { cleanName } from '../player-name.js';
import { publicEntry } from './parse-entry.js';
import { sha256 } from './sha256.js';
import { noTable, type Games, type TableState } from './state.js';

/** The services of the host of a table: a server, or a page. */
export interface TableHost {
  readonly games: Games;
  readonly store: Store;
  /** The time in milliseconds. */
  now(): number;
  /** Resolves with the secret seed of a table, 64 hexadecimal digits. */
  seed(id: string): Promise<string>;
  /** Creates the next table, and resolves with its id. Without it, there is no rematch. `keys`: by seat, the SHA-256 of the token. */
  rematch?(id: string, state: TableState, keys: readonly (string | undefined)[]): Promise<string>;
  /**
   * Called once for each entry that this process learns of, in order. `own`: this process has appended it. `seen` returns it as a viewer
   * may know it.
   */
  onEntry?(
    id: string,
    entry: Entry,
    before: TableState,
    own: boolean,
    seen: (viewer: Viewer) => Entry,
    after: TableState,
  ): void;
  /** The SHA-256 of a text in hexadecimal, if the host has a faster one. */
  sha256?(text: string): string;
}

/** The start of a table. */
export interface TableStart {
  readonly game: string;
  readonly options?: object | undefined;
  readonly seats: number;
  readonly clock?: Clock | undefined;
  /** True if people without a seat may see the table. Default true. */
  readonly watch?: boolean | undefined;
}

/** A person who takes a seat. */
export interface Sitting {
  readonly name: string;
  /** The commitment to a salt (`commitTo`). */
  readonly commit: string;
  /** The secret of the seat. Its SHA-256 is stored; the same token sits again. */
  readonly token: string;
}

/** The opening entry of the table with an id. Throws BadEntry, or BadOption for options that the game refuses. */
export function openingOf(
  table: string,
  start: TableStart,
  seed: string,
  now: number,
  games: Games,
): Decision {
  const { game: id, options = {}, seats, clock, watch = true } = start;
  const { players } = Object.hasOwn(games, id) ? games[id]! : { players: { min: 2, max: 2 } };
  const all = players.max > players.min ? { ...options, players: seats } : options;
  const body = {
    k: 'open',
    v: 1,
    table,
    game: id,
    options: all,
    seats,
    commit: sha256(seed),
    ...(clock && { clock }),
    watch,
  };
  const entry = publicEntry({ n: 1, t: now, ...body } as EntryOf<'open'>);
  return { entry, after: applyEntry(noTable, entry, games) };
}

/**
 * The authority over one table: turns actions into its log. Every process may have its own: the number of an entry is the lock.
 * What it does for one table happens one after the other.
 */
export class Table {
  readonly id: string;
  /** The table after the newest entry that this process knows. */
  state: TableState = noTable;
  readonly #host: TableHost;
  /** By seat: the SHA-256 of its token. */
  readonly #keys: (string | undefined)[] = [];
  /** By viewer: all entries that this process knows, as the viewer may know them. */
  readonly #views = new Map<Viewer, Entry[]>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(id: string, host: TableHost) {
    this.id = id;
    this.#host = host;
  }

  /** Learns of what other processes have appended, and writes what the host owes. */
  catchUp(): Promise<void> {
    return this.#next(() => this.#settle());
  }

  /** The viewer that a token makes: its seat, or the table. Throws BadEntry if it is of no seat, or nobody may watch. */
  viewerOf(token: string | undefined): Viewer {
    const seat = token === undefined ? -1 : this.#keys.indexOf(this.#hash(token));
    if (seat < 0 && (token !== undefined || !this.state.open?.watch))
      throw new BadEntry('The token is of no seat at this table.', { code: 'token', at: 'token' });
    return seat < 0 ? 'table' : seat;
  }

  /**
   * Appends an action that a seat made after entry `n` − 1. The same action under the same number is acknowledged again. Rejects
   * only if the store does.
   */
  append(n: number, action: Action, seat: Seat, computer = false): Promise<Answer> {
    return this.#next(async () => {
      await this.#settle();
      try {
        for (;;) {
          if (n <= this.state.n) return await this.#again(n, action, seat);
          if (n > this.state.n + 1) return { error: 'early', have: this.state.n };
          const known = { ...(await this.#know(action, seat)), computer };
          if (await this.#write(decide(this.state, action, seat, known, this.#host.games))) break;
        }
      } catch (error) {
        if (!(error instanceof BadEntry)) throw error;
        return { error: error.code as Refusal, have: this.state.n };
      }
      await this.#pay();
      return { ok: n };
    });
  }

  /** Lets a person take a seat. Resolves again for the same token. Rejects with BadEntry if the seat is taken. */
  sit(seat: Seat, { name, commit, token }: Sitting): Promise<void> {
    return this.#next(async () => {
      await this.#settle();
      const key = this.#hash(token);
      while (this.#keys[seat] !== key) {
        const body = { k: 'sit', seat, name: cleanName(name), commit, key } as const;
        await this.#write(decideEntry(this.state, body, this.#host.now(), this.#host.games));
      }
      await this.#pay();
    });
  }

  /** Resolves with the entries with numbers above `after`, as a viewer may know them. Each is made once for each viewer. */
  since(viewer: Viewer, after: number): Promise<Entry[]> {
    return this.#next(async () => {
      // another process may have appended
      await this.#load();
      return (this.#views.get(viewer) ?? []).slice(after);
    });
  }

  #hash(text: string): string {
    return (this.#host.sha256 ?? sha256)(text);
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  async #know(action?: Action, seat?: Seat): Promise<Knowledge> {
    const { id, state } = this;
    const host = this.#host;
    const rematch = agreesToRematch(state, action, seat);
    const next = rematch ? await host.rematch?.(id, state, this.#keys) : undefined;
    return { seed: await host.seed(id), now: host.now(), next };
  }

  /** The answer to an action whose number is taken. */
  async #again(n: number, action: Action, seat: Seat): Promise<Answer> {
    const [old] = await this.#host.store.load(this.id, n - 1);
    return old?.n === n && isEntryOf(old, action, seat) ? { ok: n } : { error: 'stale', have: this.state.n };
  }

  /** Appends an entry; false if another process was faster. */
  async #write({ entry, after }: Decision): Promise<boolean> {
    if (!(await this.#host.store.append(this.id, entry))) {
      await this.#load();
      return false;
    }
    this.#take(entry, after, true);
    return true;
  }

  async #load(): Promise<void> {
    const { store, games } = this.#host;
    for (const stored of await store.load(this.id, this.state.n))
      this.#take(stored, applyEntry(this.state, publicEntry(stored), games), false);
  }

  #take(stored: Decision['entry'], after: TableState, own: boolean): void {
    const before = this.state;
    if (stored.k === 'sit' && stored.key !== undefined) this.#keys[stored.seat] = stored.key;
    if (stored.k === 'leave' && !after.seats[stored.seat]) this.#keys[stored.seat] = undefined;
    this.state = after;
    const seen = this.#see(stored, before);
    this.#host.onEntry?.(this.id, publicEntry(stored), before, own, (viewer) => seen.get(viewer)!, after);
  }

  /** Adds an entry to the logs of all viewers, and returns it by viewer. */
  #see(stored: StoredEntry, before: TableState): ReadonlyMap<Viewer, Entry> {
    const viewers: readonly Viewer[] = [...this.state.seats.keys(), 'table'];
    const views = viewsOf(stored, before, viewers);
    return new Map(
      viewers.map((viewer, i) => {
        const log = this.#views.get(viewer) ?? [];
        this.#views.set(viewer, log);
        log.push(views[i]!);
        return [viewer, views[i]!];
      }),
    );
  }

  /** Loads what is new, and writes what the host owes. */
  async #settle(): Promise<void> {
    await this.#load();
    if (this.state.n > 0) await this.#pay();
  }

  /** Writes what the host owes. */
  async #pay(): Promise<void> {
    for (;;) {
      const decision = due(this.state, await this.#know(), this.#host.games);
      if (!decision) return;
      await this.#write(decision);
    }
  }
}

/** Returns a store in memory, for a host whose tables end with it. */
export function memoryStore(): Store {
  const logs = new Map<string, StoredEntry[]>();
  return {
    load: (id, after) => Promise.resolve((logs.get(id) ?? []).slice(after)),
    append(id, entry) {
      const log = logs.get(id) ?? [];
      if (entry.n !== log.length + 1) return Promise.resolve(false);
      logs.set(id, log);
      log.push(entry);
      return Promise.resolve(true);
    },
  };
}
