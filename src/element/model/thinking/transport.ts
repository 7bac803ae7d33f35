import type { Bot } from '../../../core/bot.js';
import { serve, type Answer, type Order, type Port } from './bot-server.js';
import { drawn } from '../../base/abilities.js';

/** The part of the Trusted Types API that is used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

let createUrl: ((url: string) => string) | undefined;

/**
 * Starts a module worker. Throws if the worker is of another origin: browsers refuse that, and Firefox logs an error. If
 * the page enforces Trusted Types, it must allow the policy `spielkasten`; otherwise this throws as well.
 */
function startWorker(url: URL | string): Worker {
  if (url instanceof URL && url.origin !== origin) throw new Error('The worker is of another origin.');
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = createUrl
    ? undefined
    : trustedTypes?.createPolicy('spielkasten', { createScriptURL: (text) => text });
  createUrl ??= (text) => policy?.createScriptURL(text) ?? text;
  return new Worker(createUrl(String(url)), { type: 'module' });
}

/** The ways to start the bot of a game. */
export interface BotSource<S, M> {
  /**
   * Starts the module worker. Contains the literal `new Worker(new URL('./<game>.worker.js', import.meta.url), { type: 'module' })`,
   * which bundlers recognize. The build of script-tag bundles replaces it by a call of `start`.
   */
  createWorker(start: (url: URL) => Worker): Worker;
  /** The source text of the worker, for a worker from a blob: set in script-tag bundles, which may come from another origin. */
  readonly blobSource?: () => Promise<string>;
  /** Loads the bot itself, to think on the page. */
  load(): Promise<Bot<S, M>>;
}

/** The ways to run a bot, in the order in which they are tried. */
export const ways = ['worker', 'blob', 'page'] as const;
export type Way = (typeof ways)[number];

/** The time that a new worker has to answer, in ms. A person waits for it before the page starts to think. */
const START = 2500;

/** The time that a bot has which was told to finish, in ms. */
export const PATIENCE = 4000;

/** The error for a worker that did not answer in time. A second worker would cost that time again. */
export class SilentWorker extends Error {}

/** A connection to a bot. */
export interface Connection<S> {
  readonly way: Way;
  send(order: Order<S>): void;
  close(): void;
}

/** Resolves when a worker has sent `ready`; rejects if it fails (a policy, a missing file) or does not answer in time. */
function connect<S, M>(
  way: Way,
  worker: Worker,
  onAnswer: (answer: Answer<M>) => void,
  onLost: () => void,
): Promise<Connection<S>> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      listening.abort();
      clearTimeout(timer);
      worker.terminate();
    };
    const fail = (event: Event) => {
      event.preventDefault(); // No error in the console: another way is tried.
      close();
      reject(new Error('The worker has failed.'));
      onLost();
    };
    const timer = setTimeout(() => {
      close();
      reject(new SilentWorker('The worker does not answer.'));
    }, START);
    const send = (order: Order<S>) => worker.postMessage(order);
    const receive = ({ data }: MessageEvent<Answer<M>>) => {
      if ('ready' in data) {
        clearTimeout(timer);
        resolve({ way, close, send });
      } else onAnswer(data);
    };
    worker.addEventListener('error', fail, { signal });
    worker.addEventListener('messageerror', fail, { signal });
    worker.addEventListener('message', receive, { signal });
  });
}

/** Turns for a page that is never drawn. A program in Node, such as a unit test, would not end before a channel is closed. */
const timedTurns = (run: () => void) => ({ next: () => void setTimeout(run), close: () => {} });

/** Runs the bot on the page, in slices. */
function onPage<S, M>(bot: Bot<S, M>, onAnswer: (answer: Answer<M>) => void): Connection<S> {
  let send: Connection<S>['send'] | undefined;
  const port: Port = {
    postMessage: (answer) => onAnswer(answer as Answer<M>),
    addEventListener: (_, listener) => (send = (data) => listener({ data })),
  };
  const close = serve(bot, port, undefined, drawn ? undefined : timedTurns);
  return { way: 'page', send: (order) => send?.(order), close };
}

/** Connects to a bot in one way. Rejects if the way does not work; later failures call `onLost`. */
export async function open<S, M>(
  way: Way,
  source: BotSource<S, M>,
  onAnswer: (answer: Answer<M>) => void,
  onLost: () => void,
): Promise<Connection<S>> {
  if (way === 'worker') return connect(way, source.createWorker(startWorker), onAnswer, onLost);
  if (way === 'page') return onPage(await source.load(), onAnswer);
  if (!source.blobSource) throw new Error('No source for a blob.');
  const url = URL.createObjectURL(new Blob([await source.blobSource()], { type: 'text/javascript' }));
  try {
    return await connect(way, startWorker(url), onAnswer, onLost);
  } finally {
    URL.revokeObjectURL(url);
  }
}
