import type { Seat } from '../core/game.js';
import type { Answer, Link, TableMemory } from '../core/table/entry.js';
import { commitTo, saltOf } from '../core/table/chance.js';
import { hmac } from '../core/table/sha256.js';
import { secret } from './secret.js';

/** A channel for texts: an RTCDataChannel, a MessagePort, a BroadcastChannel or a WebSocket. */
export interface Channel {
  send?(text: string): void;
  postMessage?(text: string): void;
  /** That of a MessagePort, which delivers nothing before. */
  start?(): void;
  addEventListener(
    type: 'message' | 'open' | 'close',
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
  removeEventListener(
    type: 'message' | 'open' | 'close',
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
}

/** The longest message that a host reads, in characters. */
export const LONGEST_MESSAGE = 4096;

/**
 * A message to the host: the page, the proof that it knows the token of its seat, and the question as JSON with its number `q`. The token itself is
 * never sent: all pages of an origin read a BroadcastChannel.
 */
export type ToHost = readonly [page: string, proof: string, question: string];

/** Sends a text; false if the channel is not open. */
export function post(channel: Channel, message: unknown): boolean {
  try {
    const text = JSON.stringify(message);
    if (channel.send) channel.send(text);
    else channel.postMessage!(text);
    return true;
  } catch {
    return false;
  }
}

/** The data of a message; undefined if it is no JSON, or too long. */
export function read(data: unknown, longest = Infinity): unknown {
  try {
    return typeof data === 'string' && data.length <= longest ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}

/** The proof that a page knows a token. */
export const proofOf = (token: string, page: string, question: string): string =>
  hmac(token, `${page}.${question}`);

/** The time after which a question is sent again, in milliseconds. */
const AGAIN = 1500;

/** The table and the seat of a token. */
export interface HostedSeat {
  readonly table: string;
  readonly seat: Seat;
}

/** A link over a channel. */
export interface ChannelLink extends Link {
  close(): void;
}

interface Waiting {
  readonly message: ToHost;
  settle(answer: unknown): void;
  fail(error: Error): void;
}

/** Sends questions of a page until they are answered or the channel is closed, and hands on new entries. */
function questionsOver(channel: Channel, page: string, onlog: (log: readonly unknown[]) => void) {
  const waiting = new Map<number, Waiting>();
  let closed = false;
  const sendAll = () => {
    for (const { message } of waiting.values()) post(channel, message);
  };
  const timer = setInterval(sendAll, AGAIN);
  const receive = ({ data }: { readonly data?: unknown }) => {
    const message = read(data) as
      | { to?: unknown; q?: number; log?: unknown[]; answer?: unknown }
      | null
      | undefined;
    if (message?.to !== page) return;
    if (Array.isArray(message.log)) onlog(message.log);
    waiting.get(message.q!)?.settle(message.answer);
    waiting.delete(message.q!);
  };
  const close = () => {
    closed = true;
    clearInterval(timer);
    channel.removeEventListener('message', receive);
    channel.removeEventListener('open', sendAll);
    channel.removeEventListener('close', close);
    for (const { fail } of waiting.values()) fail(new Error('The channel is closed.'));
    waiting.clear();
  };
  const ask = (q: number, message: ToHost): Promise<unknown> =>
    new Promise((settle, fail) => {
      if (closed) return fail(new Error('The channel is closed.'));
      waiting.set(q, { message, settle, fail });
      post(channel, message);
    });
  channel.addEventListener('message', receive);
  channel.addEventListener('open', sendAll);
  channel.addEventListener('close', close);
  channel.start?.();
  return { ask, close };
}

/**
 * Creates the link to a table that another page hosts (`hostTable`): to the seat of a token, or without one for a spectator. Sends each
 * question until it is answered. `table` is the id of the next table after a rematch, `memory` that of an earlier page of the seat. Once
 * the link or the channel is closed, open questions reject.
 */
export function channelLink(
  channel: Channel,
  token?: string,
  table?: string,
  memory: TableMemory = { key: secret(16) },
): ChannelLink {
  const page = secret(8);
  const questions = questionsOver(channel, page, (log) => link.onlog(log));
  let last = 0;
  const ask = (question: object) => {
    const text = JSON.stringify({ q: ++last, table, ...question });
    return questions.ask(last, [page, token === undefined ? '' : proofOf(token, page, text), text]);
  };
  const sit = async () => {
    const own = (await ask({ seat: true })) as HostedSeat;
    const salt = saltOf(memory.key!, own.table, own.seat, 0);
    await ask({ commit: commitTo(own.table, own.seat, salt) });
  };
  const seated = token === undefined || memory.key === undefined ? Promise.resolve() : sit();
  seated.catch(() => {});
  const link: ChannelLink = {
    memory,
    onlog: () => {},
    append: (n, action) => seated.then(() => ask({ n, action })) as Promise<Answer>,
    since: (n) => seated.then(() => ask({ n })) as Promise<readonly unknown[]>,
    next: (id) => channelLink(channel, token, id),
    close: questions.close,
  };
  return link;
}
