import type { Bot, Progress, Task, Verdict } from '../core/bot.js';
import { serve, type Answer, type Order } from './bot-worker.js';

/** Where a game's bot comes from. */
export interface BotSource<S, M> {
  /** Starts the module worker: holds the literal `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`. */
  createWorker(): Worker;
  /** The worker's source text, for a blob: in script-tag bundles, which may come from another origin. */
  readonly blobSource?: () => Promise<string>;
  /** The bot itself, for thinking on the page. */
  load(): Promise<Bot<S, M>>;
}

/** Ways of thinking, in the order in which they are tried. */
const ways = ['worker', 'blob', 'page'] as const;
export type Way = (typeof ways)[number];

/** How a think may be stopped and watched. */
export interface ThinkOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** A task, and the longest time in ms from when it is handed over. */
export type TimedTask = Task & { readonly cap?: number };

/** How long, in ms, a new worker may keep silent before the next way is tried. */
const PATIENCE = 4000;

/** An open way. */
interface Line<S> {
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
        if (!('ready' in data)) { hear(data); return; }
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

interface Job<S, M> {
  readonly id: number;
  readonly view: S;
  readonly task: Task;
  readonly cap: number | undefined;
  readonly onProgress: ThinkOptions['onProgress'];
  readonly resolve: (verdict: Verdict<M>) => void;
  readonly reject: (reason: unknown) => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** One worker, or the page in its place, for all clients of a source. Remembers which ways failed. */
class Service<S, M> {
  users = 0;
  readonly #source: BotSource<S, M>;
  readonly #jobs = new Map<number, Job<S, M>>();
  #line: Line<S> | undefined;
  /** The first way that has not failed. */
  #way = 0;
  #opening = false;
  #lastId = 0;

  constructor(source: BotSource<S, M>) {
    this.#source = source;
  }

  get way(): Way | undefined {
    return this.#line?.way;
  }

  think(view: S, { cap, ...task }: TimedTask, { signal, onProgress }: ThinkOptions): Promise<Verdict<M>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const stop = () => {
        if (this.#take(id)) this.#line?.send({ id, cancel: true });
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { once: true });
      const job = { id, view, task, cap, onProgress, resolve, reject };
      this.#jobs.set(id, job);
      if (this.#line) this.#post(job);
      else void this.#open();
    });
  }

  close(): void {
    this.#line?.close();
    this.#line = undefined;
  }

  /** The job, which nobody waits for any more. */
  #take(id: number): Job<S, M> | undefined {
    const job = this.#jobs.get(id);
    clearTimeout(job?.timer);
    this.#jobs.delete(id);
    return job;
  }

  #post(job: Job<S, M>): void {
    const { id, view, task, cap } = job;
    try {
      this.#line?.send({ id, view, task });
    } catch (error) {
      this.#take(id)?.reject(error); // a view that cannot be cloned
      return;
    }
    clearTimeout(job.timer);
    if (cap !== undefined) job.timer = setTimeout(() => this.#line?.send({ id, finish: true }), cap);
  }

  readonly #hear = (answer: Answer<M>): void => {
    if ('ready' in answer) return;
    const { id } = answer;
    if ('progress' in answer) this.#jobs.get(id)?.onProgress?.(answer.progress);
    else if ('verdict' in answer) this.#take(id)?.resolve(answer.verdict);
    else this.#take(id)?.reject(new Error(answer.error));
  };

  /** A worker died: the next way does its tasks over again. */
  #lost(way: Way): void {
    if (this.#line?.way !== way) return;
    this.#line = undefined;
    this.#way++;
    if (this.#jobs.size) void this.#open();
  }

  /** Opens the first way that works and hands it what waits. */
  async #open(): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    try {
      this.#line = await this.#firstLine();
    } catch (error) {
      this.#way = 0;
      for (const id of this.#jobs.keys()) this.#take(id)?.reject(error);
    }
    this.#opening = false;
    if (!this.users) this.close();
    for (const job of this.#jobs.values()) this.#post(job);
  }

  async #firstLine(): Promise<Line<S>> {
    for (;;) {
      const way = ways[this.#way]!;
      try {
        return await this.#connect(way);
      } catch (error) {
        if (way === 'page') throw error;
        this.#way++;
      }
    }
  }

  async #connect(way: Way): Promise<Line<S>> {
    const { blobSource } = this.#source;
    const to = (worker: Worker) => attend<S, M>(way, worker, this.#hear, () => this.#lost(way));
    if (way === 'worker') return to(this.#source.createWorker());
    if (way === 'page') return onPage(await this.#source.load(), this.#hear);
    if (!blobSource) throw new Error('No source for a blob.');
    const url = URL.createObjectURL(new Blob([await blobSource()], { type: 'text/javascript' }));
    try {
      return await to(new Worker(url, { type: 'module' }));
    } finally {
      URL.revokeObjectURL(url);
    }
  }
}

/** Services by source: what a source's worker could not do once, it is not asked again. */
const services = new WeakMap<object, unknown>();

function serviceOf<S, M>(source: BotSource<S, M>): Service<S, M> {
  const service = (services.get(source) as Service<S, M> | undefined) ?? new Service(source);
  services.set(source, service);
  return service;
}

/** Asks a bot: in a worker, in a worker made from a blob, or on the page in slices, whichever works. Knows no game. */
export class BotClient<S, M> {
  readonly #service: Service<S, M>;
  readonly #gone = new AbortController();
  #counted = false;

  constructor(source: BotSource<S, M>) {
    this.#service = serviceOf(source);
  }

  /** The way in use; undefined while none is open. */
  get way(): Way | undefined {
    return this.#service.way;
  }

  /** Rejects with the signal's reason when stopped, with an AbortError after `dispose`, and with what the bot throws. */
  async think(view: S, task: TimedTask, { signal, onProgress }: ThinkOptions): Promise<Verdict<M>> {
    const either = AbortSignal.any([signal, this.#gone.signal]);
    either.throwIfAborted();
    if (!this.#counted) this.#service.users++;
    this.#counted = true;
    return this.#service.think(view, task, { signal: either, ...(onProgress && { onProgress }) });
  }

  /** Drops what it still asks. The last client to leave ends the worker. */
  dispose(): void {
    if (this.#gone.signal.aborted) return;
    this.#gone.abort();
    if (this.#counted && --this.#service.users === 0) this.#service.close();
  }
}
