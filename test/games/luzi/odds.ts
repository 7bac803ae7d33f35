import {
  choices,
  freeDice,
  luzi,
  standOff,
  tally,
  without,
  FEWEST,
  THREE,
  count,
  DICE,
  type Face,
  type LuziState,
} from '../../../src/games/luzi/engine/index.js';

/**
 * Exact values of a single run of the default rules, by value iteration over all tables: the value of a throw is summed
 * die by die, so that the 1035 tables need no list of their outcomes.
 */

/** A number for each ending. */
export type Worth = (end: string, points: number) => number;

/** The dice that a player throws again; undefined: a stop. */
export type Policy = (state: LuziState) => readonly Face[] | undefined;

type Dice = readonly Face[];

const key = (dice: Dice): string => dice.join('');

const FACES: Dice = [1, 2, 3, 4, 5, 6];

/** All ascending lists of dice, by length. */
function tables(size: number): Dice[] {
  if (!size) return [[]];
  return tables(size - 1).flatMap((dice) =>
    FACES.filter((face) => face >= (dice.at(-1) ?? 1)).map((face) => [...dice, face]),
  );
}

const all = Array.from({ length: DICE + 1 }, (_, size) => tables(size));
const numbers = new Map<string, number>();
for (const dice of all.flat()) numbers.set(key(dice), numbers.size);
const numberOf = (dice: Dice): number => numbers.get(key(dice)) ?? -1;

/** For each table of fewer than eight dice, from the largest on: its number, and those of the six that one more die makes. */
const steps = all
  .slice(0, DICE)
  .reverse()
  .flatMap((same) =>
    same.map((dice) => ({ at: numberOf(dice), next: FACES.map((face) => numberOf([...dice, face].sort())) })),
  );

const full = all[DICE]!.map((dice) => ({
  dice,
  at: numberOf(dice),
  sixes: count(dice, 6),
  joes: count(dice, 1),
}));
const open = full.filter(({ sixes }) => sixes < THREE);

interface Choice {
  readonly at: number;
  readonly trinity: boolean;
  readonly stop: number;
  /** The numbers of the tables that remain when dice are thrown again. */
  readonly keeps: readonly number[];
}

const start = luzi.setup();
const stateOf = (dice: Dice): LuziState => ({ ...start, throws: 1, dice });

function stopWorth(dice: Dice, worth: Worth): number {
  const { points, blocked } = tally(dice, start.rows);
  const spent = freeDice({ dice }).length < FEWEST;
  return worth(blocked ? 'blocked' : spent ? 'spent' : 'stopped', points);
}

const keepsOf = (dice: Dice): readonly number[] =>
  choices(freeDice({ dice }))
    .filter(({ length }) => length >= FEWEST)
    .map((thrown) => numberOf(without(dice, thrown)));

/** The choices of a table under a policy, or all of them. */
function choicesOf(worth: Worth, policy?: Policy): readonly Choice[] {
  return open.map(({ dice, at, joes }) => {
    const thrown = policy?.(stateOf(dice));
    const stop = stopWorth(dice, worth);
    const trinity = joes >= THREE;
    if (!policy) return { at, trinity, stop, keeps: keepsOf(dice) };
    return thrown
      ? { at, trinity, stop: -Infinity, keeps: [numberOf(without(dice, thrown))] }
      : { at, trinity, stop, keeps: [] };
  });
}

/** The value of a throw beside each remaining table; `full` holds the values of eight dice. */
function sweep(value: Float64Array): void {
  for (const { at, next } of steps) {
    let sum = 0;
    for (const each of next) sum += value[each]!;
    value[at] = sum / 6;
  }
}

/** Without a Trinity the third six is Luzi; with one before the throw it is a stand-off. */
function settleSixes(into: Float64Array, trinity: boolean, worth: Worth): void {
  for (const { dice, at, sixes, joes } of full) {
    if (sixes < THREE) continue;
    const patt = trinity && joes >= THREE;
    into[at] = patt ? worth('stand-off', standOff(dice)) : worth('luzi', 0);
  }
}

/** The value of a run from its first throw: the highest value, or under a policy. */
export function runWorth(worth: Worth, policy?: Policy): { run: number; best: Policy } {
  const plain = new Float64Array(numbers.size);
  const holy = new Float64Array(numbers.size);
  settleSixes(plain, false, worth);
  settleSixes(holy, true, worth);
  const options = choicesOf(worth, policy);
  for (let change = 1; change > 1e-13;) {
    change = 0;
    sweep(plain);
    sweep(holy);
    for (const { at, trinity, stop, keeps } of options) {
      let most = stop;
      const thrown = trinity ? holy : plain;
      for (const kept of keeps) if (thrown[kept]! > most) most = thrown[kept]!;
      change = Math.max(change, Math.abs(most - plain[at]!));
      plain[at] = holy[at] = most;
    }
  }
  const best: Policy = ({ dice }) => {
    const thrown = choices(freeDice({ dice })).filter(({ length }) => length >= FEWEST);
    const value = count(dice, 1) >= THREE ? holy : plain;
    const of = (some: Dice) => value[numberOf(without(dice, some))]!;
    const [first] = [...thrown].sort((a, b) => of(b) - of(a));
    return first && of(first) > stopWorth(dice, worth) ? first : undefined;
  };
  return { run: firstThrow(plain, worth), best };
}

/** The first throw, in which four sixes are a Superluzi. */
function firstThrow(plain: Float64Array, worth: Worth): number {
  const value = Float64Array.from(plain);
  for (const { at, sixes } of full) if (sixes >= start.superluzi) value[at] = worth('superluzi', 0);
  sweep(value);
  return value[numberOf([])]!;
}
