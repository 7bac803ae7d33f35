import type { Bot, Level, Task, Thinking } from '../../../core/bot.js';
import { random } from '../../../core/random.js';
import { choices, count, faces, without } from '../engine/dice.js';
import { FEWEST } from '../engine/explain.js';
import { freeDice, stopping, THREE } from '../engine/score.js';
import type { Face, LuziMove, LuziState } from '../engine/types.js';

type Dice = readonly Face[];

/** From so many points on a level stops, by the sixes that lie there: none, one, two. */
interface Manner {
  readonly stopAt: readonly [number, number, number];
  /** The same with a Trinity, into which the third six brings a stand-off. */
  readonly safe: readonly [number, number, number];
  /** One throw of so many is left to chance; 0: none is. */
  readonly careless: number;
}

const fifteen = [15, 15, 15] as const;

const manners: Readonly<Record<Level, Manner>> = {
  easy: { stopAt: fifteen, safe: fifteen, careless: 2 },
  medium: { stopAt: fifteen, safe: fifteen, careless: 0 },
  hard: { stopAt: [30, 18, 1], safe: [30, 18, 1], careless: 0 },
  best: { stopAt: [30, 18, 1], safe: [40, 32, 16], careless: 0 },
};

/** The largest group of equal dice; of several the highest. */
function largest(dice: Dice): Dice {
  const groups = faces.map((face) => dice.filter((die) => die === face));
  return groups.reduce((best, group) => (group.length >= best.length ? group : best), []);
}

/** Keeps the largest group and throws the others again; undefined: stops. */
function choose(view: LuziState, { stopAt, safe }: Manner): Dice | undefined {
  const free = freeDice(view);
  const { points = 0, blocked = true } = stopping(view) ?? {};
  const limits = count(view.dice, 1) >= THREE ? safe : stopAt;
  if (points >= limits[count(view.dice, 6)]! || free.length < FEWEST) return undefined;
  const kept = largest(free);
  const others = without(free, kept);
  if (others.length >= FEWEST) return others;
  return blocked || !points ? [...others, ...kept].slice(0, FEWEST) : undefined;
}

/** A number for the dice on the table, so that the same seed does not do the same at every one. */
const stream = ({ dice, throws }: LuziState): number => Number(`${throws % 10}${dice.join('')}`);

/** Throws RangeError where no seat is to move. */
function* think(view: LuziState, { level, seed }: Task): Thinking<LuziMove> {
  if (view.ending ?? view.cup) throw new RangeError('No seat is to move.');
  if (!view.throws) return { move: { kind: 'roll', dice: [] } };
  const manner = manners[level];
  const { below } = random(seed, stream(view));
  const rolls = choices(freeDice(view)).filter(({ length }) => length >= FEWEST);
  const careless = manner.careless && rolls.length && below(manner.careless) === 0;
  const dice = careless ? rolls[below(rolls.length)] : choose(view, manner);
  return { move: dice ? { kind: 'roll', dice } : { kind: 'stop' } };
}

/** The computer players of Luzi und Joe: all keep the largest group, and differ in when they stop. They need no budget. */
export const bot: Bot<LuziState, LuziMove> = { think };
