import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadEntry, type TableStart } from 'spielkasten/table.js';
import { addressOf, budgets, MAX_PAYLOAD } from './limits.js';
import { messageOf, type Log } from './log.js';
import type { Tables } from './tables.js';

type Answer = readonly [status: number, content?: object | string];

/** A refusal by the status of its answer alone. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

export interface HttpOptions {
  readonly proxies: number;
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

const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);

/** The answer to a request that has failed. */
function failure(error: unknown, log: Log): Answer {
  if (error instanceof Refused) return [error.status];
  if (error instanceof BadEntry) {
    // what is wrong with a field, a page hears from `at`
    const code = error.code.startsWith('entry') ? 'notation' : error.code;
    return [code === 'illegal' ? 409 : 400, { error: code, at: error.at }];
  }
  log({ event: 'error', level: 'error', message: messageOf(error) });
  return [500];
}

function respond(response: ServerResponse, [status, content = {}]: Answer, headers: object): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  response.writeHead(status, {
    ...headers,
    'content-type': typeof content === 'string' ? 'text/plain' : 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // what is left of a request that is too large is not read
    ...(status === 413 && { connection: 'close' }),
  });
  response.end(text);
}

/** The log of a game that is over, for everybody who may watch: with it, they can verify that nothing was chosen. */
async function logOf(tables: Tables, id: string): Promise<Answer> {
  const table = await tables.find(id);
  const { open, seed } = table?.state ?? {};
  return open?.watch && seed !== undefined ? [200, await table!.since('table', 0)] : [404];
}

/** The path of a new table, or of a seat at one. */
const PATH = /^\/tables(?:\/([0-9a-f]{24})\/seats\/([0-4]))?$/;

/** The path of the log of a table. */
const LOG = /^\/tables\/([0-9a-f]{24})\/log$/;

/** Answers the requests that open tables and take seats. */
export function createHandler(tables: Tables, { proxies, allowed, authorize, log }: HttpOptions) {
  const mayOpen = budgets(20, 0.1);
  const maySit = budgets(60, 1);

  async function open(request: IncomingMessage): Promise<Answer> {
    const { game, options, seats, clock, watch } = (await bodyOf(request)) as unknown as TableStart;
    if (typeof (options ?? {}) !== 'object') return [400, { error: 'notation', at: 'options' }];
    return [201, { id: await tables.open({ game, options, seats, clock, watch }) }];
  }

  async function sit(request: IncomingMessage, id: string, seat: number): Promise<Answer> {
    // a page that makes its own token can ask again after a lost answer
    const { name = '', commit, token = randomBytes(16).toString('hex') } = await bodyOf(request);
    if (typeof name !== 'string' || !isHex(commit, 64) || !isHex(token, 32)) return [400];
    const table = await tables.find(id);
    if (!table) return [404];
    await tables.sit(table, seat, { name, commit, token });
    return [201, { token }];
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method, url = '' } = request;
    const [path = ''] = url.split('?');
    if (method === 'GET' && path === '/health') return [200, 'ok'];
    const [, logged] = LOG.exec(path) ?? [];
    if (method === 'GET' && logged !== undefined)
      return maySit(addressOf(request, proxies)) ? logOf(tables, logged) : [429];
    const [found, id, seat] = PATH.exec(path) ?? [];
    if (method !== 'POST' || found === undefined) return [404];
    const may = id === undefined ? mayOpen : maySit;
    if (!may(addressOf(request, proxies))) return [429];
    if (!(await authorize(request))) return [403];
    return id === undefined ? open(request) : sit(request, id, Number(seat));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers;
    const cors = origin === undefined ? {} : { 'access-control-allow-origin': origin, vary: 'origin' };
    if (!allowed(origin)) respond(response, [403], {});
    else if (request.method === 'OPTIONS')
      respond(response, [204, ''], { ...cors, 'access-control-allow-headers': 'content-type' });
    else respond(response, await answer(request).catch((error: unknown) => failure(error, log)), cors);
  };
}
