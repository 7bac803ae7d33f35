import { count, DICE, outcomes, standOff, tally, THREE } from '../engine/dice.js';
import type { Face, LuziState } from '../engine/types.js';
import { tableOf, TABLES } from './tables.js';

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
