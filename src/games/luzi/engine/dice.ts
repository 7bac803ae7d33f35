import type { Chance } from '../../../core/game.js';
import type { Face, LuziMove } from './types.js';

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
