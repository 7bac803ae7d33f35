import { faces, without } from '../engine/dice.js';
import { FEWEST } from '../engine/explain.js';
import { freeDice, tally, THREE } from '../engine/score.js';
import type { Face, LuziState } from '../engine/types.js';

type Dice = readonly Face[];

/** Which dice a player throws again; undefined: he stops. */
type Manner = (view: LuziState, free: Dice) => Dice | undefined;

/** Those that are worth a throw, or all, where they are too few. */
const enough = (some: Dice, all: Dice): Dice => (some.length < FEWEST ? all : some);

/**
 * Cautious: stops with whatever scores, keeps each five and four for its pips and never tries for a row. Under Joe hopes
 * for the Trinity with all dice, and gives up when three Joes and sixes lie there, as if nothing could be worse than Luzi.
 */
const cautious: Manner = ({ dice, rows }, free) => {
  const { points, blocked } = tally(dice, rows);
  const bad = dice.length - free.length;
  if (points || (blocked && bad >= THREE)) return undefined;
  return enough(blocked ? free : free.filter((die) => die < 4), free);
};

/** The largest group of equal dice; of several the highest. */
function largest(dice: Dice): Dice {
  const groups = faces.map((face) => dice.filter((die) => die === face));
  return groups.reduce((best, group) => (group.length >= best.length ? group : best), []);
}

/** Bold: keeps the largest group, throws the others again and wants more than a row of five fours, whatever lies there. */
const bold: Manner = ({ dice, rows }, free) => {
  const { points, blocked } = tally(dice, rows);
  if (points > 5 * 4 + rows[5 - THREE]!) return undefined;
  const kept = largest(free);
  const others = without(free, kept);
  const stops = others.length < FEWEST && points > 0 && !blocked;
  return stops ? undefined : enough(others, [...others, ...kept].slice(0, FEWEST));
};

/** What the levels that reckon nothing throw again; undefined: they stop. */
export const throwsAgain = (view: LuziState, level: 'easy' | 'medium'): Dice | undefined => {
  const free = freeDice(view);
  return free.length < FEWEST ? undefined : (level === 'easy' ? cautious : bold)(view, free);
};
