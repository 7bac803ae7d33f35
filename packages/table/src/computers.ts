import { Worker } from 'node:worker_threads';
import type { ComputerTurn } from 'spielkasten/table.js';

/** An answer of the worker: the move in notation, or an error. */
export type Thought = { readonly q: number } & ({ readonly move: string } | { readonly error: string });

interface Waiting {
  resolve(move: string): void;
  reject(error: Error): void;
}

/** The computer players, in a worker that starts with the first turn. It thinks for several tables at a time. */
export class Computers {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** Resolves with the move in notation. Rejects if the worker fails; the next turn starts another one. */
  think(turn: ComputerTurn): Promise<string> {
    const q = ++this.#last;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ q, turn });
    return new Promise((resolve, reject) => this.#waiting.set(q, { resolve, reject }));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('computer.worker.js', import.meta.url));
    worker.on('message', (thought: Thought) => {
      const { resolve, reject } = this.#waiting.get(thought.q)!;
      this.#waiting.delete(thought.q);
      if ('move' in thought) resolve(thought.move);
      else reject(new Error(thought.error));
    });
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error('The worker has ended.'));
      this.#waiting.clear();
    });
    worker.unref();
    return worker;
  }
}
