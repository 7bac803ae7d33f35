import type { Progress, Task, Verdict } from '../../core/bot.js';
import { leave, room, stir, type Need, type Tenant } from './worker-pool.js';
import { open, PATIENCE, ways, type BotSource, type Connection, type Way } from './transport.js';
import type { Answer } from './bot-server.js';

export type { BotSource, Way } from './transport.js';

/** How a think may be stopped and watched. */
export interface ThinkOptions {
  readonly signal: AbortSignal;
  /** Ends the thinking: the bot answers with the best that it has found so far (`capped`). */
  readonly hurry?: AbortSignal | undefined;
  readonly onProgress?: (progress: Progress) => void;
}

/** A task, and how it is served. */
export type TimedTask = Task & {
  /** The longest time in ms from when it is handed over. */
  readonly cap?: number;
  /** Nobody waits for it: all others come first. */
  readonly background?: boolean;
};

interface Job<S, M> {
  readonly id: number;
  readonly view: S;
  readonly task: Task;
  readonly cap: number | undefined;
  readonly background: boolean;
  readonly hurry: AbortSignal | undefined;
  readonly onProgress: ThinkOptions['onProgress'];
  readonly resolve: (verdict: Verdict<M>) => void;
  readonly reject: (reason: unknown) => void;
  /** No longer listens for a stop. */
  readonly unhear: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** One worker, or the page in its place, for all clients of a source. Remembers which ways failed. */
class Service<S, M> implements Tenant {
  users = 0;
  readonly #source: BotSource<S, M>;
  readonly #jobs = new Map<number, Job<S, M>>();
  #line: Connection<S> | undefined;
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

  get need(): Need {
    const jobs = [...this.#jobs.values()];
    return jobs.some(({ background }) => !background) ? 2 : jobs.length ? 1 : 0;
  }

  /** What it was doing begins anew when there is room again. */
  yields(): boolean {
    if (!this.#line) return false;
    this.close();
    // not before the other has taken the place
    queueMicrotask(() => {
      if (this.#jobs.size) void this.#open();
    });
    return true;
  }

  think(view: S, timed: TimedTask, { signal, hurry, onProgress }: ThinkOptions): Promise<Verdict<M>> {
    const { cap, background = false, ...task } = timed;
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const stop = () => {
        if (this.#take(id)) this.#line?.send({ id, cancel: true });
        reject(signal.reason as Error);
      };
      const finish = () => {
        if (this.#line) this.#hurry(job);
      };
      signal.addEventListener('abort', stop);
      hurry?.addEventListener('abort', finish);
      // A signal outlives many tasks, and would keep each of them.
      const unhear = () => {
        signal.removeEventListener('abort', stop);
        hurry?.removeEventListener('abort', finish);
      };
      const job = { id, view, task, cap, background, hurry, onProgress, resolve, reject, unhear };
      this.#jobs.set(id, job);
      if (this.#line) this.#post(job);
      else void this.#open();
      stir();
    });
  }

  close(): void {
    this.#line?.close();
    this.#line = undefined;
    leave(this);
  }

  /** The job, which nobody waits for any more. */
  #take(id: number): Job<S, M> | undefined {
    const job = this.#jobs.get(id);
    clearTimeout(job?.timer);
    job?.unhear();
    if (this.#jobs.delete(id)) stir();
    return job;
  }

  #post(job: Job<S, M>): void {
    const { id, view, task, cap, background, hurry } = job;
    try {
      this.#line?.send({ id, view, task, ...(background && { later: true }) });
    } catch (error) {
      this.#take(id)?.reject(error); // a view that cannot be cloned
      return;
    }
    clearTimeout(job.timer);
    if (hurry?.aborted) this.#hurry(job);
    else if (cap !== undefined) job.timer = setTimeout(() => this.#hurry(job), cap);
  }

  /** Time is up. A bot that does not answer then either hangs: its worker ends, and other tasks begin anew. */
  #hurry(job: Job<S, M>): void {
    const { id } = job;
    clearTimeout(job.timer);
    this.#line?.send({ id, finish: true });
    job.timer = setTimeout(() => {
      this.#take(id)?.reject(new Error('The bot does not answer.'));
      this.close();
      if (this.#jobs.size) void this.#open();
    }, PATIENCE);
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
    leave(this);
    this.#way++;
    for (const { timer } of this.#jobs.values()) clearTimeout(timer); // their time begins again
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
    if (this.#line) for (const job of this.#jobs.values()) this.#post(job);
    else if (this.#jobs.size) void this.#open(); // asked in the moment in which nobody seemed to wait
  }

  /** Undefined where nobody waits any more. */
  async #firstLine(): Promise<Connection<S> | undefined> {
    for (;;) {
      const way = ways[this.#way]!;
      try {
        const threaded = way === 'worker' || (way === 'blob' && this.#source.blobSource);
        if (threaded) {
          const housed = room(this);
          if (housed !== true && !(await housed)) return undefined;
        }
        return await open(way, this.#source, this.#hear, () => this.#lost(way));
      } catch (error) {
        leave(this);
        if (way === 'page') throw error;
        this.#way++;
      }
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
  async think(view: S, task: TimedTask, options: ThinkOptions): Promise<Verdict<M>> {
    const either = AbortSignal.any([options.signal, this.#gone.signal]);
    either.throwIfAborted();
    if (!this.#counted) this.#service.users++;
    this.#counted = true;
    return this.#service.think(view, task, { ...options, signal: either });
  }

  /** Drops what it still asks. The last client to leave ends the worker. */
  dispose(): void {
    if (this.#gone.signal.aborted) return;
    this.#gone.abort();
    if (this.#counted && --this.#service.users === 0) this.#service.close();
  }
}
