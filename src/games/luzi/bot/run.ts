import { count, DICE, outcomes, standOff, tally, THREE } from '../engine/dice.js';
import type { Face, LuziState } from '../engine/types.js';

/**
 * Numbers of all 3003 tables of up to eight dice. A level is the number of ones and sixes, which never decreases in a run. Within
 * a level the sets of free dice (2 to 5) are numbered by size, in the same way in all levels.
 */

type Dice = readonly Face[];

const middle: Dice = [2, 3, 4, 5];

/** Number of a set of free dice that does not exist. */
export const NONE = 495;

/** The free dice of each number. */
export const free: readonly Dice[] = fewerFirst();

/** Number of sets with fewer than n free dice. Sets of n dice have the numbers from `ends[n]` to `ends[n + 1] - 1`. */
export const ends: readonly number[] = Array.from(
  { length: DICE + 2 },
  (_, n) => free.filter(({ length }) => length < n).length,
);

const numbers = new Map(free.map((dice, number) => [dice.join(''), number]));

/** Four numbers for each set: the sets with one more, and with one fewer, 2, 3, 4 or 5. */
export const more = new Int16Array(4 * NONE).fill(NONE);
export const less = new Int16Array(4 * NONE).fill(NONE);

free.forEach((dice, number) => {
  middle.forEach((face, i) => {
    const next = numbers.get([...dice, face].sort().join(''));
    if (next === undefined) return;
    more[4 * number + i] = next;
    less[4 * next + i] = number;
  });
});

/** The tables with the same ones and sixes. */
interface Level {
  readonly joes: number;
  readonly sixes: number;
  /** Number of free dice of a full table. */
  readonly size: number;
  /** Number of its table without free dice, and of the same table with one more Joe and with one more six. */
  readonly at: number;
  readonly joe: number;
  readonly six: number;
}

/** The first number of each level, by sixes and ones; the last element is the number of tables. */
const starts: readonly number[] = levelStarts();
export const TABLES = starts.at(-1)!;

export const startOf = (joes: number, sixes: number): number => starts[9 * sixes + joes]!;

/** The levels in the order of solution: those with more locked dice first, because throws lead to them. */
export const ladder: readonly Level[] = Array.from({ length: 81 }, (_, i) => 80 - i)
  .map((i) => ({ joes: i % 9, sixes: Math.floor(i / 9) }))
  .filter(({ joes, sixes }) => joes + sixes <= DICE)
  .map(({ joes, sixes }) => ({
    ...{ joes, sixes, size: DICE - joes - sixes },
    at: startOf(joes, sixes),
    joe: startOf(joes + 1, sixes),
    six: startOf(joes, sixes + 1),
  }));

export const levelOf = (dice: Dice): Level =>
  ladder.find(({ joes, sixes }) => joes === count(dice, 1) && sixes === count(dice, 6))!;

export const numberOf = (dice: Dice): number =>
  numbers.get(dice.filter((die) => die > 1 && die < 6).join(''))!;

/** Returns the number of the table with some ascending dice. */
export const tableOf = (dice: Dice): number => levelOf(dice).at + numberOf(dice);

function fewerFirst(): Dice[] {
  const all: Dice[] = [[]];
  for (const dice of all)
    if (dice.length < DICE)
      all.push(...middle.filter((face) => face >= (dice.at(-1) ?? 0)).map((face) => [...dice, face]));
  return all;
}

function levelStarts(): number[] {
  const found = [0];
  for (let i = 0; i < 81; i++)
    found.push(found[i]! + (ends[Math.max(0, DICE - (i % 9) - Math.floor(i / 9) + 1)] ?? 0));
  return found;
}

/** The options that affect a run. */
export type RunRules = Pick<LuziState, 'rows' | 'together' | 'superluzi'>;

/** The ways to end a run, numbered, and their points. */
export interface Sums {
  readonly rules: RunRules;
  /** Points of each way to end: 0, stops and stand-offs in ascending order, then the Superluzis, which score 0. */
  readonly points: readonly number[];
  /**
   * Gain of the thrower on every other seat: the points, or the pips that the others lose by a Superluzi, which has the same
   * effect on the result (Z9).
   */
  readonly gains: readonly number[];
  /** By full table: the way to end, by a stop (Z4, Z5), or with three sixes by a stand-off with an earlier Trinity (Z8). */
  readonly ends: Int16Array;
  /** The same for a Superluzi in the first throw, else −1. */
  readonly superluzi: Int16Array;
  /** Probability of each full table in the first throw. */
  readonly odds: Float64Array;
}

const all = outcomes(DICE).map(({ move, weight }) => {
  const { dice } = move as { dice: readonly Face[] };
  return { dice, weight, at: tableOf(dice), joes: count(dice, 1), sixes: count(dice, 6) };
});

/** Returns the points of a full table, by a stop or a stand-off. */
const pointsOf = ({ dice, joes, sixes }: (typeof all)[number], rows: readonly number[]): number =>
  sixes < THREE ? tally(dice, rows).points : joes < THREE ? 0 : standOff(dice);

export function sumsOf(rules: RunRules): Sums {
  const sums = all.map((each) => pointsOf(each, rules.rows));
  const points = [...new Set([0, ...sums])].sort((a, b) => a - b);
  const place = new Map(points.map((sum, i) => [sum, i]));
  const gains = [...points];
  for (let sixes = rules.superluzi; sixes <= DICE; sixes++) gains.push(6 * sixes);
  const ends = new Int16Array(TABLES);
  const superluzi = new Int16Array(TABLES).fill(-1);
  const odds = new Float64Array(TABLES);
  all.forEach(({ at, weight, sixes }, i) => {
    ends[at] = place.get(sums[i]!)!;
    odds[at] = weight / 6 ** DICE;
    if (sixes >= rules.superluzi) superluzi[at] = points.length + sixes - rules.superluzi;
  });
  return { rules, points: gains.map((_, i) => points[i] ?? 0), gains, ends, superluzi, odds };
}

/** By full table: number of the free dice that are kept when the others are thrown again, or −1 for a stop. */
export type Policy = Int16Array;

/** The minimum number of dice of a throw (Z3). */
const FEWEST = 2;

/** Returns the number of choices of kept dice that leave enough dice to throw, given the number of free dice. */
const keeps = (size: number): number => ends[size - FEWEST + 1] ?? 0;

/** Values that differ by less are equal. Rounding errors are much smaller, relevant differences much larger. */
const CLOSE = 1e-11;

/** The iteration ends when no value changes by more. */
const TINY = 1e-13;

/** Interval of sweeps that extrapolate the values, which halves the number of sweeps. */
const EXTRAPOLATE_EVERY = 3;

const SIXTH = 1 / 6;

// buffers for one level, valid during one call; the element after the last choice is never the best
const values = new Float64Array(NONE + 1);
const most = new Float64Array(NONE + 1);
const stops = new Float64Array(NONE);
const changes = new Float64Array(NONE);
const locked = new Float64Array(NONE);
const chosen = new Int16Array(NONE);

/**
 * Solver of a run under some rules: the value of every table, exact to 13 digits. The values within a level depend on each other,
 * because a throw may lock no die. They are computed by value iteration, starting from the values of stopping.
 */
export class Run {
  /** Values without and with a Trinity: of full tables before a decision, and of fewer dice before the rest is thrown. */
  readonly #values = new Float64Array(TABLES);
  readonly #trinityValues = new Float64Array(TABLES);
  readonly #sums: Sums;

  constructor(sums: Sums) {
    this.#sums = sums;
  }

  /**
   * Computes all values, given the value `worth` of each way to end (none negative), for the best play or a policy. Returns the
   * value before the first throw.
   */
  solve(worth: Float64Array, policy?: Policy): number {
    for (const level of ladder) {
      if (level.sixes >= THREE) this.#setLuzi(level, worth);
      else if (level.joes < THREE) this.#iterate(level, this.#values, worth, policy);
      else {
        this.#iterate(level, this.#trinityValues, worth, policy);
        this.#copyTrinity(level);
      }
    }
    return this.#first(worth);
  }

  /** Returns the value of throwing all free dice of a full table again except those that are kept. */
  thrown({ at, joes }: Level, kept: number): number {
    return (joes < THREE ? this.#values : this.#trinityValues)[at + kept]!;
  }

  /** Returns the choices with the highest value; of several, the one that throws fewest dice, and a stop first. */
  policy(worth: Float64Array): Policy {
    const policy = new Int16Array(TABLES).fill(-1);
    for (const level of ladder) if (level.sixes < THREE) this.#choose(level, policy, worth);
    return policy;
  }

  /** Sets the values of tables with three sixes, which end the run: 0, or a stand-off if there is a Trinity (Z7, Z8). */
  #setLuzi({ at, size, joes, joe, six }: Level, worth: Float64Array): void {
    const { ends: sums, rules } = this.#sums;
    const trinity = rules.together === 'stand-off' && joes >= THREE;
    for (let k = ends[size]!; k < ends[size + 1]!; k++) {
      this.#trinityValues[at + k] = worth[sums[at + k]!]!;
      this.#values[at + k] = trinity ? this.#trinityValues[at + k]! : worth[0]!;
    }
    for (const into of [this.#values, this.#trinityValues]) averageThrows(into, at, joe, six, size);
  }

  /** Copies the values with a Trinity: with fewer than three sixes it makes no difference when the Trinity was thrown. */
  #copyTrinity({ at, size, joe, six }: Level): void {
    for (let k = ends[size]!; k < ends[size + 1]!; k++) this.#values[at + k] = this.#trinityValues[at + k]!;
    averageThrows(this.#values, at, joe, six, size);
  }

  /** Value iteration over a level. */
  #iterate({ at, joe, six, size }: Level, into: Float64Array, worth: Float64Array, policy?: Policy): void {
    const { ends: sums } = this.#sums;
    const first = ends[size]!;
    const end = ends[size + 1]!;
    for (let k = 0; k < first; k++) locked[k] = into[joe + k]! + into[six + k]!;
    for (let k = first; k < end; k++) values[k] = stops[k] = worth[sums[at + k]!]!;
    for (let sweep = 1, change = 1; change > TINY; sweep++) {
      const extrapolate = sweep % EXTRAPOLATE_EVERY === 0;
      average(first);
      change = policy
        ? follow(policy, at, first, end, extrapolate)
        : maximize(first, end, keeps(size), extrapolate);
    }
    for (let k = 0; k < end; k++) into[at + k] = values[k]!;
  }

  #choose({ at, size, joes }: Level, policy: Policy, worth: Float64Array): void {
    const { ends: sums } = this.#sums;
    const from = joes < THREE ? this.#values : this.#trinityValues;
    const keep = keeps(size);
    for (let k = 0; k < ends[size + 1]!; k++) {
      most[k] = k < keep ? from[at + k]! : 0;
      chosen[k] = k;
      for (let i = 4 * k; i < 4 * k + 4; i++) {
        const other = less[i]!;
        if (most[other]! <= most[k]! + CLOSE) continue;
        most[k] = most[other]!;
        chosen[k] = chosen[other]!;
      }
      if (k >= ends[size]! && most[k]! > worth[sums[at + k]!]! + CLOSE) policy[at + k] = chosen[k]!;
    }
  }

  #first(worth: Float64Array): number {
    const { odds, superluzi } = this.#sums;
    let sum = 0;
    for (let i = 0; i < TABLES; i++)
      if (odds[i]) sum += odds[i]! * (superluzi[i]! < 0 ? this.#values[i]! : worth[superluzi[i]!]!);
    return sum;
  }
}

/** Computes the values of throws, die by die, from the values of full tables. */
function averageThrows(into: Float64Array, at: number, joe: number, six: number, size: number): void {
  for (let k = ends[size]! - 1; k >= 0; k--) {
    let sum = into[joe + k]! + into[six + k]!;
    for (let i = 4 * k; i < 4 * k + 4; i++) sum += into[at + more[i]!]!;
    into[at + k] = sum / 6;
  }
}

/** The same for a level in value iteration. */
function average(first: number): void {
  for (let k = first - 1, i = 4 * k; k >= 0; k--, i -= 4) {
    const two = values[more[i]!]! + values[more[i + 1]!]!;
    values[k] = (locked[k]! + two + values[more[i + 2]!]! + values[more[i + 3]!]!) * SIXTH;
  }
}

/** Returns the maximum of a choice and of all choices of fewer dice. */
function best(own: number, i: number): number {
  // unrolled: a loop or Math.max takes twice as long
  let high = own;
  let other = most[less[i]!]!;
  if (other > high) high = other;
  other = most[less[i + 1]!]!;
  if (other > high) high = other;
  other = most[less[i + 2]!]!;
  if (other > high) high = other;
  other = most[less[i + 3]!]!;
  return other > high ? other : high;
}

/**
 * Sets the new value of a full table, or extrapolates it, assuming that it keeps changing by the same ratio. The ratio is at most
 * 4/9, the probability that two dice lock nothing. Returns the absolute change.
 */
function update(k: number, worth: number, extrapolate: boolean): number {
  const change = worth - values[k]!;
  const before = changes[k]!;
  const ratio = extrapolate && before ? Math.min(Math.max(change / before, 0), 4 / 9) : 0;
  values[k] = worth + (change * ratio) / (1 - ratio);
  changes[k] = change;
  return change < 0 ? -change : change;
}

/** Updates each full table with the best of its choices. Returns the maximum change. */
function maximize(first: number, end: number, keep: number, extrapolate: boolean): number {
  for (let k = 0; k < first; k++) most[k] = best(k < keep ? values[k]! : 0, 4 * k);
  let change = 0;
  for (let k = first; k < end; k++) {
    const own = update(k, best(stops[k]!, 4 * k), extrapolate);
    if (own > change) change = own;
  }
  return change;
}

/** Updates each full table by the policy. Returns the maximum change. */
function follow(policy: Policy, at: number, first: number, end: number, extrapolate: boolean): number {
  let change = 0;
  for (let k = first; k < end; k++) {
    const kept = policy[at + k]!;
    const own = update(k, kept < 0 ? stops[k]! : values[kept]!, extrapolate);
    if (own > change) change = own;
  }
  return change;
}
