import { THREE } from '../engine/score.js';
import type { Sums } from './sums.js';
import { ends, ladder, less, more, NONE, TABLES, type Level } from './tables.js';

/** For each full table the number of the free dice that stay when the others are thrown again, −1 for a stop. */
export type Policy = Int16Array;

/** Fewest dice of a throw (Z3). */
const FEWEST = 2;

/** Choices of free dice that leave enough to throw on a full table with so many. */
const keeps = (size: number): number => ends[size - FEWEST + 1] ?? 0;

/** Closer than this two worths are the same: far above what rounding does, far below what matters. */
export const CLOSE = 1e-11;

/** A sweep that changes nothing by more is the last one. */
const TINY = 1e-13;

/** Every so many sweeps worths leap to where they are heading, which halves the sweeps. */
const LEAP = 3;

const SIXTH = 1 / 6;

// Room for one level; no thought outlives the call that fills it. Behind the last choice lies what is never the best.
const values = new Float64Array(NONE + 1);
const most = new Float64Array(NONE + 1);
const stops = new Float64Array(NONE);
const changes = new Float64Array(NONE);
const locked = new Float64Array(NONE);
const chosen = new Int16Array(NONE);

/**
 * One run under given rules: what every table of it is worth, exact to 13 digits. Of a level the worths hang on each
 * other, because a throw may lock nothing: they are swept over, from what stopping is worth, until they rest.
 */
export class Run {
  /** Worths of a full table for who decides there, and of fewer dice for who throws the rest; before a Trinity, and with it. */
  readonly #plain = new Float64Array(TABLES);
  readonly #holy = new Float64Array(TABLES);
  readonly #sums: Sums;

  constructor(sums: Sums) {
    this.#sums = sums;
  }

  /**
   * Works out all worths, from `worth` of each way to end (none below 0), played for the highest or by a policy. Gives the worth of a
   * run before its first throw.
   */
  solve(worth: Float64Array, policy?: Policy): number {
    for (const level of ladder) {
      if (level.sixes >= THREE) this.#lose(level, worth);
      else if (level.joes < THREE) this.#settle(level, this.#plain, worth, policy);
      else {
        this.#settle(level, this.#holy, worth, policy);
        this.#share(level);
      }
    }
    return this.#first(worth);
  }

  /** What it is worth to throw again all but some free dice of a full table. */
  thrown({ at, joes }: Level, kept: number): number {
    return (joes < THREE ? this.#plain : this.#holy)[at + kept]!;
  }

  /** The choices with the highest worth; where several have it the one that throws fewest dice, a stop before all. */
  policy(worth: Float64Array): Policy {
    const policy = new Int16Array(TABLES).fill(-1);
    for (const level of ladder) if (level.sixes < THREE) this.#choose(level, policy, worth);
    return policy;
  }

  /** Three sixes end the run: with 0, or in a stand-off where the Trinity counts (Z7, Z8). */
  #lose({ at, size, joes, joe, six }: Level, worth: Float64Array): void {
    const { ends: sums, rules } = this.#sums;
    const trinity = rules.together === 'stand-off' && joes >= THREE;
    for (let k = ends[size]!; k < ends[size + 1]!; k++) {
      this.#holy[at + k] = worth[sums[at + k]!]!;
      this.#plain[at + k] = trinity ? this.#holy[at + k]! : worth[0]!;
    }
    for (const into of [this.#plain, this.#holy]) spread(into, at, joe, six, size);
  }

  /** A Trinity that falls in the throw is worth as much as one before, as long as the sixes are few. */
  #share({ at, size, joe, six }: Level): void {
    for (let k = ends[size]!; k < ends[size + 1]!; k++) this.#plain[at + k] = this.#holy[at + k]!;
    spread(this.#plain, at, joe, six, size);
  }

  #settle({ at, joe, six, size }: Level, into: Float64Array, worth: Float64Array, policy?: Policy): void {
    const { ends: sums } = this.#sums;
    const first = ends[size]!;
    const end = ends[size + 1]!;
    for (let k = 0; k < first; k++) locked[k] = into[joe + k]! + into[six + k]!;
    for (let k = first; k < end; k++) values[k] = stops[k] = worth[sums[at + k]!]!;
    for (let sweep = 1, change = 1; change > TINY; sweep++) {
      const leap = sweep % LEAP === 0;
      average(first);
      change = policy ? follow(policy, at, first, end, leap) : climb(first, end, keeps(size), leap);
    }
    for (let k = 0; k < end; k++) into[at + k] = values[k]!;
  }

  #choose({ at, size, joes }: Level, policy: Policy, worth: Float64Array): void {
    const { ends: sums } = this.#sums;
    const from = joes < THREE ? this.#plain : this.#holy;
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
      if (odds[i]) sum += odds[i]! * (superluzi[i]! < 0 ? this.#plain[i]! : worth[superluzi[i]!]!);
    return sum;
  }
}

/** What a throw is worth with so many free dice left lying, die by die, from what full tables are worth. */
function spread(into: Float64Array, at: number, joe: number, six: number, size: number): void {
  for (let k = ends[size]! - 1; k >= 0; k--) {
    let sum = into[joe + k]! + into[six + k]!;
    for (let i = 4 * k; i < 4 * k + 4; i++) sum += into[at + more[i]!]!;
    into[at + k] = sum / 6;
  }
}

function average(first: number): void {
  for (let k = first - 1, i = 4 * k; k >= 0; k--, i -= 4) {
    const two = values[more[i]!]! + values[more[i + 1]!]!;
    values[k] = (locked[k]! + two + values[more[i + 2]!]! + values[more[i + 3]!]!) * SIXTH;
  }
}

/** The best of a choice and of all choices of fewer dice. */
function best(own: number, i: number): number {
  // four times in full: a loop, or Math.max, takes twice as long
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
 * Gives a full table its next worth, and in a leap what it would come to if it went on to change in the same proportion.
 * Gives the change, which no sweep hands on to others by more than 4/9: that often two dice lock nothing.
 */
function renew(k: number, worth: number, leap: boolean): number {
  const change = worth - values[k]!;
  const before = changes[k]!;
  const ratio = leap && before ? Math.min(Math.max(change / before, 0), 4 / 9) : 0;
  values[k] = worth + (change * ratio) / (1 - ratio);
  changes[k] = change;
  return change < 0 ? -change : change;
}

/** Lets each full table take the best of its throws or stop; gives the greatest change. */
function climb(first: number, end: number, keep: number, leap: boolean): number {
  for (let k = 0; k < first; k++) most[k] = best(k < keep ? values[k]! : 0, 4 * k);
  let change = 0;
  for (let k = first; k < end; k++) {
    const own = renew(k, best(stops[k]!, 4 * k), leap);
    if (own > change) change = own;
  }
  return change;
}

/** Lets each full table do what the policy says; gives the greatest change. */
function follow(policy: Policy, at: number, first: number, end: number, leap: boolean): number {
  let change = 0;
  for (let k = first; k < end; k++) {
    const kept = policy[at + k]!;
    const own = renew(k, kept < 0 ? stops[k]! : values[kept]!, leap);
    if (own > change) change = own;
  }
  return change;
}
