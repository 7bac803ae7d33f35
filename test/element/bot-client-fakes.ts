import type { Bot, Task } from '../../src/core/bot.js';
import type { BotSource } from '../../src/element/computer/bot-client.js';
import type { Answer, Order } from '../../src/element/computer/bot-server.js';

/** A game of one number: the bot counts up to it in portions, and its move is where it stopped. */
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

/** The same bot as a module's text, for real workers. */
const counterText = `{ *think({ goal }, { budget }) {
  if (goal < 0) throw new Error('below zero');
  for (let i = 0; i < Math.min(goal, budget ?? Infinity); i++) {
    if (yield { done: i / goal }) return { move: i, capped: true };
  }
  return { move: goal };
} }`;

const workerModule = new URL('../../src/element/computer/bot-server.js', import.meta.url).href;

/** The text of a worker that serves the counting bot. */
export const servingText = `import { serve } from '${workerModule}'; serve(${counterText}, self);`;

/** The text of a worker that gets ready and dies of its first order. */
export const dyingText = `self.addEventListener('message', () => { throw new Error('dying'); }); postMessage({ ready: true });`;

/** A worker of a text; its blob stays, as a file would. */
export const workerOf = (text: string): Worker =>
  new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), { type: 'module' });

export const missingWorker = (): Worker => new Worker('/no/such/worker.js', { type: 'module' });

export const refused = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

/** A source of the counting bot whose workers are refused, but for what is given. */
export const sourceOf = (parts: Partial<BotSource<Goal, number>> = {}): BotSource<Goal, number> => ({
  createWorker: refused,
  load: () => Promise.resolve(counter),
  ...parts,
});

/** A position of Fluctus in the middle of a game. */
export const middle = '.A..B./A.BB.A B 5,5 2,2 -,-';

export const task: Task = { level: 'medium', seed: 's' };

/** A worker without a thread: it keeps what it is sent and says what it is told to. */
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

  /** Waits for the next order. */
  async order(): Promise<Order<Goal>> {
    await new Promise<void>((resolve) => this.#onOrder.push(resolve));
    return this.orders.at(-1)!;
  }
}

/** Keeps what is to happen later, with its delay, until `restore`; what has been called off is no longer in it. */
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
    /** Delays that run, in ms. */
    get delays() {
      return [...waits.values()].map(({ ms }) => ms);
    },
    /** Drops what is to happen after so many ms. */
    cut(ms: number) {
      for (const [id, wait] of waits) if (wait.ms === ms) waits.delete(id);
    },
    /** Lets the oldest one strike. */
    strike() {
      const [[id, wait] = []] = waits;
      if (id === undefined) throw new Error('nothing is to happen later');
      waits.delete(id);
      wait?.run();
    },
    restore() {
      Object.assign(globalThis, { setTimeout, clearTimeout });
    },
  };
}

/** What a promise rejects with. */
export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (reason: unknown) => reason,
  );
