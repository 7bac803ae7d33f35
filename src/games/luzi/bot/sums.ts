import { count, DICE, outcomes } from '../engine/dice.js';
import { standOff, tally, THREE } from '../engine/score.js';
import type { Face, LuziState } from '../engine/types.js';
import { TABLES, tableOf } from './tables.js';

/** The options that a run hangs on. */
export type RunRules = Pick<LuziState, 'rows' | 'together' | 'superluzi'>;

/** A way to end a run: what it brings, in one number of a list. */
export interface Sums {
  readonly rules: RunRules;
  /** Points of each way to end, the first 0: stops and stand-offs ascending, then the Superluzis, which have none. */
  readonly points: readonly number[];
  /**
   * What the thrower gains on every other seat: the points, or the pips that a Superluzi takes from the others, which
   * for who wins is the same (Z9).
   */
  readonly gains: readonly number[];
  /** The end of each full table: of a stop (Z4, Z5); with three sixes, into a Trinity that lay there before (Z8). */
  readonly ends: Int16Array;
  /** The same in the first throw where it is a Superluzi, else −1. */
  readonly superluzi: Int16Array;
  /** How likely each full table is in the first throw. */
  readonly odds: Float64Array;
}

const all = outcomes(DICE).map(({ move, weight }) => {
  const { dice } = move as { dice: readonly Face[] };
  return { dice, weight, at: tableOf(dice), joes: count(dice, 1), sixes: count(dice, 6) };
});

/** Points of a full table: 0 where neither a stop nor a stand-off scores. */
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
