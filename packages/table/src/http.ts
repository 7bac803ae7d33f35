import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  BadEntry,
  MOST_SEATS,
  seatNews,
  type SeatNews,
  type Table,
  type TableStart,
} from 'spielkasten/table.js';
import { addressOf, isHex, MAX_PAYLOAD, TooMuch, type Address, type Budgets } from './limits.js';
import { logFault, StoreLost, type Log } from './log.js';
import type { TableStore } from './store.js';
import type { Tables } from './tables.js';

/** `wait`: the time after which the request may be sent again, in milliseconds. */
type Answer = readonly [status: number, content?: object | string, wait?: number];

/** A refusal by the status of its answer alone. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

/** The time after which a server in trouble may be asked again, in milliseconds. */
const TROUBLE = 5000;

export interface HttpOptions {
  readonly store: TableStore;
  readonly proxies: number;
  readonly budgets: Budgets;
  readonly allowed: (origin: string | undefined) => boolean;
  readonly authorize: (request: IncomingMessage) => boolean | Promise<boolean>;
  readonly log: Log;
}

/** The body of a request: an object as JSON. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_PAYLOAD) throw new Refused(413);
    parts.push(part);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refused(400);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused(400);
  return body as Record<string, unknown>;
}

/** The answer to a request that has failed. */
function failure(error: unknown, log: Log): Answer {
  if (error instanceof Refused) return [error.status];
  if (error instanceof TooMuch) return [429, { error: 'rate', wait: error.wait }, error.wait];
  if (error instanceof StoreLost) return [503, { error: 'server' }, TROUBLE];
  if (error instanceof BadEntry) {
    // what is wrong with a field, a page hears from `at`
    const code = error.code.startsWith('entry') ? 'notation' : error.code;
    return [code === 'illegal' ? 409 : 400, { error: code, at: error.at }];
  }
  logFault(log, error);
  return [500];
}

function respond(
  response: ServerResponse,
  [status, content = {}, wait]: Answer,
  headers: Readonly<Record<string, string>>,
): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  response.writeHead(status, {
    ...headers,
    'content-type': typeof content === 'string' ? 'text/plain' : 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // what is left of a request that is too large is not read
    ...(status === 413 && { connection: 'close' }),
    ...(wait !== undefined && { 'retry-after': `${Math.ceil(wait / 1000)}` }),
  });
  response.end(text);
}

/** The log of a game that is over, for everybody who may watch: with it, they can verify that nothing was chosen. */
async function logOf(tables: Tables, id: string): Promise<Answer> {
  const table = await tables.find(id);
  const { open, seed } = table?.state ?? {};
  return open?.watch && seed !== undefined ? [200, await table!.since('table', 0)] : [404];
}

/** The requests that are answered. All other ones are those of the site around. */
const ROUTES = {
  health: ['GET', /^\/health$/],
  open: ['POST', /^\/tables$/],
  sit: ['POST', /^\/tables\/([0-9a-f]{24})\/seats\/([0-4])$/],
  log: ['GET', /^\/tables\/([0-9a-f]{24})\/log$/],
  news: ['POST', /^\/tables\/seats$/],
} as const;

type Route = keyof typeof ROUTES;

/** The route of a request, or of the one that a browser asks about before it, and the parts of its path. */
function routeOf({ method, url = '' }: IncomingMessage): readonly [Route, ...string[]] | undefined {
  const [path = ''] = url.split('?');
  for (const [route, [own, form]] of Object.entries(ROUTES)) {
    const found = form.exec(path);
    if (found && [own, 'OPTIONS', own === 'GET' && 'HEAD'].includes(method!))
      return [route as Route, ...found.slice(1)];
  }
  return undefined;
}

/** True for a request that `createHandler` answers. */
export const isOwn = (request: IncomingMessage): boolean => routeOf(request) !== undefined;

/** Answers whether the store answers, once for all who ask while it does. */
function healthOf(store: TableStore): () => Promise<Answer> {
  let asked: Promise<unknown> | undefined;
  return async () => {
    // any question will do
    asked ??= store.secret('health').finally(() => (asked = undefined));
    await asked;
    return [200, 'ok'];
  };
}

async function open(tables: Tables, request: IncomingMessage): Promise<Answer> {
  const { game, options, seats, clock, watch } = (await bodyOf(request)) as unknown as TableStart;
  if (typeof (options ?? {}) !== 'object') return [400, { error: 'notation', at: 'options' }];
  return [201, { id: await tables.open({ game, options, seats, clock, watch }) }];
}

async function sit(tables: Tables, request: IncomingMessage, id: string, seat: number): Promise<Answer> {
  // a page that makes its own token can ask again after a lost answer
  const { name = '', commit, token = randomBytes(16).toString('hex') } = await bodyOf(request);
  if (typeof name !== 'string' || !isHex(commit, 64) || !isHex(token, 32)) return [400];
  const table = await tables.find(id);
  if (!table) return [404];
  await tables.sit(table, seat, { name, commit, token });
  return [201, { token }];
}

/** The news of the table of a seat, or why there are none. */
function newsFor(table: Table | undefined, token: string): SeatNews | { readonly error: string } {
  if (!table) return { error: 'table' };
  try {
    const viewer = table.viewerOf(token);
    if (viewer !== 'table') return seatNews(table.state, viewer);
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
  }
  return { error: 'token' };
}

/** The news of several seats of one person, each of which is named by the id of its table and its token. */
async function news(tables: Tables, budgets: Budgets, address: Address, body: object): Promise<Answer> {
  const { seats } = body as { readonly seats?: unknown };
  if (!Array.isArray(seats) || seats.length > MOST_SEATS) return [400];
  const named = seats.map(
    (each) => typeof each === 'string' && /^([0-9a-f]{24})\.([0-9a-f]{32})$/.exec(each),
  );
  if (!named.every((each) => !!each)) return [400];
  await budgets.take('news', address, undefined, named.length);
  const found = [];
  // one after the other: each table may have to be read from the store
  for (const [, id, token] of named) found.push(newsFor(await tables.find(id!), token!));
  return [200, { now: Date.now(), seats: found }];
}

/** Answers the requests that open tables and take seats. */
export function createHandler(tables: Tables, options: HttpOptions) {
  const { store, proxies, budgets, allowed, authorize, log } = options;

  const health = healthOf(store);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const [route, id = '', seat] = routeOf(request) ?? [];
    if (route === undefined) return [404];
    if (request.method === 'OPTIONS') return [204, ''];
    if (route === 'health') return health();
    const address = addressOf(request, proxies);
    if (route === 'news') return news(tables, budgets, address, await bodyOf(request));
    await budgets.take(route === 'open' ? 'open' : 'sit', address);
    if (route === 'log') return logOf(tables, id);
    if (!(await authorize(request))) return [403];
    return route === 'open' ? open(tables, request) : sit(tables, request, id, Number(seat));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers;
    // a page of another origin hears that it is refused
    const isAllowed = allowed(origin);
    const cors = origin !== undefined && {
      'access-control-allow-origin': isAllowed ? origin : '*',
      vary: 'origin',
      ...(request.method === 'OPTIONS' && { 'access-control-allow-headers': 'content-type' }),
    };
    const given = isAllowed
      ? await answer(request).catch((error: unknown) => failure(error, log))
      : ([403, { error: 'origin' }] as const);
    respond(response, given, { ...cors });
  };
}
