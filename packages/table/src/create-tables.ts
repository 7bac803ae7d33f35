import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createHandler } from './http.js';
import { messageOf, type Log } from './log.js';
import { Sockets } from './sockets.js';
import type { TableStore } from './store.js';
import { Tables, type EntryHook } from './tables.js';

/** The time between two removals of tables that have been idle too long, in milliseconds. */
const HOUR = 3600_000;

/** The paths of tables, besides that of Socket.IO. */
const OWN = /^\/(tables|health)\b/;

export interface TableOptions {
  readonly store: TableStore;
  /** The origins of the pages that may use the tables, such as `https://blog.example`. Without any, browsers are refused. */
  readonly origins?: readonly string[];
  /** The number of proxies before the server that add an address to `X-Forwarded-For`. Limits count addresses. Default 0. */
  readonly trustProxy?: number;
  /** May refuse a new table or a seat. */
  readonly authorize?: (request: IncomingMessage) => boolean | Promise<boolean>;
  /**
   * Called once for each new entry, by the process that has appended it, with what the public may know: for notices such as mails. After
   * a crash, the call for the last entry may be missing.
   */
  readonly onEntry?: EntryHook;
  /** Called with each line of the log, which contains no secrets. */
  readonly log?: Log;
}

/** Tables on an HTTP server. */
export interface TableServer {
  /**
   * Serves the tables on the paths `/tables`, `/health` and `/socket.io`. Requests for others go to the listeners that the server has, or
   * get 404. Call it once, before the server listens.
   */
  attach(server: Server): Promise<void>;
  /** Closes all sockets, the HTTP server and the store, once all that is being appended is stored. */
  close(): Promise<void>;
}

/** Creates a server for tables. */
export function createTables(options: TableOptions): TableServer {
  const { store, origins = [], trustProxy: proxies = 0, authorize = () => true, log = () => {} } = options;
  const allowed = (origin: string | undefined) => origin === undefined || origins.includes(origin);
  const sockets = new Sockets(store, { origins, proxies, allowed, log });
  const tables = new Tables(store, sockets, log, options.onEntry);
  const handle = createHandler(tables, { proxies, allowed, authorize, log });
  const failed = (error: unknown) => log({ event: 'error', level: 'error', message: messageOf(error) });
  const expire = () => void store.expire(Date.now()).catch(failed);
  let expiring: NodeJS.Timeout | undefined;
  return {
    async attach(server) {
      const others = server.listeners('request') as RequestListener[];
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        if (others.length > 0 && !OWN.test(request.url!))
          for (const other of others) other(request, response);
        else void handle(request, response).catch(failed);
      });
      // Socket.IO answers the requests for its path, and hands on all others
      sockets.attach(server, tables);
      expire();
      expiring = setInterval(expire, HOUR).unref();
      await store.listen(
        (notice) => {
          if (notice.what === 'log') void tables.catchUp(notice.id, notice.n);
          else void sockets.pass(notice).catch(failed);
        },
        () => void tables.catchUpAll(),
      );
    },
    async close() {
      clearInterval(expiring);
      await sockets.close();
      await tables.close();
      await store.close();
    },
  };
}
