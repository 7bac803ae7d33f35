import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Seat, Viewer } from 'spielkasten/engine';
import {
  BadEntry,
  parseAction,
  reactions,
  type Entry,
  type Presence,
  type Reaction,
  type Table,
} from 'spielkasten/table.js';
import { addressOf, budget, type Budget, budgets, MAX_PAYLOAD, MOST_SOCKETS } from './limits.js';
import { messageOf, shortId, type Log } from './log.js';
import type { Notice, TableStore } from './store.js';
import type { Pages, Tables } from './tables.js';

/** What a page sends may be anything. */
type Ack = (answer: unknown) => void;

interface FromPage {
  append(n: unknown, action: unknown, ack: unknown): void;
  since(after: unknown, ack: unknown): void;
  reaction(reaction: unknown): void;
}

interface ToPage {
  log(entries: readonly Entry[]): void;
  presence(presence: Presence): void;
  reaction(seat: Seat, reaction: Reaction): void;
}

interface Place {
  readonly id: string;
  readonly viewer: Viewer;
  readonly token: string | undefined;
}

type PageServer = Server<FromPage, ToPage, object, Place>;
type PageSocket = Socket<FromPage, ToPage, object, Place>;

/** The number of refused messages after which a socket is closed. */
const MOST_REFUSED = 200;

/** The time after which the socket of a seat that was left is closed, in milliseconds. */
const FAREWELL = 1000;

const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const roomOf = (id: string, viewer: Viewer) => `${id}/${viewer}`;

/** What sockets need to know of their server. */
export interface SocketOptions {
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly allowed: (origin: string | undefined) => boolean;
  readonly log: Log;
}

/** The sockets of a process: of each page that shows a table. */
export class Sockets implements Pages {
  readonly #store: TableStore;
  readonly #options: SocketOptions;
  readonly #mayConnect = budgets(60, 2);
  /** By table: the number of sockets of each viewer. */
  readonly #counts = new Map<string, Map<Viewer, number>>();
  #tables!: Tables;
  #io: PageServer | undefined;

  constructor(store: TableStore, options: SocketOptions) {
    this.#store = store;
    this.#options = options;
  }

  attach(server: HttpServer, tables: Tables): void {
    const { origins, proxies, allowed } = this.#options;
    this.#tables = tables;
    this.#io = new Server(server, {
      maxHttpBufferSize: MAX_PAYLOAD,
      cors: { origin: [...origins] },
      serveClient: false,
      allowRequest: (request, done) =>
        done(null, allowed(request.headers.origin) && this.#mayConnect(addressOf(request, proxies))),
    });
    this.#io.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => next(new Error(this.#refusal(error))),
      );
    });
    this.#io.on('connection', (socket) => void this.#welcome(socket).catch(() => socket.disconnect(true)));
  }

  tables(): number {
    return this.#counts.size;
  }

  viewers(id: string): readonly Viewer[] {
    return [...(this.#counts.get(id)?.keys() ?? [])];
  }

  send(id: string, viewer: Viewer, entries: readonly Entry[]): void {
    this.#io?.local.to(roomOf(id, viewer)).emit('log', entries);
  }

  dismiss(id: string, seat: Seat): void {
    const room = roomOf(id, seat);
    const { adapter, sockets } = this.#io!.of('/');
    for (const each of [...(adapter.rooms.get(room) ?? [])]) {
      const socket = sockets.get(each)!;
      // nothing more goes to it, but the answer to its question
      void socket.leave(room);
      setTimeout(() => socket.disconnect(true), FAREWELL).unref();
    }
  }

  /** Tells the pages of a table here who is there, or a reaction. */
  async pass(notice: Notice): Promise<void> {
    const rooms = this.viewers(notice.id).map((viewer) => roomOf(notice.id, viewer));
    if (rooms.length === 0 || notice.what === 'log') return;
    const pages = this.#io!.local.to(rooms);
    if (notice.what === 'reaction') pages.emit('reaction', notice.seat, notice.reaction);
    else pages.emit('presence', await this.#presence(notice.id));
  }

  async close(): Promise<void> {
    await this.#io?.close();
  }

  /** The table of a page. Once it has expired, its sockets are closed, and are refused when they come again. */
  async #table(id: string): Promise<Table> {
    const table = await this.#tables.peek(id);
    if (table) return table;
    for (const viewer of this.viewers(id)) this.#io?.local.in(roomOf(id, viewer)).disconnectSockets(true);
    throw new BadEntry('The table has expired.', { code: 'table', at: 'table' });
  }

  /** The table of a socket. Throws BadEntry if its seat is no longer that of its token. */
  async #tableOf(socket: PageSocket): Promise<Table> {
    const { id, viewer, token } = socket.data;
    const table = await this.#table(id);
    if (table.viewerOf(token) === viewer) return table;
    throw new BadEntry('The seat is that of somebody else.', { code: 'token', at: 'token' });
  }

  async #presence(id: string): Promise<Presence> {
    const { state } = await this.#table(id);
    return this.#store.presence(id, state.seats.length);
  }

  /** Checks a handshake. Throws BadEntry, whose code the page gets. */
  async #admit(socket: PageSocket): Promise<void> {
    const { table: id, token } = socket.handshake.auth as Readonly<Record<string, unknown>>;
    const refuse = (code: string): never => {
      throw new BadEntry('The socket is refused.', { code, at: 'table' });
    };
    const table = isHex(id, 24) ? await this.#tables.find(id) : undefined;
    if (!table) return refuse('table');
    if (token !== undefined && !isHex(token, 32)) return refuse('token');
    const counts = [...(this.#counts.get(table.id)?.values() ?? [])];
    if (counts.reduce((sum, count) => sum + count, 0) >= MOST_SOCKETS) refuse('rate');
    socket.data = { id: table.id, viewer: table.viewerOf(token), token };
  }

  /** The code of a refusal; anything else is our own fault, and told in the log only. */
  #refusal(error: unknown): string {
    if (error instanceof BadEntry) return error.code;
    this.#options.log({ event: 'error', level: 'error', message: messageOf(error) });
    return 'server';
  }

  async #welcome(socket: PageSocket): Promise<void> {
    const { id, viewer } = socket.data;
    this.#listen(socket);
    await socket.join(roomOf(id, viewer));
    this.#enter(socket);
    const after: unknown = socket.handshake.auth.after;
    const table = await this.#tableOf(socket);
    socket.emit('log', await table.since(viewer, isCount(after) ? after : 0));
    socket.emit('presence', await this.#presence(id));
  }

  /** Counts a socket, and tells all pages if it is the first one of a person; the same when it leaves. */
  #enter(socket: PageSocket): void {
    const { id, viewer } = socket.data;
    const change = (by: number) => {
      const counts = this.#counts.get(id) ?? new Map<Viewer, number>();
      const now = (counts.get(viewer) ?? 0) + by;
      if (now > 0) counts.set(viewer, now);
      else counts.delete(viewer);
      if (counts.size > 0) this.#counts.set(id, counts);
      else this.#counts.delete(id);
      if (viewer !== 'table' && now === (by > 0 ? 1 : 0)) void this.#tell(id, viewer, by > 0);
    };
    // it may have left again by now
    if (!socket.connected) return;
    change(1);
    socket.once('disconnect', () => change(-1));
  }

  async #tell(id: string, seat: Seat, here: boolean): Promise<void> {
    try {
      await (here ? this.#store.arrive(id, seat) : this.#store.depart(id, seat));
      await this.#store.tell({ id, what: 'presence' });
    } catch (error) {
      this.#options.log({ event: 'error', level: 'error', table: shortId(id), message: messageOf(error) });
    }
  }

  #listen(socket: PageSocket): void {
    const { id, viewer } = socket.data;
    const mayAppend = budget(20, 10);
    // plays the whole game again
    const mayAsk = budget(10, 1);
    const mayReact = budget(5, 0.5);
    let refused = 0;
    const answer = (ack: unknown, may: Budget, work: (table: Table) => Promise<unknown>) => {
      if (typeof ack !== 'function') return;
      if (!may()) {
        if (++refused > MOST_REFUSED) socket.disconnect(true);
        (ack as Ack)({ error: 'rate' });
        return;
      }
      void this.#tableOf(socket)
        .then(work)
        .then(ack as Ack, (error: unknown) => (ack as Ack)({ error: this.#fault(id, error) }));
    };
    socket.on('append', (n, action, ack) =>
      answer(ack, mayAppend, async (table) => {
        if (viewer === 'table') return { error: 'token' };
        return isCount(n) ? table.append(n, parseAction(action), viewer) : { error: 'notation' };
      }),
    );
    socket.on('since', (after, ack) =>
      answer(ack, mayAsk, async (table) =>
        isCount(after) ? table.since(viewer, after) : { error: 'notation' },
      ),
    );
    socket.on('reaction', (reaction) => {
      const known = reactions.find((each) => each === reaction);
      if (viewer === 'table' || !known || !mayReact()) return;
      void this.#store.tell({ id, what: 'reaction', seat: viewer, reaction: known }).catch(() => {});
    });
  }

  /** The code for a page of an error while an action was appended. After one of the store, the log is read anew. */
  #fault(id: string, error: unknown): string {
    if (error instanceof BadEntry) return error.code.startsWith('entry') ? 'notation' : error.code;
    this.#tables.forget(id);
    return this.#refusal(error);
  }
}
