import { Run, sumsOf, type Policy, type RunRules, type Sums } from './run.js';

/** Distribution of the sum of gains of some runs: the probability of each sum, and of all lower sums. */
export interface Distribution {
  readonly at: Float64Array;
  readonly below: Float64Array;
}

/** Creates a distribution from the probabilities of the sums. */
export function distributionOf(at: Float64Array): Distribution {
  const below = new Float64Array(at.length);
  for (let i = 1; i < at.length; i++) below[i] = below[i - 1]! + at[i - 1]!;
  return { at, below };
}

/** The distribution for 0 runs. */
const nothing = distributionOf(Float64Array.of(1));

/** Cached results for some rules, kept between searches. A cancelled search leaves the cache valid. */
export class Book {
  readonly sums: Sums;
  /** Solver of runs. Its results are valid until the next call of `solve`, or until a search pauses. */
  readonly run: Run;
  /** Points as the value of a run. */
  readonly means: Float64Array;
  /** The maximum gain of a run. */
  readonly most: number;
  /** Exact chances to win before a run, by standing, in the order of the runs. */
  readonly cells = new Map<string, readonly number[]>();
  /** Chance of the last player, by the leaders and by whether the player knows what is needed. */
  readonly lasts = new Map<string, number>();
  /** Distribution of the gains of 0, 1, 2 … runs that are played for the highest mean. */
  readonly spreads: Distribution[] = [nothing];
  /** By number of runs, number of seats and budget: true if the runs can be solved exactly within the budget. */
  readonly fits = new Map<string, boolean>();
  #policy?: Policy;

  constructor(rules: RunRules) {
    this.sums = sumsOf(rules);
    this.run = new Run(this.sums);
    this.means = Float64Array.from(this.sums.points);
    this.most = Math.max(...this.sums.gains);
  }

  /** The policy with the highest mean points. */
  get policy(): Policy {
    if (!this.#policy) {
      this.run.solve(this.means);
      this.#policy = this.run.policy(this.means);
    }
    return this.#policy;
  }
}

const cache: Book[] = [];

/** Number of rules in the cache: more than the boards of a page are likely to have. */
const CACHE_SIZE = 4;

/** The maximum number of cells of a book. A page may stay open for weeks. */
const MAX_CELLS = 100_000;

/** Returns the book for the rules of a game, from the cache if possible. */
export function bookOf({ rows, together, superluzi }: RunRules): Book {
  const key = (rules: RunRules) => [...rules.rows, rules.together, rules.superluzi].join();
  const rules = { rows, together, superluzi };
  const found =
    cache.find(({ sums, cells }) => key(sums.rules) === key(rules) && cells.size < MAX_CELLS) ??
    new Book(rules);
  cache.splice(0, cache.length, found, ...cache.filter((book) => book !== found).slice(0, CACHE_SIZE - 1));
  return found;
}
