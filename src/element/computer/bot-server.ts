import type { Bot, Progress, Task, Thinking, Verdict } from '../../core/bot.js';

/** What a client sends: a task, or word that its time is up or that nobody waits for it any more. */
export type Order<S> =
  | { readonly id: number; readonly view: S; readonly task: Task; readonly later?: boolean }
  | { readonly id: number; readonly finish: true }
  | { readonly id: number; readonly cancel: true };

/** What comes back; `ready` first, once. */
export type Answer<M> =
  | { readonly ready: true }
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly verdict: Verdict<M> }
  | { readonly id: number; readonly error: string };

/** The part of a worker's global scope that serving needs. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Longest slice of thinking, in ms: a page stays smooth, a worker hears a cancel. */
const SLICE = 8;

/** Most portions in a slice, for browsers whose clock ticks coarsely. */
const PORTIONS = 32;

interface Job<S, M> {
  readonly id: number;
  readonly view: S;
  readonly task: Task;
  readonly later?: boolean;
  thinking?: Thinking<M>;
  /** Time is up. */
  finish?: boolean;
}

/**
 * Lets a bot answer over a port, several tasks by turns, a slice each: the same in a worker and on the page. Those in the
 * background wait until no other is left. `clock` tells milliseconds. Returns a function that drops all tasks.
 */
export function serve<S, M>(bot: Bot<S, M>, port: Port, clock = () => performance.now()): () => void {
  let jobs: Job<S, M>[] = [];
  let awake = false;
  const turns = new MessageChannel();
  const post = (answer: Answer<M>) => port.postMessage(answer);

  const wake = () => {
    if (awake || !jobs.length) return;
    awake = true;
    // Between two slices, messages and the page's own work have their turn.
    turns.port2.postMessage(0);
  };

  /** Thinks for a slice: the verdict, or how far it got. */
  const think = (job: Job<S, M>) => {
    const thinking = (job.thinking ??= bot.think(job.view, job.task));
    const start = clock();
    let before = start;
    for (let left = PORTIONS; ; left--) {
      const step = thinking.next(job.finish);
      const now = clock();
      // Another portion may take as long as the last one.
      if (step.done || left === 1 || now - start + now - before > SLICE) return step;
      before = now;
    }
  };

  const slice = (job: Job<S, M>): Answer<M> => {
    const { id } = job;
    try {
      const { done, value } = think(job);
      if (done) return { id, verdict: value };
      jobs.push(job);
      return { id, progress: value };
    } catch (error) {
      return { id, error: String(error) };
    }
  };

  turns.port1.onmessage = () => {
    awake = false;
    const job = jobs.find(({ later }) => !later) ?? jobs[0];
    jobs = jobs.filter((each) => each !== job);
    if (job) post(slice(job));
    wake();
  };

  port.addEventListener('message', ({ data }) => {
    const order = data as Order<S>;
    if ('view' in order) jobs.push(order);
    else if ('cancel' in order) jobs = jobs.filter(({ id }) => id !== order.id);
    else for (const job of jobs) job.finish ||= job.id === order.id;
    wake();
  });
  post({ ready: true });

  return () => {
    jobs = [];
    turns.port1.close();
  };
}
