import { nothing, type Spread } from './field.js';
import { Run, type Policy } from './run.js';
import { sumsOf, type RunRules, type Sums } from './sums.js';

/** What is known of games under some rules, kept between thoughts. A dropped thought leaves it whole. */
export class Book {
  readonly sums: Sums;
  /** Room to solve a run in; what it holds lasts until the next solve, or until a thought pauses. */
  readonly run: Run;
  /** Points as the worth of a run. */
  readonly means: Float64Array;
  /** The highest gain of a run. */
  readonly most: number;
  /** Exact chances to win before a run, in the order of the runs, by standing. */
  readonly cells = new Map<string, readonly number[]>();
  /** The chance of who throws last, by the leaders and whether he knows what he needs. */
  readonly lasts = new Map<string, number>();
  /** What none, one, two … runs gain that are played for the mean. */
  readonly spreads: Spread[] = [nothing];
  /** Whether so many runs of so many seats can be solved exactly within a budget. */
  readonly fits = new Map<string, boolean>();
  #policy?: Policy;

  constructor(rules: RunRules) {
    this.sums = sumsOf(rules);
    this.run = new Run(this.sums);
    this.means = Float64Array.from(this.sums.points);
    this.most = Math.max(...this.sums.gains);
  }

  /** What is played for the most points. */
  get policy(): Policy {
    if (!this.#policy) {
      this.run.solve(this.means);
      this.#policy = this.run.policy(this.means);
    }
    return this.#policy;
  }
}

const shelf: Book[] = [];

/** More rules than boards of one page are likely to have. */
const SHELF = 4;

/** With more cells a book is closed: a page may stay open for weeks. */
const FULL = 100_000;

/** The book for a game's rules: that of an earlier thought, if they were the same. */
export function bookOf({ rows, together, superluzi }: RunRules): Book {
  const key = (rules: RunRules) => [...rules.rows, rules.together, rules.superluzi].join();
  const rules = { rows, together, superluzi };
  const found =
    shelf.find(({ sums, cells }) => key(sums.rules) === key(rules) && cells.size < FULL) ?? new Book(rules);
  shelf.splice(0, shelf.length, found, ...shelf.filter((book) => book !== found).slice(0, SHELF - 1));
  return found;
}
