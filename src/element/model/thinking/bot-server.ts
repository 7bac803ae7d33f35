import type { Bot, Progress, Task, Thinking, Verdict } from '../../../core/bot.js';

/** A message of a client: a task, the end of its time, or its cancellation. */
export type Order<S> =
  | { readonly id: number; readonly view: S; readonly task: Task; readonly later?: boolean }
  | { readonly id: number; readonly finish: true }
  | { readonly id: number; readonly cancel: true };

/** A message to the client; the first one is `ready`. */
export type Answer<M> =
  | { readonly ready: true }
  | { readonly id: number; readonly progress: Progress<M> }
  | { readonly id: number; readonly verdict: Verdict<M> }
  | { readonly id: number; readonly error: string };

/** The part of a worker's global scope that the server needs. */
export interface Port {
  postMessage(answer: Answer<unknown>): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The longest slice of thinking, in ms: the page stays responsive, and the worker receives messages. */
const SLICE = 8;

/** The most portions in a slice, for browsers with a coarse clock. */
const PORTIONS = 32;

interface Job<S, M> {
  readonly id: number;
  readonly view: S;
  readonly task: Task;
  readonly later?: boolean;
  thinking?: Thinking<M>;
  /** The time for the task is up. */
  finish?: boolean;
}

/** Starts the next slice of thinking. */
export interface Turns {
  next(): void;
  close(): void;
}

/** Turns by messages to itself: other messages and the work of the page come before them. */
function messageTurns(run: () => void): Turns {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  return { next: () => port2.postMessage(0), close: () => port1.close() };
}

/** Answers the tasks of a client with a bot: one slice after the other, so that messages can arrive in between. */
class BotServer<S, M> {
  readonly #bot: Bot<S, M>;
  readonly #port: Port;
  /** The time in milliseconds. */
  readonly #clock: () => number;
  readonly #turns: Turns;
  #jobs: Job<S, M>[] = [];
  #scheduled = false;

  constructor(bot: Bot<S, M>, port: Port, clock: () => number, turns: (run: () => void) => Turns) {
    this.#bot = bot;
    this.#port = port;
    this.#clock = clock;
    this.#turns = turns(() => this.#runSlice());
    port.addEventListener('message', ({ data }) => this.#receive(data as Order<S>));
    port.postMessage({ ready: true });
  }

  /** Drops all tasks. */
  close(): void {
    this.#jobs = [];
    this.#turns.close();
  }

  #receive(order: Order<S>): void {
    if ('view' in order) this.#jobs.push(order);
    else if ('cancel' in order) this.#jobs = this.#jobs.filter(({ id }) => id !== order.id);
    else for (const job of this.#jobs) job.finish ||= job.id === order.id;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#jobs.length === 0) return;
    this.#scheduled = true;
    this.#turns.next();
  }

  /** Thinks about the first task for a slice. Background tasks wait until there is no other. */
  #runSlice(): void {
    this.#scheduled = false;
    const job = this.#jobs.find(({ later }) => !later) ?? this.#jobs[0];
    this.#jobs = this.#jobs.filter((each) => each !== job);
    if (job) this.#port.postMessage(this.#answer(job));
    this.#schedule();
  }

  /** Thinks for a slice; returns the verdict, or the progress. */
  #answer(job: Job<S, M>): Answer<M> {
    const { id } = job;
    try {
      const thinking = (job.thinking ??= this.#bot.think(job.view, job.task));
      const start = this.#clock();
      let before = start;
      for (let left = PORTIONS; ; left--) {
        const { done, value } = thinking.next(job.finish);
        if (done) return { id, verdict: value };
        const now = this.#clock();
        // The next portion may take as long as the last one.
        if (left === 1 || now - start + now - before > SLICE) {
          this.#jobs.push(job);
          return { id, progress: value };
        }
        before = now;
      }
    } catch (error) {
      return { id, error: String(error) };
    }
  }
}

/**
 * Serves a bot over a port: in a worker, or on the page. `clock` returns milliseconds. Returns a function that drops all
 * tasks.
 */
export function serve<S, M>(
  bot: Bot<S, M>,
  port: Port,
  clock = () => performance.now(),
  turns = messageTurns,
): () => void {
  const server = new BotServer(bot, port, clock, turns);
  return () => server.close();
}
