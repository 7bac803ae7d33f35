import { faces, freeDice, tally, THREE, without } from '../engine/dice.js';
import { FEWEST } from '../engine/rules.js';
import type { Face, LuziState } from '../engine/types.js';

type Dice = readonly Face[];

/** Returns the dice to throw again, or undefined to stop. */
type Strategy = (view: LuziState, free: Dice) => Dice | undefined;

/** Returns `some` if they are enough for a throw, else `all`. */
const enough = (some: Dice, all: Dice): Dice => (some.length < FEWEST ? all : some);

/**
 * Cautious: stops with any score, keeps fives and fours for their pips, and never tries for a row. If Joe blocks, throws all free
 * dice in the hope of a Trinity, and stops without points if three or more Joes and sixes are on the table.
 */
const cautious: Strategy = ({ dice, rows }, free) => {
  const { points, blocked } = tally(dice, rows);
  const lockedCount = dice.length - free.length;
  if (points || (blocked && lockedCount >= THREE)) return undefined;
  return enough(blocked ? free : free.filter((die) => die < 4), free);
};

/** Returns the largest group of equal dice; of several, the one with the highest face. */
function largest(dice: Dice): Dice {
  const groups = faces.map((face) => dice.filter((die) => die === face));
  return groups.reduce((best, group) => (group.length >= best.length ? group : best), []);
}

/** Bold: keeps the largest group, throws the others again, and stops only with more points than a row of five fours. */
const bold: Strategy = ({ dice, rows }, free) => {
  const { points, blocked } = tally(dice, rows);
  if (points > 5 * 4 + rows[5 - THREE]!) return undefined;
  const kept = largest(free);
  const others = without(free, kept);
  const stops = others.length < FEWEST && points > 0 && !blocked;
  return stops ? undefined : enough(others, [...others, ...kept].slice(0, FEWEST));
};

/** Returns the dice that `easy` or `medium` throws again, or undefined to stop. */
export const throwsAgain = (view: LuziState, level: 'easy' | 'medium'): Dice | undefined => {
  const free = freeDice(view);
  return free.length < FEWEST ? undefined : (level === 'easy' ? cautious : bold)(view, free);
};
