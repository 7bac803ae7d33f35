import type { Bot, Task } from '../../src/core/bot.js';
import type { BotSource } from '../../src/element/model/thinking/bot-client.js';
import type { Answer, Order } from '../../src/element/model/thinking/bot-server.js';

/** The view of a fake game: the number to which the bot counts. Its move is the number that it reached. */
export interface Goal {
  readonly goal: number;
}

export const counter: Bot<Goal, number> = {
  *think({ goal }, { budget }) {
    if (goal < 0) throw new Error('below zero');
    for (let i = 0; i < Math.min(goal, budget ?? Infinity); i++) {
      if (yield { done: i / goal }) return { move: i, capped: true };
    }
    return { move: goal };
  },
};

/** The source of the same bot, for real workers. */
const counterText = `{ *think({ goal }, { budget }) {
  if (goal < 0) throw new Error('below zero');
  for (let i = 0; i < Math.min(goal, budget ?? Infinity); i++) {
    if (yield { done: i / goal }) return { move: i, capped: true };
  }
  return { move: goal };
} }`;

const workerModule = new URL('../../src/element/model/thinking/bot-server.js', import.meta.url).href;

/** The source of a worker that serves the counting bot. */
export const servingText = `import { serve } from '${workerModule}'; serve(${counterText}, self);`;

/** The source of a worker that reports ready and throws on its first order. */
export const dyingText = `self.addEventListener('message', () => { throw new Error('dying'); }); postMessage({ ready: true });`;

/** Starts a worker from its source. The blob URL is not revoked: it stays valid like the URL of a file. */
export const workerOf = (text: string): Worker =>
  new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), { type: 'module' });

export const missingWorker = (): Worker => new Worker('/no/such/worker.js', { type: 'module' });

export const refused = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

/** A bot source for the counting bot whose workers are refused; `parts` override its functions. */
export const sourceOf = (parts: Partial<BotSource<Goal, number>> = {}): BotSource<Goal, number> => ({
  createWorker: refused,
  load: () => Promise.resolve(counter),
  ...parts,
});

/** A position of Fluctus in the middle of a game. */
export const middle = '.A..B./A.BB.A B 5,5 2,2 -,-';

export const task: Task = { level: 'medium', seed: 's' };

/** A worker without a thread: it records its orders and sends the answers that the test passes to `say`. */
export class FakeWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  readonly orders: Order<Goal>[] = [];
  terminated = false;
  readonly #onOrder: (() => void)[] = [];

  postMessage(order: Order<Goal>): void {
    this.orders.push(order);
    for (const tell of this.#onOrder.splice(0)) tell();
  }

  terminate(): void {
    this.terminated = true;
  }

  say(answer: Answer<number>): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }

  /** Resolves with the next order. */
  async order(): Promise<Order<Goal>> {
    await new Promise<void>((resolve) => this.#onOrder.push(resolve));
    return this.orders.at(-1)!;
  }
}

/** Replaces the timers of the page until `restore`: callbacks run only when the test calls `strike`. */
export function heldTimers() {
  const { setTimeout, clearTimeout } = globalThis;
  const waits = new Map<number, { readonly run: () => void; readonly ms: number | undefined }>();
  let last = 0;
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    waits.set(++last, { run, ms });
    return last;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((id: number | undefined) => {
    if (id !== undefined) waits.delete(id);
  }) as typeof clearTimeout;
  return {
    /** The delays of the pending timers, in ms. */
    get delays() {
      return [...waits.values()].map(({ ms }) => ms);
    },
    /** Removes the timers with this delay. */
    cut(ms: number) {
      for (const [id, wait] of waits) if (wait.ms === ms) waits.delete(id);
    },
    /** Runs the oldest timer. */
    strike() {
      const [[id, wait] = []] = waits;
      if (id === undefined) throw new Error('no timer is pending');
      waits.delete(id);
      wait?.run();
    },
    restore() {
      Object.assign(globalThis, { setTimeout, clearTimeout });
    },
  };
}

/** Resolves with the reason of a rejected promise. */
export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (reason: unknown) => reason,
  );

/** Gives a game a new source of computer players, with other parts: the worker of a test before may still run for the old one. */
export const replaceBot = <B extends object>(definition: { readonly bot: B }, parts: Partial<B>): unknown =>
  Object.assign(definition, { bot: { ...definition.bot, ...parts } });
