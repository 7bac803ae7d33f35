import { BadNotation, createError, toText } from '../../../core/errors.js';
import type { Chance } from '../../../core/game.js';
import { sentences } from './messages.js';
import type { Face, LuziMove, LuziState } from './types.js';

/** Number of dice in the game. */
export const DICE = 8;

export const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Returns the number of dice with a face. */
export const count = (dice: readonly Face[], face: Face): number => dice.filter((die) => die === face).length;

export const ascending = (dice: readonly Face[]): readonly Face[] => [...dice].sort();

/** Returns the dice without those that are taken. */
export function without(dice: readonly Face[], taken: readonly Face[]): readonly Face[] {
  const left = [...dice];
  for (const die of taken) left.splice(left.indexOf(die), 1);
  return left;
}

/** Returns all different choices of one or more of some ascending dice, in the order of their digits. */
export const choices = (dice: readonly Face[]): readonly (readonly Face[])[] =>
  dice.flatMap((die, i) =>
    die === dice[i - 1] ? [] : [[die], ...choices(dice.slice(i + 1)).map((more) => [die, ...more])],
  );

/** Returns all ascending throws of a number of dice with faces from `min` on. */
const throws = (dice: number, min: Face): Face[][] =>
  dice ? faces.slice(min - 1).flatMap((face) => throws(dice - 1, face).map((more) => [face, ...more])) : [[]];

/** Returns the number of permutations of ascending dice: n! divided by the factorials of the counts of each face. */
const orders = (dice: readonly Face[]): number =>
  dice.reduce<number>((ways, die, i) => (ways * (i + 1)) / (i - dice.indexOf(die) + 1), 1);

/** Returns a move with dice, frozen: lists of moves share it. */
export const withDice = (kind: 'roll' | 'fall', dice: readonly Face[]): LuziMove =>
  Object.freeze({ kind, dice: Object.freeze(dice) });

const cache: (readonly Chance<LuziMove>[])[] = [];

/** Returns all throws of n dice in the order of their digits, weighted by their permutations. The weights add up to 6ⁿ. */
export const outcomes = (dice: number): readonly Chance<LuziMove>[] => [
  ...(cache[dice] ??= throws(dice, 1).map((dice) =>
    Object.freeze({ move: withDice('fall', dice), weight: orders(dice) }),
  )),
];

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

const digitsOf = (dice: readonly Face[]): string => ascending(dice).join('');

/** Parses the digits of dice. */
export const parseDice = (text: string): readonly Face[] => Array.from(text, Number) as Face[];

/** Formats a move: `roll`, `roll:2235`, `stop` or `=11344556`. */
export function formatMove(move: LuziMove): string {
  if (move.kind === 'stop') return 'stop';
  const dice = digitsOf(move.dice);
  return move.kind === 'fall' ? `=${dice}` : dice ? `roll:${dice}` : 'roll';
}

/** Parses the output of `formatMove`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): LuziMove {
  const text = toText(value);
  const [, prefix, digits = ''] = /^(roll:|=)(1*2*3*4*5*6*)$/.exec(text) ?? [];
  const dice = parseDice(digits);
  if (text === 'stop') return { kind: 'stop' };
  if (text === 'roll') return { kind: 'roll', dice };
  if (!prefix || !digits || digits.length > 8)
    throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
  return { kind: prefix === '=' ? 'fall' : 'roll', dice };
}
