import type { Progress, Task, Verdict } from '../../../core/bot.js';
import {
  open,
  PATIENCE,
  SilentWorker,
  ways,
  type BotSource,
  type Connection,
  type Way,
} from './transport.js';
import type { Answer } from './bot-server.js';

export type { BotSource, Way } from './transport.js';

/** The need for a worker: 0 for none, 1 for background work, 2 if somebody waits for a move. */
type Need = 0 | 1 | 2;

/** A user of the pool, which has a worker or wants one. */
interface Client {
  readonly need: Need;
  /** Closes its worker; returns false, and keeps it, while the worker is starting. */
  yield(): boolean;
}

const active = new Set<Client>();
const waiting: (() => void)[] = [];

/** As many workers as there are processors: more would only take turns. */
const limit = () => Math.max(1, navigator.hardwareConcurrency);

/** Takes a place for a worker: a free one, or that of a client with less need. */
function take(client: Client): boolean {
  const free = active.size < limit();
  if (!free && ![...active].some((other) => other.need < client.need && other.yield())) return false;
  active.add(client);
  return true;
}

/** Returns true if there is a place for the client's worker now, else a promise; see `wait`. */
const acquire = (client: Client): true | Promise<boolean> => take(client) || wait(client);

/** Resolves with true when the client has a place for a worker, and with false if it does not need one any more. */
async function wait(client: Client): Promise<boolean> {
  do await new Promise<void>((resolve) => waiting.push(resolve));
  while (client.need && !take(client));
  return client.need > 0;
}

/** Makes all waiting clients try again. Called when the need of a client has changed. */
function retryWaiting(): void {
  for (const resolve of waiting.splice(0)) resolve();
}

/** Gives back the place of a client. */
function release(client: Client): void {
  if (active.delete(client)) retryWaiting();
}

/** Ways to end and to observe a request to a bot. */
export interface ThinkOptions<M> {
  readonly signal: AbortSignal;
  /** Ends the thinking: the bot answers with the best that it has found so far (`capped`). */
  readonly hurry?: AbortSignal | undefined;
  readonly onProgress?: (progress: Progress<M>) => void;
}

/** A task with its time limit and priority. */
export type TimedTask = Task & {
  /** The longest time in ms, from when the bot receives the task. */
  readonly cap?: number;
  /** Nobody waits for the answer: all other tasks come first. */
  readonly background?: boolean;
};

interface Job<S, M> {
  readonly id: number;
  readonly view: S;
  readonly task: Task;
  readonly cap: number | undefined;
  readonly background: boolean;
  readonly hurry: AbortSignal | undefined;
  readonly onProgress: ThinkOptions<M>['onProgress'];
  readonly resolve: (verdict: Verdict<M>) => void;
  readonly reject: (reason: unknown) => void;
  /** Removes the listeners of the signals. */
  readonly unlisten: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** The connection to the bot of a source: one worker, or the page, for all clients. Remembers which ways failed. */
class Service<S, M> implements Client {
  users = 0;
  readonly #source: BotSource<S, M>;
  readonly #jobs = new Map<number, Job<S, M>>();
  #connection: Connection<S> | undefined;
  /** The first way that has not failed. */
  #way = 0;
  #opening = false;
  #lastId = 0;

  constructor(source: BotSource<S, M>) {
    this.#source = source;
  }

  get way(): Way | undefined {
    return this.#connection?.way;
  }

  get need(): Need {
    const jobs = [...this.#jobs.values()];
    return jobs.some(({ background }) => !background) ? 2 : jobs.length ? 1 : 0;
  }

  /** Closes the worker. Its tasks start again when there is a place for it. */
  yield(): boolean {
    if (!this.#connection) return false;
    this.close();
    // The other service must take the place first.
    queueMicrotask(() => {
      if (this.#jobs.size) void this.#open();
    });
    return true;
  }

  think(view: S, timed: TimedTask, { signal, hurry, onProgress }: ThinkOptions<M>): Promise<Verdict<M>> {
    const { cap, background = false, ...task } = timed;
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const stop = () => {
        if (this.#remove(id)) this.#connection?.send({ id, cancel: true });
        reject(signal.reason as Error);
      };
      const finish = () => {
        if (this.#connection) this.#hurry(job);
      };
      signal.addEventListener('abort', stop);
      hurry?.addEventListener('abort', finish);
      // A signal lives longer than a task, and its listeners would keep the task in memory.
      const unlisten = () => {
        signal.removeEventListener('abort', stop);
        hurry?.removeEventListener('abort', finish);
      };
      const job = { id, view, task, cap, background, hurry, onProgress, resolve, reject, unlisten };
      this.#jobs.set(id, job);
      if (this.#connection) this.#post(job);
      else void this.#open();
      retryWaiting();
    });
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
    release(this);
  }

  /** Removes a job and returns it. */
  #remove(id: number): Job<S, M> | undefined {
    const job = this.#jobs.get(id);
    clearTimeout(job?.timer);
    job?.unlisten();
    if (this.#jobs.delete(id)) retryWaiting();
    return job;
  }

  #post(job: Job<S, M>): void {
    const { id, view, task, cap, background, hurry } = job;
    try {
      this.#connection?.send({ id, view, task, ...(background && { later: true }) });
    } catch (error) {
      this.#remove(id)?.reject(error); // a view that cannot be cloned
      return;
    }
    clearTimeout(job.timer);
    if (hurry?.aborted) this.#hurry(job);
    else if (cap !== undefined) job.timer = setTimeout(() => this.#hurry(job), cap);
  }

  /** Asks for the best answer so far. If the bot does not give one, its worker is closed and other tasks start again. */
  #hurry(job: Job<S, M>): void {
    const { id } = job;
    clearTimeout(job.timer);
    this.#connection?.send({ id, finish: true });
    job.timer = setTimeout(() => {
      this.#remove(id)?.reject(new Error('The bot does not answer.'));
      this.close();
      if (this.#jobs.size) void this.#open();
    }, PATIENCE);
  }

  readonly #receive = (answer: Answer<M>): void => {
    if ('ready' in answer) return;
    const { id } = answer;
    if ('progress' in answer) this.#jobs.get(id)?.onProgress?.(answer.progress);
    else if ('verdict' in answer) this.#remove(id)?.resolve(answer.verdict);
    else this.#remove(id)?.reject(new Error(answer.error));
  };

  /** After a worker failed, its tasks start again in the next way. */
  #lost(way: Way): void {
    if (this.#connection?.way !== way) return;
    this.#connection = undefined;
    release(this);
    this.#way++;
    for (const { timer } of this.#jobs.values()) clearTimeout(timer); // the time limits start again
    if (this.#jobs.size) void this.#open();
  }

  /** Opens the first way that works, and sends it all jobs. */
  async #open(): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    try {
      this.#connection = await this.#connect();
    } catch (error) {
      this.#way = 0;
      for (const id of this.#jobs.keys()) this.#remove(id)?.reject(error);
    }
    this.#opening = false;
    if (!this.users) this.close();
    if (this.#connection) for (const job of this.#jobs.values()) this.#post(job);
    else if (this.#jobs.size) void this.#open(); // a job was added after `#connect` had found none
  }

  /** Opens a connection; undefined if no job is left before there is a place for the worker. */
  async #connect(): Promise<Connection<S> | undefined> {
    for (;;) {
      const way = ways[this.#way]!;
      try {
        const needsWorker = way === 'worker' || (way === 'blob' && this.#source.blobSource);
        if (needsWorker) {
          const place = acquire(this);
          if (place !== true && !(await place)) return undefined;
        }
        return await open(way, this.#source, this.#receive, () => this.#lost(way));
      } catch (error) {
        release(this);
        if (way === 'page') throw error;
        this.#way = error instanceof SilentWorker ? ways.indexOf('page') : this.#way + 1;
      }
    }
  }
}

/** Services by source, so that a way that failed once is not tried again. */
const services = new WeakMap<object, unknown>();

function serviceOf<S, M>(source: BotSource<S, M>): Service<S, M> {
  const service = (services.get(source) as Service<S, M> | undefined) ?? new Service(source);
  services.set(source, service);
  return service;
}

/** Sends tasks to a bot: in a worker, in a worker from a blob, or on the page in slices, whichever works first. */
export class BotClient<S, M> {
  readonly #service: Service<S, M>;
  readonly #disposed = new AbortController();
  #counted = false;

  constructor(source: BotSource<S, M>) {
    this.#service = serviceOf(source);
  }

  /** The way in use; undefined while none is open. */
  get way(): Way | undefined {
    return this.#service.way;
  }

  /** Rejects with the reason of the signal if it is aborted, with an AbortError after `dispose`, and with errors of the bot. */
  async think(view: S, task: TimedTask, options: ThinkOptions<M>): Promise<Verdict<M>> {
    const either = AbortSignal.any([options.signal, this.#disposed.signal]);
    either.throwIfAborted();
    if (!this.#counted) this.#service.users++;
    this.#counted = true;
    return this.#service.think(view, task, { ...options, signal: either });
  }

  /** Cancels all tasks of this client. The worker is closed with its last client. */
  dispose(): void {
    if (this.#disposed.signal.aborted) return;
    this.#disposed.abort();
    if (this.#counted && --this.#service.users === 0) this.#service.close();
  }
}
