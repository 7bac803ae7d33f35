import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { ComputerTurn, TableHost } from 'spielkasten/table.js';
import { games as engines } from 'spielkasten/engine';

/** An answer of a worker: the move in notation, or an error. */
export type Thought = { readonly q: number } & ({ readonly move: string } | { readonly error: string });

/** About how long the levels think, in milliseconds: it decides who is next. */
const COST: Readonly<Record<ComputerTurn['level'], number>> = {
  easy: 20,
  medium: 100,
  hard: 500,
  best: 3000,
};

/** A worker thinks about a short turn beside a long one. */
const isLong = ({ level }: ComputerTurn): boolean => COST[level] > 100;

/** A turn that is to be thought about. */
interface Job {
  readonly turn: ComputerTurn;
  /** Those for whom the server thinks: an address, or a table. */
  readonly who: string;
  /** The order: when the turn would be done if all of the same people were thought about one after the other. */
  readonly due: number;
  /** Resolves with false if another process does the work. */
  mine(): Promise<boolean>;
  resolve(move: string | undefined): void;
  reject(error: Error): void;
}

/** A worker and the turns that it thinks about, by number. */
interface Thinker {
  worker?: Worker | undefined;
  readonly jobs: Map<number, Job>;
}

/**
 * The computer players, in workers that start when they are needed. Each thinks about one long and one short turn at a time. Short turns are
 * first, and no address gets ahead of others by having many tables.
 */
export class Computers {
  readonly #thinkers: readonly Thinker[];
  readonly #dues = new LRUCache<string, number>({ max: 10_000 });
  #waiting: Job[] = [];
  #last = 0;

  readonly #open: () => Worker;

  constructor(
    workers = Math.max(1, availableParallelism() - 1),
    open = () => new Worker(new URL('computer.worker.js', import.meta.url)),
  ) {
    this.#open = open;
    this.#thinkers = Array.from({ length: workers }, () => ({ jobs: new Map() }));
  }

  /**
   * Resolves with the move in notation; with undefined if `mine`, which is asked when it is the turn of this one, says that another process
   * thinks. Rejects if the worker fails; the next turn starts another one.
   */
  think(turn: ComputerTurn, who: string, mine: Job['mine']): Promise<string | undefined> {
    const now = Date.now();
    const due = Math.max(now, this.#dues.get(who) ?? now) + COST[turn.level];
    this.#dues.set(who, due);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ turn, who, due, mine, resolve, reject });
      this.#waiting.sort((a, b) => a.due - b.due);
      this.#startAll();
    });
  }

  async close(): Promise<void> {
    this.#waiting = [];
    await Promise.all(this.#thinkers.map(async ({ worker }) => worker?.terminate()));
  }

  #startAll(): void {
    for (const job of [...this.#waiting]) {
      const alike = this.#thinkers.map(({ jobs }) =>
        [...jobs.values()].find(({ turn }) => isLong(turn) === isLong(job.turn)),
      );
      const own = alike.filter((each) => each?.who === job.who).length;
      const free = this.#thinkers[alike.indexOf(undefined)];
      // one worker is left to others
      if (!free || own >= Math.max(1, this.#thinkers.length - 1)) continue;
      this.#waiting = this.#waiting.filter((each) => each !== job);
      void this.#start(free, job);
    }
  }

  async #start(thinker: Thinker, job: Job): Promise<void> {
    const q = ++this.#last;
    thinker.jobs.set(q, job);
    try {
      if (await job.mine()) (thinker.worker ??= this.#work(thinker)).postMessage({ q, turn: job.turn });
      else this.#end(thinker, q)?.resolve(undefined);
    } catch (error) {
      this.#end(thinker, q)?.reject(error as Error);
    }
  }

  /** Ends the work on a job, and begins with those that wait. */
  #end({ jobs }: Thinker, q: number): Job | undefined {
    const job = jobs.get(q);
    jobs.delete(q);
    this.#startAll();
    return job;
  }

  #work(thinker: Thinker): Worker {
    const worker = this.#open();
    worker.on('message', (thought: Thought) => {
      const job = this.#end(thinker, thought.q);
      if ('move' in thought) job?.resolve(thought.move);
      else job?.reject(new Error(thought.error));
    });
    worker.on('error', () => {});
    worker.on('exit', () => {
      thinker.worker = undefined;
      for (const q of [...thinker.jobs.keys()])
        this.#end(thinker, q)?.reject(new Error('The worker has ended.'));
    });
    worker.unref();
    return worker;
  }
}

/** The games that a table may have, by id. */
export const games: TableHost['games'] = engines;
