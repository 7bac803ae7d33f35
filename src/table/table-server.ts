/** Tables on a server (`spielkasten-table`): opening a table, taking a seat, and the link to it. */
import { BadEntry, createError } from '../core/errors.js';
import { commitTo, saltOf } from '../core/table/chance.js';
import type { TableMemory } from '../core/table/entry.js';
import type { Seat } from '../core/game.js';
import type { TableStart } from '../core/table/table.js';
import { secondsOf } from '../core/table/state.js';
import { parseNews, type SeatNews } from '../core/table/seat-news.js';
import { secret } from './secret.js';
import type { ServerLink, ServerLinkOptions } from './server-link.js';

export { MOST_SEATS, type SeatNews } from '../core/table/seat-news.js';
export { reactions, type Presence, type Reaction } from '../core/table/seat-news.js';
export type { ServerLink, ServerLinkOptions, ServerStatus } from './server-link.js';

/** The time after which a request counts as lost, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** The refusals that a server tells by the status of an answer alone. */
const refusals: Readonly<Record<number, string>> = {
  403: 'token',
  404: 'table',
  409: 'illegal',
  429: 'rate',
  503: 'server',
};

/** The sentences of refusals by code. */
const sentences: Readonly<Record<string, string>> = {
  origin: 'The table server does not accept this site. Its operator must allow it',
  server: 'The table server has a problem. Try again in a minute',
  token: 'The table server does not serve this page',
  table: 'There is no such table',
  illegal: 'The seat is taken',
  rate: 'Too many requests in a short time',
  lost: 'The table server cannot be reached',
};

/** The answer to a question for news, of which nothing is sure. */
interface Answers {
  readonly now?: unknown;
  readonly seats?: Readonly<Record<number, unknown>>;
}

/** The content of an answer that refuses a request. */
interface Refused {
  readonly error?: string;
  readonly at?: string;
  readonly wait?: number;
}

function failure(code: string, { at = 'table', wait = 0 }: Refused = {}): BadEntry {
  const sentence = sentences[code] ?? 'The table server cannot read the request';
  const found = wait > 0 ? secondsOf(wait) : undefined;
  const again = found === undefined ? '' : `: try again in ${found} s`;
  return createError(BadEntry, sentence + again, [], { code, at, found });
}

async function post(url: string, path: string, body: object): Promise<object> {
  let response: Response;
  try {
    // a text, for which a browser does not ask first
    response = await fetch(url.replace(/\/*$/, path), {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
  } catch {
    throw failure('lost');
  }
  const answer = Object(await response.json().catch(() => ({}))) as Refused;
  if (!response.ok) throw failure(answer.error ?? refusals[response.status] ?? 'lost', answer);
  return answer;
}

/**
 * Opens a table on a server, and resolves with its id. Rejects with BadEntry. Its `code` is `notation` if the game, the options or the
 * clock are invalid, `rate` if this address has opened too many tables (`found` is the number of seconds to wait), `origin` if the site may
 * not use the server, `token` if the server refuses the page, `server` if it is in trouble, and `lost` without an answer.
 */
export async function openTable(url: string, start: TableStart): Promise<string> {
  const { id } = (await post(url, '/tables', start)) as { id: string };
  return id;
}

/** A person who takes a seat on a server. */
export interface TakenSeat {
  /** The secret of the seat: 32 hexadecimal digits. */
  readonly token: string;
  /** The facts of the table that the page keeps, with the key of the person's salts: for `serverLink`. */
  readonly memory: TableMemory;
}

/**
 * Takes a seat with a commitment to a salt, which the page reveals later. Resolves with the token of the seat and the key of its salts. A
 * page may choose both: the same token takes the seat again, after a lost answer or in a rematch. Rejects with BadEntry. Its `code` is
 * `illegal` if the seat is taken or reserved, `table` if there is no such table, or one of those of `openTable`.
 */
export async function takeSeat(
  url: string,
  table: string,
  seat: Seat,
  {
    name,
    token = secret(16),
    key = secret(16),
  }: { readonly name: string; readonly token?: string; readonly key?: string | undefined },
): Promise<TakenSeat> {
  const commit = commitTo(table, seat, saltOf(key, table, seat, 0));
  await post(url, `/tables/${table}/seats/${seat}`, { name, commit, token });
  return { token, memory: { key, own: true } };
}

/** A seat and its token. */
export interface SeatKey {
  /** The id of the table. */
  readonly id: string;
  readonly token: string;
}

/** The news of a seat. `table`: there is no such table. `token`: it belongs to no seat there. */
export type SeatAnswer = SeatNews | 'table' | 'token';

/**
 * Resolves with the news of seats: the players, the seat to move, and since when, by the clock of this device. Rejects with BadEntry; its
 * `code` is one of those of `openTable`.
 */
export async function seatsNews(url: string, seats: readonly SeatKey[]): Promise<readonly SeatAnswer[]> {
  if (seats.length === 0) return [];
  const body = { seats: seats.map(({ id, token }) => `${id}.${token}`) };
  const { now, seats: found } = (await post(url, '/tables/seats', body)) as Answers;
  return seats.map((_, i) => {
    const { error } = Object(found?.[i]) as { readonly error?: unknown };
    if (error === 'table' || error === 'token') return error;
    const news = parseNews(found?.[i], Date.now() - Number(now));
    // something else answers at this address
    if (!news) throw failure('lost');
    return news;
  });
}

/** Loads the module of links, with Socket.IO. */
export const loadLinks = () => import('./server-link.js');

/** Creates the link to a table on a server. Loads Socket.IO. */
export async function serverLink(url: string, options: ServerLinkOptions): Promise<ServerLink> {
  return (await loadLinks()).serverLink(url, options);
}
