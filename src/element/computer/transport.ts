import type { Bot } from '../../core/bot.js';
import { serve, type Answer, type Order } from './bot-server.js';
import { startWorker } from './start-worker.js';

/** Where a game's bot comes from. */
export interface BotSource<S, M> {
  /**
   * Starts the module worker: holds the literal `new Worker(new URL('./<game>.worker.js', import.meta.url), { type: 'module' })`,
   * or, where no bundler has to read it, leaves the start to what is handed over.
   */
  createWorker(start: (url: URL) => Worker): Worker;
  /** The worker's source text, for a blob: in script-tag bundles, which may come from another origin. */
  readonly blobSource?: () => Promise<string>;
  /** The bot itself, for thinking on the page. */
  load(): Promise<Bot<S, M>>;
}

/** Ways of thinking, in the order in which they are tried. */
export const ways = ['worker', 'blob', 'page'] as const;
export type Way = (typeof ways)[number];

/** How long, in ms, a new worker may keep silent before the next way is tried, and a bot that was told to end. */
export const PATIENCE = 4000;

/** An open way. */
export interface Line<S> {
  readonly way: Way;
  send(order: Order<S>): void;
  close(): void;
}

/** Waits until a worker says `ready`; rejects if it fails (a policy, a missing file) or keeps silent. Later failures call `lost`. */
function attend<S, M>(
  way: Way,
  worker: Worker,
  hear: (answer: Answer<M>) => void,
  lost: () => void,
): Promise<Line<S>> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      listening.abort();
      clearTimeout(timer);
      worker.terminate();
    };
    const fail = (event?: Event) => {
      event?.preventDefault(); // the console need not hear of it, another way is coming
      close();
      reject(new Error('The worker does not answer.'));
      lost();
    };
    const timer = setTimeout(fail, PATIENCE);
    const line: Line<S> = {
      way,
      close,
      send: (order) => {
        worker.postMessage(order);
      },
    };
    worker.addEventListener('error', fail, { signal });
    worker.addEventListener('messageerror', fail, { signal });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Answer<M>>) => {
        if (!('ready' in data)) {
          hear(data);
          return;
        }
        clearTimeout(timer);
        resolve(line);
      },
      { signal },
    );
  });
}

/** The bot in slices on the page. */
function onPage<S, M>(bot: Bot<S, M>, hear: (answer: Answer<M>) => void): Line<S> {
  let send: Line<S>['send'] | undefined;
  const close = serve(bot, {
    postMessage: (answer) => hear(answer as Answer<M>),
    addEventListener: (_, listener) => (send = (data) => listener({ data })),
  });
  return { way: 'page', send: (order) => send?.(order), close };
}

/** Opens one way; rejects where it does not work. Later failures call `lost`. */
export async function open<S, M>(
  way: Way,
  source: BotSource<S, M>,
  hear: (answer: Answer<M>) => void,
  lost: () => void,
): Promise<Line<S>> {
  if (way === 'worker') return attend(way, source.createWorker(startWorker), hear, lost);
  if (way === 'page') return onPage(await source.load(), hear);
  if (!source.blobSource) throw new Error('No source for a blob.');
  const url = URL.createObjectURL(new Blob([await source.blobSource()], { type: 'text/javascript' }));
  try {
    return await attend(way, startWorker(url), hear, lost);
  } finally {
    URL.revokeObjectURL(url);
  }
}
