import { messageOf, StoreLost, logFault, type Log } from './log.js';
import type { TableStore } from './store.js';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Seat } from 'spielkasten/engine';
import { createHandler, isOwn } from './http.js';
import { Budgets } from './limits.js';
import { Sockets } from './sockets.js';
import { Tables, type EntryHook } from './tables.js';

/** The time within which a store must answer, in milliseconds. */
const LONGEST_ANSWER = 1500;

/** A store whose answers reject with StoreLost if they are late, or an error. */
export function promptStore(store: TableStore, log: Log): TableStore {
  let lost = false;
  const tell = (now: boolean, message: string) => {
    if (now !== lost) log({ event: 'store', level: now ? 'error' : 'info', message });
    lost = now;
  };
  const prompt =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The store does not answer.')), LONGEST_ANSWER);
      });
      try {
        const answer = await Promise.race([work(...args), late]);
        tell(false, 'The store answers again.');
        return answer;
      } catch (error) {
        tell(true, messageOf(error));
        throw new StoreLost(messageOf(error), { cause: error });
      } finally {
        clearTimeout(timer);
      }
    };
  return {
    load: prompt((id, after) => store.load(id, after)),
    append: prompt((id, entry) => store.append(id, entry)),
    create: prompt((id, secret, entries) => store.create(id, secret, entries)),
    secret: prompt((id) => store.secret(id)),
    claim: prompt((what, ms) => store.claim(what, ms)),
    arrive: prompt((id, seat) => store.arrive(id, seat)),
    depart: prompt((id, seat) => store.depart(id, seat)),
    presence: prompt((id, seats) => store.presence(id, seats)),
    tell: prompt((notice) => store.tell(notice)),
    listen: (notice, missed) => store.listen(notice, missed),
    expire: (now) => store.expire(now),
    close: () => store.close(),
  };
}

/** The time between two removals of tables that have been idle too long, and between the steps of one, in milliseconds. */
const HOUR = 3600_000;
const STEP = 50;

/** The memory for tables if nothing is said, in megabytes. */
export const MEMORY = 200;

/** The maximum number of sockets of an address if nothing is said. */
export const SOCKETS = 32;

/** Throws Error for an origin that no page can have: browsers send it as a URL writes it, without a path and without wildcards. */
export function checkOrigins(origins: readonly string[]): void {
  for (const origin of origins)
    if (origin.includes('*') || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(
        `No page has the origin ${origin}: write it like https://blog.example, without a path, a final slash, the standard port, ` +
          'capitals or wildcards, and name each origin.',
      );
}

export interface TableOptions {
  readonly store: TableStore;
  /** The origins of the pages that may use the tables, such as `https://blog.example`. Without any, browsers are refused. */
  readonly origins?: readonly string[];
  /** The number of proxies before the server that add an address to `X-Forwarded-For`. Limits count addresses. Default 0. */
  readonly trustProxy?: number;
  /** The maximum number of sockets of an address. Default 32. */
  readonly sockets?: number;
  /** About how much memory tables may take, in megabytes. Those that were unused for longest are read again when they are needed. Default 200. */
  readonly memory?: number;
  /** May refuse a new table or a seat. */
  readonly authorize?: (request: IncomingMessage) => boolean | Promise<boolean>;
  /**
   * Called once for each new entry, by the process that has appended it, with what the public may know, and with the seat of a person whose
   * turn has come with it: for notices such as mails. After a crash, the call for the last entry may be missing.
   */
  readonly onEntry?: EntryHook;
  /** Called with each line of the log, which contains no secrets. */
  readonly log?: Log;
}

/** Tables on an HTTP server. */
export interface TableServer {
  /**
   * Serves the tables: `GET /health`, `POST /tables`, the seats and the log of a table, and `/socket.io/`. All other requests go to the
   * listeners that the server has, or get 404. Call it once, before the server listens.
   */
  attach(server: Server): Promise<void>;
  /** Resolves with the seat of a token at a table, so that routes of your own know who asks. Undefined if the token is of no seat. */
  seatOf(id: string, token: string): Promise<Seat | undefined>;
  /** Closes all sockets, the HTTP server and the store, once all that is being appended is stored. */
  close(): Promise<void>;
}

/** Removes old tables, now and every hour. Returns a function that ends it. */
function expireFrom(store: TableStore, tables: Tables, failed: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const expire = async (): Promise<void> => {
    const removed = (await store.expire(Date.now()).catch(failed)) ?? [];
    for (const id of removed) tables.forget(id);
    timer = setTimeout(() => void expire(), removed.length > 0 ? STEP : HOUR).unref();
  };
  void expire();
  return () => clearTimeout(timer);
}

/** Warns once of a proxy that is not believed. */
function proxyWarning(log: Log): (request: IncomingMessage) => void {
  let warned = false;
  return ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    const message =
      'A proxy names visitors, who all count as one address: say how many proxies there are (--trust-proxy).';
    log({ event: 'proxy', level: 'warn', message });
  };
}

/** Creates a server for tables. Throws Error for an origin that no page can have. */
export function createTables(options: TableOptions): TableServer {
  const { origins = [], trustProxy: proxies = 0, authorize = () => true, log = () => {}, onEntry } = options;
  checkOrigins(origins);
  const store = promptStore(options.store, log);
  const allowed = (origin: string | undefined) => origin === undefined || origins.includes(origin);
  const budgets = new Budgets();
  const sockets = new Sockets(store, { proxies, most: options.sockets ?? SOCKETS, budgets, allowed, log });
  const tables = new Tables(store, sockets, { log, memory: (options.memory ?? MEMORY) * 1e6, onEntry });
  const handle = createHandler(tables, { store, proxies, budgets, allowed, authorize, log });
  const failed = (error: unknown) => logFault(log, error);
  const warn = proxyWarning(log);
  let stopExpiring = () => {};
  return {
    async attach(server) {
      const others = server.listeners('request') as RequestListener[];
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        if (proxies === 0) warn(request);
        if (others.length > 0 && !isOwn(request)) for (const other of others) other(request, response);
        else void handle(request, response).catch(failed);
      });
      // Socket.IO answers the requests for its path, and hands on all others
      sockets.attach(server, tables);
      stopExpiring = expireFrom(store, tables, failed);
      await store.listen(
        (notice) => {
          if (notice.what === 'log') void tables.catchUp(notice.id, notice.n);
          else void sockets.pass(notice).catch(failed);
        },
        () => void tables.catchUpAll(),
      );
    },
    seatOf: (id, token) => tables.seatOf(id, token),
    async close() {
      stopExpiring();
      await sockets.close();
      await tables.close();
      await store.close();
    },
  };
}
