import type { Chance } from '../../../core/game.js';
import type { Face, LuziMove } from './types.js';

/** Dice in the game. */
export const DICE = 8;

export const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** How many of the dice show a face. */
export const count = (dice: readonly Face[], face: Face): number => dice.filter((die) => die === face).length;

export const ascending = (dice: readonly Face[]): readonly Face[] => [...dice].sort();

/** The dice that are left when these are taken away. */
export function without(dice: readonly Face[], taken: readonly Face[]): readonly Face[] {
  const left = [...dice];
  for (const die of taken) left.splice(left.indexOf(die), 1);
  return left;
}

/** Every choice of one or more of some ascending dice, each once, in the order of their digits. */
export const choices = (dice: readonly Face[]): readonly (readonly Face[])[] =>
  dice.flatMap((die, i) =>
    die === dice[i - 1] ? [] : [[die], ...choices(dice.slice(i + 1)).map((more) => [die, ...more])],
  );

const throws = (dice: number, least: Face): Face[][] =>
  dice
    ? faces.slice(least - 1).flatMap((face) => throws(dice - 1, face).map((more) => [face, ...more]))
    : [[]];

/** In how many orders these ascending dice may fall: n! by the factorials of the counts of each face. */
const orders = (dice: readonly Face[]): number =>
  dice.reduce<number>((ways, die, i) => (ways * (i + 1)) / (i - dice.indexOf(die) + 1), 1);

const known: (readonly Chance<LuziMove>[])[] = [];

/** What so many dice may show, in the order of the digits, each weighted with its orders; together 6ⁿ. */
export const outcomes = (dice: number): readonly Chance<LuziMove>[] =>
  (known[dice] ??= throws(dice, 1).map((dice) => ({ move: { kind: 'fall', dice }, weight: orders(dice) })));
