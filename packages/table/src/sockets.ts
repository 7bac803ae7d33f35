import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
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
import {
  addressOf,
  Connections,
  costOf,
  isHex,
  MAX_PAYLOAD,
  MOST_SOCKETS,
  TooMuch,
  type Address,
  type Budgets,
  type Doing,
} from './limits.js';
import { logFault, type Log } from './log.js';
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

interface SocketData {
  readonly id: string;
  readonly viewer: Viewer;
  readonly token: string | undefined;
  readonly address: Address;
}

type PageServer = Server<FromPage, ToPage, object, SocketData>;
type PageSocket = Socket<FromPage, ToPage, object, SocketData>;

/** The time after which a page that was refused may come again if nobody knows when there is room, in milliseconds. */
const BUSY = 5000;

/** The time that a connection may take until its page is at a table, in milliseconds. */
const LONGEST_JOIN = 10_000;

/** The number of refused messages after which a socket is closed. */
const MOST_REFUSED = 200;

/** The time after which the socket of a seat that was left is closed, in milliseconds. */
const FAREWELL = 1000;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const roomOf = (id: string, viewer: Viewer) => `${id}/${viewer}`;

/** What sockets need to know of their server. */
export interface SocketOptions {
  readonly proxies: number;
  /** The maximum number of sockets of an address. */
  readonly most: number;
  readonly budgets: Budgets;
  readonly allowed: (origin: string | undefined) => boolean;
  readonly log: Log;
}

/** A connection of Engine.IO. */
type Connection = { readonly request: IncomingMessage; close(): void } & EventEmitter;

/** The pages of a table. */
interface PagesOfTable {
  /** The number of sockets of each viewer. */
  readonly counts: Map<Viewer, number>;
  /** The number of the newest entry that they have. */
  newest: number;
}

/** The sockets of a process: of each page that shows a table. */
export class Sockets implements Pages {
  readonly #store: TableStore;
  readonly #options: SocketOptions;
  /** All connections, and those whose pages are at a table, or on their way there. */
  readonly #connections: Connections;
  readonly #admitted: Connections;
  /** By table. */
  readonly #pages = new Map<string, PagesOfTable>();
  /** Long answers wait for one another. */
  #turns: Promise<void> = Promise.resolve();
  #tables!: Tables;
  #io: PageServer | undefined;

  constructor(store: TableStore, options: SocketOptions) {
    this.#store = store;
    this.#options = options;
    // beyond the limit there is room to be told of it
    this.#connections = new Connections(2 * options.most);
    this.#admitted = new Connections(options.most);
  }

  attach(server: HttpServer, tables: Tables): void {
    const { proxies, budgets } = this.#options;
    this.#tables = tables;
    this.#io = new Server(server, {
      maxHttpBufferSize: MAX_PAYLOAD,
      connectTimeout: LONGEST_JOIN,
      // a page of another origin hears that it is refused, and nothing else
      cors: { origin: true },
      serveClient: false,
      allowRequest: (request, done) => {
        const address = addressOf(request, proxies);
        const may = this.#connections.isOver(address)
          ? Promise.reject(new TooMuch(BUSY))
          : budgets.take('connect', address);
        may.then(
          () => done(null, true),
          () => done(null, false),
        );
      },
    });
    this.#io.engine.on('connection', (connection: Connection) => {
      const address = addressOf(connection.request, proxies);
      connection.once('close', this.#connections.enter(address));
      connection.on('packet', () => void budgets.take('send', address).catch(() => connection.close()));
    });
    this.#io.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => {
          const { error: code, wait } = this.#refusal(error);
          next(Object.assign(new Error(code), wait !== undefined && { data: { wait } }));
        },
      );
    });
    this.#io.on('connection', (socket) => void this.#welcome(socket).catch(() => socket.disconnect(true)));
  }

  tables(): Iterable<string> {
    return this.#pages.keys();
  }

  viewers(id: string): readonly Viewer[] {
    return [...(this.#pages.get(id)?.counts.keys() ?? [])];
  }

  send(id: string, n: number, seen: (viewer: Viewer) => Entry): void {
    const pages = this.#pages.get(id);
    // a table that is read again has nothing new for them
    if (!pages || n <= pages.newest) return;
    pages.newest = n;
    for (const viewer of pages.counts.keys())
      this.#io?.local.to(roomOf(id, viewer)).emit('log', [seen(viewer)]);
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
    throw new BadEntry('Somebody else has this seat.', { code: 'token', at: 'token' });
  }

  async #presence(id: string): Promise<Presence> {
    const { state } = await this.#table(id);
    return this.#store.presence(id, state.seats.length);
  }

  /** Checks a handshake. Throws BadEntry, whose code the page gets, or TooMuch. */
  async #admit(socket: PageSocket): Promise<void> {
    const address = addressOf(socket.request, this.#options.proxies);
    const leave = this.#admitted.enter(address);
    socket.conn.once('close', leave);
    try {
      if (this.#admitted.isOver(address)) throw new TooMuch(BUSY);
      await this.#check(socket, address);
    } catch (error) {
      leave();
      socket.conn.off('close', leave);
      throw error;
    }
  }

  async #check(socket: PageSocket, address: Address): Promise<void> {
    const { budgets, allowed } = this.#options;
    const { table: id, token, after } = socket.handshake.auth as Readonly<Record<string, unknown>>;
    const refuse = (code: string): never => {
      throw new BadEntry('The socket is refused.', { code, at: 'table' });
    };
    if (!allowed(socket.handshake.headers.origin)) refuse('origin');
    await budgets.take('read', address);
    const isCold = isHex(id, 24) && !this.#tables.isKnown(id);
    const table = isHex(id, 24) ? await this.#tables.find(id) : undefined;
    if (!table) return refuse('table');
    if (token !== undefined && !isHex(token, 32)) return refuse('token');
    const viewer = table.viewerOf(token);
    const most = viewer === 'table' ? MOST_SOCKETS.table : MOST_SOCKETS.seat;
    if ((this.#pages.get(table.id)?.counts.get(viewer) ?? 0) >= most) throw new TooMuch(BUSY);
    // a table that is not in memory is read as a whole
    const missing = table.state.n - (isCount(after) && !isCold ? after : 0);
    await budgets.take('read', address, roomOf(table.id, viewer), 1 + costOf(missing));
    socket.data = { id: table.id, viewer, token, address };
  }

  /** What a page hears of an error; of our own faults only the log is told more. */
  #refusal(error: unknown): { readonly error: string; readonly wait?: number } {
    if (error instanceof TooMuch) return { error: 'rate', wait: error.wait };
    if (error instanceof BadEntry) return { error: error.code.startsWith('entry') ? 'notation' : error.code };
    logFault(this.#options.log, error);
    return { error: 'server' };
  }

  async #welcome(socket: PageSocket): Promise<void> {
    const { id, viewer } = socket.data;
    this.#listen(socket);
    await socket.join(roomOf(id, viewer));
    const after: unknown = socket.handshake.auth.after;
    const table = await this.#tableOf(socket);
    this.#enter(socket, table.state.n);
    socket.emit('log', await this.#since(table, viewer, isCount(after) ? after : 0));
    socket.emit('presence', await this.#presence(id));
  }

  /** The entries for a page. A long log waits for a turn of the event loop of its own: moves do not wait until all are written. */
  async #since(table: Table, viewer: Viewer, after: number): Promise<Entry[]> {
    const entries = await table.since(viewer, after);
    if (costOf(entries.length) > 0)
      await (this.#turns = this.#turns.then(() => new Promise((resolve) => setImmediate(resolve))));
    return entries;
  }

  /** Counts a socket, and tells all pages if it is the first one of a person; the same when it leaves. */
  #enter(socket: PageSocket, newest: number): void {
    const { id, viewer } = socket.data;
    const change = (by: number) => {
      const pages = this.#pages.get(id) ?? { counts: new Map<Viewer, number>(), newest };
      const { counts } = pages;
      const now = (counts.get(viewer) ?? 0) + by;
      if (now > 0) counts.set(viewer, now);
      else counts.delete(viewer);
      if (counts.size > 0) this.#pages.set(id, pages);
      else this.#pages.delete(id);
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
      logFault(this.#options.log, error, id);
    }
  }

  #listen(socket: PageSocket): void {
    const { id, viewer } = socket.data;
    let refused = 0;
    const answer = async (ack: unknown, work: () => Promise<unknown>) => {
      if (typeof ack !== 'function') return;
      try {
        (ack as Ack)(await work());
      } catch (error) {
        if (error instanceof TooMuch && ++refused > MOST_REFUSED) socket.disconnect(true);
        // after an error of the store, the log is read anew
        if (!(error instanceof TooMuch || error instanceof BadEntry)) this.#tables.forget(id);
        (ack as Ack)(this.#refusal(error));
      }
    };
    socket.on('append', (n, action, ack) => void answer(ack, () => this.#append(socket, n, action)));
    socket.on('since', (after, ack) => void answer(ack, () => this.#read(socket, after)));
    socket.on('reaction', (reaction) => {
      const known = reactions.find((each) => each === reaction);
      if (viewer === 'table' || !known) return;
      void this.#take(socket, 'react')
        .then(() => this.#store.tell({ id, what: 'reaction', seat: viewer, reaction: known }))
        .catch(() => {});
    });
  }

  #take({ data: { id, viewer, address } }: PageSocket, doing: Doing, cost = 1): Promise<void> {
    return this.#options.budgets.take(doing, address, roomOf(id, viewer), cost);
  }

  /** Answers a page that acts. */
  async #append(socket: PageSocket, n: unknown, value: unknown): Promise<unknown> {
    const { id, viewer, address } = socket.data;
    await this.#take(socket, 'append');
    if (viewer === 'table') return { error: 'token' };
    if (!isCount(n)) return { error: 'notation' };
    const table = await this.#tableOf(socket);
    const action = parseAction(value);
    if ('what' in action && action.what === 'rematch') await this.#take(socket, 'open');
    this.#tables.meet(id, address);
    return table.append(n, action, viewer);
  }

  /** Answers a page that asks for entries. */
  async #read(socket: PageSocket, after: unknown): Promise<unknown> {
    await this.#take(socket, 'read');
    if (!isCount(after)) return { error: 'notation' };
    const table = await this.#tableOf(socket);
    await this.#take(socket, 'read', costOf(table.state.n - after));
    return this.#since(table, socket.data.viewer, after);
  }
}
