import { io } from 'socket.io-client';
import type { Seat } from '../core/game.js';
import type { Answer, Link, TableMemory } from '../core/table/entry.js';
import type { Presence, Reaction } from '../core/table/seat-news.js';

/** The table of a link, and the seat at it, if the page has one. */
export interface ServerLinkOptions {
  /** The id of the table. */
  readonly table: string;
  /** The secret of the seat. Without it, the page watches. */
  readonly token?: string | undefined;
  /** The facts of the table that the page has kept: see `TakenSeat` and `TableConnection`. */
  readonly memory?: TableMemory | undefined;
  /** The number of the newest entry that the page has. Default 0. */
  readonly after?: number;
}

/** `refused`: the server knows no such table or token, or not the site, and the link is closed. `offline`: the link is trying again. */
export type ServerStatus = 'online' | 'offline' | 'refused';

/** A link to a table on a server. It connects again after each loss, and asks for what it has missed. */
export interface ServerLink extends Link {
  /**
   * `why` is `table`, `token` or `origin` if the server has refused the page for good; `rate` if the link is offline because there is too
   * much from its address, and tries again in `wait` milliseconds.
   */
  onstatus: (status: ServerStatus, why?: string, wait?: number) => void;
  onpresence: (presence: Presence) => void;
  onreaction: (seat: Seat, reaction: Reaction) => void;
  /** Shows a reaction to all at the table. It may be lost. */
  react(reaction: Reaction): void;
  close(): void;
}

/** The time after which a question is asked again, in milliseconds. */
const LONGEST_WAIT = 4000;
/** The number of times that a question is asked over a connection from which nothing comes. Socket.IO itself would wait for 45 seconds. */
const MOST_ASKED = 3;
/** The pause after an answer that the server is in trouble, in milliseconds. */
const PAUSE = 500;
/** The time for which an action waits until the server takes it, before the person is told, in milliseconds. */
const PATIENCE = 3000;

/** The longest pause, whatever a server says, in milliseconds. */
const LONGEST_PAUSE = 60_000;

/** The time that a refusal says to wait, in milliseconds. */
const waitOf = (refusal: unknown): number => {
  const { wait } = (refusal ?? {}) as { readonly wait?: unknown };
  return typeof wait === 'number' && wait > PAUSE ? Math.min(wait, LONGEST_PAUSE) : PAUSE;
};

const pause = (ms = PAUSE) => new Promise((resolve) => setTimeout(resolve, ms));

/** The refusals that a page cannot do anything about. */
const FINAL = ['table', 'token', 'origin'];

/** The socket of a link, whose handshake names the newest entry that has arrived without a gap. */
function socketFor(url: string, { table, token, after = 0 }: ServerLinkOptions) {
  const { origin, pathname } = new URL(url, globalThis.location?.href);
  let newest = after;
  const socket = io(origin, {
    path: `${pathname.replace(/\/*$/, '')}/socket.io/`,
    auth: (give) => give({ table, token, after: newest }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: 300,
  });
  const arrived = (entries: readonly unknown[]) => {
    for (const entry of entries) if ((entry as { n?: number } | null)?.n === newest + 1) newest++;
  };
  return { socket, arrived };
}

/** A promise for the next connection, or an error once there is none to come. */
function connectionOf(socket: ReturnType<typeof io>, tell: ServerLink['onstatus']) {
  let waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let ended: Error | undefined;
  const settle = () => waiting.splice(0);
  const end = (error: Error) => {
    ended = error;
    socket.disconnect();
    for (const { reject } of settle()) reject(error);
  };
  socket.on('connect', () => {
    tell('online');
    for (const { resolve } of settle()) resolve();
  });
  socket.on('disconnect', (reason) => {
    if (ended) return;
    tell('offline');
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', ({ message, ...more }) => {
    if (FINAL.includes(message)) {
      end(new Error(`The server refused the ${message}.`));
      return tell('refused', message);
    }
    const wait = waitOf((more as { readonly data?: unknown }).data);
    if (message === 'rate') tell('offline', message, wait);
    else tell('offline');
    // Socket.IO does not try again after a refusal
    if (!socket.active) void pause(wait).then(() => ended ?? socket.connect());
  });
  const online = () =>
    new Promise<void>((resolve, reject) => {
      if (ended) reject(ended);
      else if (socket.connected) resolve();
      else waiting = [...waiting, { resolve, reject }];
    });
  return { online, end };
}

/**
 * Asks questions over a socket until they are answered: the number of an entry makes it safe to send an action again. Where the connection is
 * stalled, it is made anew.
 */
function questionsOver(socket: ReturnType<typeof io>, online: () => Promise<void>) {
  /** The amount that has come. */
  let heard = 0;
  socket.io.on('ping', () => heard++);
  socket.onAny(() => heard++);
  return async (event: string, ...args: readonly unknown[]): Promise<unknown> => {
    for (let asked = 1; ; asked++) {
      await online();
      const { id } = socket;
      const before = heard;
      const answer: unknown = await socket
        .timeout(LONGEST_WAIT)
        .emitWithAck(event, ...args)
        .catch(() => undefined);
      if (answer === undefined && heard === before && asked % MOST_ASKED === 0 && socket.id === id)
        socket.disconnect().connect();
      const { error } = (answer ?? {}) as { readonly error?: unknown };
      const wait = waitOf(answer);
      if (error === 'server') await pause();
      else if (error === 'rate' && (event === 'since' || wait <= PATIENCE)) await pause(wait);
      else if (answer !== undefined) return answer;
    }
  };
}

/** Opens a link to a table on a server, at an address such as `https://play.example.org`. */
export function serverLink(url: string, options: ServerLinkOptions): ServerLink {
  const { socket, arrived } = socketFor(url, options);
  const { online, end } = connectionOf(socket, (...status) => link.onstatus(...status));
  const ask = questionsOver(socket, online);
  const link: ServerLink = {
    memory: options.memory,
    onlog: () => {},
    onstatus: () => {},
    onpresence: () => {},
    onreaction: () => {},
    append: (n, action) => ask('append', n, action) as Promise<Answer>,
    since: (n) => ask('since', n) as Promise<readonly unknown[]>,
    react: (reaction) => void socket.volatile.emit('reaction', reaction),
    close: () => end(new Error('The link is closed.')),
  };
  socket.on('log', (entries: readonly unknown[]) => {
    arrived(entries);
    link.onlog(entries);
  });
  socket.on('presence', (presence: Presence) => link.onpresence(presence));
  socket.on('reaction', (seat: Seat, reaction: Reaction) => link.onreaction(seat, reaction));
  return link;
}
