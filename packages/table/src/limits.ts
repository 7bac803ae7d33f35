import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The maximum size of a request and of a message, in bytes. */
export const MAX_PAYLOAD = 4096;

/** The maximum number of sockets of a table in one process: of all spectators together, and of each seat. */
export const MOST_SOCKETS = { table: 200, seat: 20 } as const;

/** How many times as much as one address all addresses of a /48 network of IPv6 may do. */
const WIDE = 10;

/** The number of entries of a log that count as one question. */
const ENTRIES = 200;

/** The most that a question for a log counts besides. */
const DEAREST = 50;

/** What may be done in a number of seconds: from an address, and by a viewer of a table, which is a seat or all spectators together. */
const LIMITS = {
  /** Sends something, whatever it is: beyond that, connections are closed. */
  send: { seconds: 10, address: 2000 },
  /** Opens a table, also by a rematch. */
  open: { seconds: 200, address: 20 },
  /** Takes a seat, or asks for the log of a game that is over. */
  sit: { seconds: 60, address: 60 },
  /** Asks for the news of seats, for each of them: a table may have to be read, as by connecting. */
  news: { seconds: 30, address: 120 },
  /** Connects. */
  connect: { seconds: 30, address: 120 },
  /** Asks for entries of a log, also by connecting: see `costOf`. */
  read: { seconds: 10, address: 200, seat: 100, table: 400 },
  append: { seconds: 2, address: 200, seat: 20 },
  react: { seconds: 10, address: 30, seat: 5 },
  /** Asks for the page of a board, its oEmbed or its picture. */
  page: { seconds: 60, address: 240 },
  /** Asks for a picture that is to be drawn. */
  draw: { seconds: 60, address: 30 },
} as const;

export type Doing = keyof typeof LIMITS;

/** An address, for limits: of IPv6 its /64 network, which a person gets as a whole, and the /48 network around it. */
export interface Address {
  readonly near: string;
  readonly wide?: string;
}

/** Too much in a short time: `wait` is the time until it is allowed again, in milliseconds. */
export class TooMuch extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super(`Too much in a short time: wait ${wait} ms.`);
    this.wait = wait;
  }
}

/** What a question for a number of entries counts besides one; 0: the answer is short. */
export const costOf = (entries: number): number =>
  Math.min(DEAREST, Math.floor(Math.max(0, entries) / ENTRIES));

/** The budgets of a process, by address, seat and table. A socket has none of its own. */
export class Budgets {
  readonly #limiters = new Map<string, RateLimiterMemory>();

  /** Takes from the budgets of an address and of a viewer. Rejects with TooMuch if one of them is spent. */
  async take(doing: Doing, { near, wide }: Address, viewer?: string, cost = 1): Promise<void> {
    const limit: Readonly<Record<string, number | undefined>> = LIMITS[doing];
    const { seconds = 1, address = 0, seat, table = seat } = limit;
    const rooms = [
      [near, address],
      [wide, address * WIDE],
      [viewer, viewer?.endsWith('/table') ? table : seat],
    ] as const;
    for (const [i, [key, points]] of rooms.entries())
      if (key !== undefined && points !== undefined)
        await this.#limiter(`${doing}.${i}.${points}`, points, seconds).consume(key, cost).catch(tooMuch);
  }

  #limiter(name: string, points: number, duration: number): RateLimiterMemory {
    const limiter = this.#limiters.get(name) ?? new RateLimiterMemory({ points, duration });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}

function tooMuch(refusal: unknown): never {
  throw refusal instanceof RateLimiterRes ? new TooMuch(Math.max(1, refusal.msBeforeNext)) : refusal;
}

/** The connections of each address. */
export class Connections {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  /** `most`: the number of connections that an address may have. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a connection until the function that it returns is called. */
  enter({ near, wide }: Address): () => void {
    const change = (by: number) => {
      for (const key of wide === undefined ? [near] : [near, wide]) {
        const now = (this.#open.get(key) ?? 0) + by;
        if (now > 0) this.#open.set(key, now);
        else this.#open.delete(key);
      }
    };
    change(1);
    let left = false;
    return () => {
      if (!left) change(-1);
      left = true;
    };
  }

  /** True if an address has more connections than it may. */
  isOver({ near, wide }: Address): boolean {
    const has = (key: string | undefined) => (key === undefined ? 0 : (this.#open.get(key) ?? 0));
    return has(near) > this.#most || has(wide) > this.#most * WIDE;
  }
}

/** True for a text of lower-case hexadecimal digits. */
export const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);

/** Some proxies add the port of whoever sends. */
const WITH_PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * The address of whoever sends a request, for limits. `proxies` is the number of proxies before the server, each of which appends the address
 * that it sees to `X-Forwarded-For`; what stands before these is not believed. A text that is no address counts as that of the connection.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): Address {
  const told = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join()
    .split(',')
    .map((each) => each.trim());
  const own = socket.remoteAddress ?? '';
  const seen = [...told.filter(Boolean), own];
  const text = seen[Math.max(0, seen.length - 1 - proxies)]!;
  const [, bracketed, plain] = WITH_PORT.exec(text) ?? [];
  const address = [bracketed ?? plain ?? text, own].find((each) => ipaddr.isValid(each));
  if (address === undefined) return { near: '' };
  // an IPv4 address in one of IPv6 is an IPv4 address
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { near: parsed.toString() };
  const network = (parts: number) =>
    parsed.parts
      .slice(0, parts)
      .map((part) => part.toString(16))
      .join(':');
  return { near: network(4), wide: network(3) };
}
