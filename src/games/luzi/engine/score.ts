import { count, faces } from './dice.js';
import type { Face, LuziState } from './types.js';

/** The points of one face at a stop. */
export interface Part {
  readonly face: Face;
  readonly count: number;
  readonly pips: number;
  /** Points for a row of these dice, or 0. */
  readonly row: number;
  /** The third six would be a stand-off, because the Trinity is there (Z8). */
  readonly standOff: boolean;
}

/** The points of a stop in detail (Z4 to Z6). */
export interface Stopping {
  /** 0 if Joe blocks. */
  readonly points: number;
  /** True if one or two Joes lie on the table: nothing scores (Z4). */
  readonly blocked: boolean;
  readonly pips: number;
  readonly rows: number;
  /** One for each face on the table, ascending. */
  readonly parts: readonly Part[];
}

/** The minimum number of dice for a row, a Trinity or a Luzi. */
export const THREE = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function part(dice: readonly Face[], face: Face, rows: readonly number[]): Part {
  const found = count(dice, face);
  const row = face < 6 ? (rows[found - THREE] ?? 0) : 0;
  const scores = face === 4 || face === 5 || (face === 1 && found >= THREE);
  const standOff = face === 6 && count(dice, 1) >= THREE;
  return { face, count: found, pips: scores ? face * found : 0, row, standOff };
}

/** Returns the points of some dice at a stop. */
export function tally(dice: readonly Face[], rowPoints: readonly number[]): Stopping {
  const parts = faces.map((face) => part(dice, face, rowPoints)).filter(({ count }) => count);
  const joes = count(dice, 1);
  const blocked = joes > 0 && joes < THREE;
  const pips = sum(parts.map((each) => each.pips));
  const rows = sum(parts.map((each) => each.row));
  return { points: blocked ? 0 : pips + rows, blocked, pips, rows, parts };
}

/** Returns the points of a stop in this state, or undefined if the player cannot stop. */
export const stopping = ({ dice, cup, rows }: LuziState): Stopping | undefined =>
  dice.length && !cup ? tally(dice, rows) : undefined;

/** Returns the points of a stand-off: the pips of all dice except three Joes and three sixes (Z8). */
export const standOff = (dice: readonly Face[]): number => sum(dice) - THREE * (1 + 6);

/** Returns the dice on the table that are not locked, which show 2 to 5 (Z3). */
export const freeDice = ({ dice }: Pick<LuziState, 'dice'>): readonly Face[] =>
  dice.filter((die) => die > 1 && die < 6);
