import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { BadNotation, BadOption, pageOfQuery } from 'spielkasten/page.js';
import { drawPng } from 'spielkasten/png.mjs';
import { addressOf, Budgets, TooMuch } from './limits.js';
import { logFault, messageOf, type Log } from './log.js';

const gzip = promisify(gzipWithCallback);

/** The longest query, in characters. */
export const LONGEST_QUERY = 8000;

/** The memory for pictures, in bytes. */
const MEMORY = 32e6;

/** The number of pictures that may wait to be drawn. One is drawn at a time. */
const MOST_WAITING = 20;

/** The time after which a picture may be asked for again if too many wait, in milliseconds. */
const LATER = 5000;

/** The time for which others may keep what a query shows, in seconds. The files of a version never change. */
const [HOUR, YEAR] = [3600, 31_536_000];

export interface EmbedOptions {
  /** The address at which the server is reached from outside, such as `https://play.example.org`; a proxy may remove its path. */
  readonly url: string;
  /** The number of proxies before the server that add an address to `X-Forwarded-For`. Limits count addresses. Default 0. */
  readonly trustProxy?: number;
  /** Called with each line of the log. */
  readonly log?: Log;
}

/** Answers a request for a board, its oEmbed, its picture or its scripts. Returns false for all other requests. */
export type EmbedHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Answer {
  readonly status?: number;
  readonly type?: keyof typeof TYPES;
  readonly content: string | Uint8Array;
  /** The seconds for which others may keep it. */
  readonly keep?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
} as const;

/** What is asked for: what a query shows, or a file of the package. */
const ROUTE = /^\/embed(?:\.(json|png)|\/([\w.-]+)\/((?:cdn|looks)\/[a-z][\w.-]*\.(?:js|css)))?$/;

/** Checks the address of the server. Throws Error. */
export function checkAddress(url: string): string {
  const { protocol = '', search, hash } = URL.canParse(url) ? new URL(url) : { search: '', hash: '' };
  if (/^https?:$/.test(protocol) && !search && !hash) return url.replace(/\/$/, '');
  throw new Error(`${url} is not the address of a server: write it like https://play.example.org.`);
}

/** Draws pictures, each once as long as it is kept. */
class Pictures {
  readonly #drawn = new LRUCache<string, Uint8Array>({
    maxSize: MEMORY,
    sizeCalculation: ({ length }) => length,
  });
  readonly #wanted = new Map<string, Promise<Uint8Array>>();
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves with a PNG. `ask` may refuse one that is to be drawn. */
  async find(svg: string, ask: () => Promise<void>): Promise<Uint8Array> {
    const key = createHash('sha256').update(svg).digest('base64');
    const known = this.#drawn.get(key) ?? this.#wanted.get(key);
    if (known) return known;
    if (this.#wanted.size >= MOST_WAITING) throw new TooMuch(LATER);
    const picture = ask().then(() => this.#draw(svg));
    this.#wanted.set(key, picture);
    try {
      const png = await picture;
      this.#drawn.set(key, png);
      return png;
    } finally {
      this.#wanted.delete(key);
    }
  }

  #draw(svg: string): Promise<Uint8Array> {
    const drawn = this.#last.then(() => drawPng(svg));
    this.#last = drawn.catch(() => {});
    return drawn;
  }
}

/** Reads a file of the package with the boards. Rejects if there is none. */
const fileOf = async (path: string): Promise<Buffer> =>
  readFile(new URL(import.meta.resolve(`spielkasten/${path}`)));

/** The answer to a request that has failed. */
function failure(error: unknown, log: Log): Answer {
  if (error instanceof BadNotation || error instanceof BadOption)
    return { status: 400, content: error.message };
  if (error instanceof TooMuch)
    return {
      status: 429,
      content: 'Too much in a short time.',
      headers: { 'retry-after': `${Math.ceil(error.wait / 1000)}` },
    };
  logFault(log, error);
  return { status: 500, content: 'The server has failed.' };
}

async function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { status = 200, type = 'txt', content, keep, headers } = answer;
  const zipped = type !== 'png' && /\bgzip\b/.test(`${request.headers['accept-encoding']}`);
  const body = zipped ? await gzip(content) : Buffer.from(content);
  response.writeHead(status, {
    'content-type': TYPES[type],
    'content-length': body.length,
    ...(zipped && { 'content-encoding': 'gzip' }),
    vary: 'accept-encoding',
    'cache-control':
      keep === undefined ? 'no-store' : `public, max-age=${keep}${keep === YEAR ? ', immutable' : ''}`,
    'x-content-type-options': 'nosniff',
    // the frames of WordPress have no origin
    'access-control-allow-origin': '*',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** True if PNGs can be drawn on this machine; else tells why not. */
async function canDraw(log: Log): Promise<boolean> {
  try {
    await drawPng('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    return true;
  } catch (error) {
    log({ event: 'no-picture', level: 'warn', message: messageOf(error) });
    return false;
  }
}

/** What a server needs to answer. */
interface Service {
  readonly address: string;
  readonly version: string;
  readonly proxies: number;
  readonly budgets: Budgets;
  /** Undefined if no PNGs can be drawn. */
  readonly pictures: Pictures | undefined;
}

/** Every page may show a board in a frame; the board uses nothing of other servers. */
const policyOf = (origin: string): string =>
  `default-src 'none'; script-src ${origin}; style-src ${origin}; img-src data: blob:; media-src data: blob:; connect-src ${origin}; worker-src ${origin} blob:; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** The answer to a request for a file of the package in the version of the server. */
async function answerFile(path: string): Promise<Answer> {
  const content = await fileOf(path).catch(() => undefined);
  if (!content) return { status: 404, content: 'There is no such file.' };
  return { content, type: path.endsWith('.css') ? 'css' : 'js', keep: YEAR };
}

/** The answer to a request for what a query shows: a page, or a file of the kind beside it. */
async function answerQuery(
  { address, version, proxies, budgets, pictures }: Service,
  request: IncomingMessage,
  query: string,
  kind = 'html',
): Promise<Answer> {
  if (query.length > LONGEST_QUERY) {
    const content = `The query is too long: at most ${LONGEST_QUERY} characters are allowed.`;
    return { status: 414, content };
  }
  const from = addressOf(request, proxies);
  await budgets.take('page', from);
  const { html, svg, oembed } = pageOfQuery(query, {
    url: `${address}/embed`,
    scripts: `${address}/embed/${version}/cdn/`,
    picture: pictures !== undefined,
  });
  if (kind === 'json') return { content: JSON.stringify(oembed), type: 'json', keep: HOUR };
  if (kind === 'html') {
    const headers = { 'content-security-policy': policyOf(new URL(address).origin) };
    return { content: html, type: 'html', keep: HOUR, headers };
  }
  if (!pictures) return { status: 404, content: 'This server draws no pictures.' };
  return {
    content: await pictures.find(svg, () => budgets.take('draw', from)),
    type: 'png',
    keep: HOUR,
  };
}

/**
 * Serves boards for links and frames: `GET /embed?game=…` with the attributes of the board is a page, `/embed.json` its oEmbed and `/embed.png`
 * its picture, if a program can draw it. Throws Error for an address that is none.
 */
export async function createEmbed(options: EmbedOptions): Promise<EmbedHandler> {
  const { url, trustProxy: proxies = 0, log = () => {} } = options;
  const { version } = JSON.parse((await fileOf('package.json')).toString()) as { version: string };
  const pictures = (await canDraw(log)) ? new Pictures() : undefined;
  const service = { address: checkAddress(url), version, proxies, budgets: new Budgets(), pictures };
  return (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    const [found, kind, wanted, file = ''] = ROUTE.exec(path) ?? [];
    if (found === undefined || !['GET', 'HEAD'].includes(request.method!)) return false;
    const answer =
      wanted === undefined
        ? answerQuery(service, request, query, kind)
        : answerFile(wanted === version ? file : '');
    answer
      .catch((error: unknown) => failure(error, log))
      .then((given) => respond(request, response, given))
      .catch((error: unknown) => logFault(log, error));
    return true;
  };
}
