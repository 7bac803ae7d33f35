import { count, DICE } from '../engine/dice.js';
import type { Face } from '../engine/types.js';

/**
 * Numbers of all 3003 tables of up to eight dice. A level is the number of ones and sixes, which never decreases in a run. Within
 * a level the sets of free dice (2 to 5) are numbered by size, in the same way in all levels.
 */

type Dice = readonly Face[];

const middle: Dice = [2, 3, 4, 5];

/** Number of a set of free dice that does not exist. */
export const NONE = 495;

/** The free dice of each number. */
export const free: readonly Dice[] = fewerFirst();

/** Number of sets with fewer than n free dice. Sets of n dice have the numbers from `ends[n]` to `ends[n + 1] - 1`. */
export const ends: readonly number[] = Array.from(
  { length: DICE + 2 },
  (_, n) => free.filter(({ length }) => length < n).length,
);

const numbers = new Map(free.map((dice, number) => [dice.join(''), number]));

/** Four numbers for each set: the sets with one more, and with one fewer, 2, 3, 4 or 5. */
export const more = new Int16Array(4 * NONE).fill(NONE);
export const less = new Int16Array(4 * NONE).fill(NONE);

free.forEach((dice, number) => {
  middle.forEach((face, i) => {
    const next = numbers.get([...dice, face].sort().join(''));
    if (next === undefined) return;
    more[4 * number + i] = next;
    less[4 * next + i] = number;
  });
});

/** The tables with the same ones and sixes. */
export interface Level {
  readonly joes: number;
  readonly sixes: number;
  /** Number of free dice of a full table. */
  readonly size: number;
  /** Number of its table without free dice, and of the same table with one more Joe and with one more six. */
  readonly at: number;
  readonly joe: number;
  readonly six: number;
}

/** The first number of each level, by sixes and ones; the last element is the number of tables. */
const starts: readonly number[] = levelStarts();
export const TABLES = starts.at(-1)!;

export const startOf = (joes: number, sixes: number): number => starts[9 * sixes + joes]!;

/** The levels in the order of solution: those with more locked dice first, because throws lead to them. */
export const ladder: readonly Level[] = Array.from({ length: 81 }, (_, i) => 80 - i)
  .map((i) => ({ joes: i % 9, sixes: Math.floor(i / 9) }))
  .filter(({ joes, sixes }) => joes + sixes <= DICE)
  .map(({ joes, sixes }) => ({
    ...{ joes, sixes, size: DICE - joes - sixes },
    at: startOf(joes, sixes),
    joe: startOf(joes + 1, sixes),
    six: startOf(joes, sixes + 1),
  }));

export const levelOf = (dice: Dice): Level =>
  ladder.find(({ joes, sixes }) => joes === count(dice, 1) && sixes === count(dice, 6))!;

export const numberOf = (dice: Dice): number =>
  numbers.get(dice.filter((die) => die > 1 && die < 6).join(''))!;

/** Returns the number of the table with some ascending dice. */
export const tableOf = (dice: Dice): number => levelOf(dice).at + numberOf(dice);

function fewerFirst(): Dice[] {
  const all: Dice[] = [[]];
  for (const dice of all)
    if (dice.length < DICE)
      all.push(...middle.filter((face) => face >= (dice.at(-1) ?? 0)).map((face) => [...dice, face]));
  return all;
}

function levelStarts(): number[] {
  const found = [0];
  for (let i = 0; i < 81; i++)
    found.push(found[i]! + (ends[Math.max(0, DICE - (i % 9) - Math.floor(i / 9) + 1)] ?? 0));
  return found;
}
