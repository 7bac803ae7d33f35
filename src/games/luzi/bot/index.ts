import type { Bot, Level, Progress, Task, Thinking, Valued, Verdict } from '../../../core/bot.js';
import { faces, freeDice, tally, THREE, without } from '../engine/dice.js';
import { FEWEST, moves as legalMoves } from '../engine/rules.js';
import type { Face, LuziMove, LuziState } from '../engine/types.js';
import { bookOf, type Book } from './book.js';
import { exactly, modelled, standingOf, type Standing, type Worths } from './exact.js';
import { levelOf, numberOf, tableOf, TABLES, type Policy } from './run.js';

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
const throwsAgain = (view: LuziState, level: 'easy' | 'medium'): Dice | undefined => {
  const free = freeDice(view);
  return free.length < FEWEST ? undefined : (level === 'easy' ? cautious : bold)(view, free);
};

type LuziValue = Valued<LuziMove> & { readonly points: number };

/** Solves the run for these values of its ends and returns the value of each move. */
type Evaluate = (worth: Float64Array, policy?: Policy) => readonly number[];

const stopping: Policy = new Int16Array(TABLES).fill(-1);

/** Returns a function that solves the run and evaluates the moves of a view. */
function evaluator({ run, sums }: Book, view: LuziState, moves: readonly LuziMove[]): Evaluate {
  const level = levelOf(view.dice);
  const kept = moves.map((move) => (move.kind === 'roll' ? numberOf(without(view.dice, move.dice)) : -1));
  return (worth, policy) => {
    const whole = run.solve(worth, policy);
    if (!view.throws) return [whole];
    return kept.map((number) =>
      number < 0 ? worth[sums.ends[tableOf(view.dice)]!]! : run.thrown(level, number),
    );
  };
}

/** Returns the mean points of the run by move if the rest is played for the highest mean. */
const pointsOf = (book: Book, view: LuziState, moves: readonly LuziMove[]): readonly number[] =>
  evaluator(book, view, moves)(book.means);

/** Returns the mean points by move if the player stops after the next throw. */
const nearPoints = (book: Book, view: LuziState, moves: readonly LuziMove[]): readonly number[] =>
  evaluator(book, view, moves)(book.means, stopping);

/**
 * Evaluates each move for all seats; the thrower maximizes the own chance to win. The values are exact unless `blind` is given:
 * the thrower's values if the player of the last run does not know what is needed. The error is a third of the difference, which
 * is about the error of the model where the exact values are known (bench/luzi-bot).
 */
function* valuesOf(
  book: Book,
  view: LuziState,
  moves: readonly LuziMove[],
  worths: Worths,
  blind?: Float64Array,
): Generator<void, readonly LuziValue[]> {
  const evaluate = evaluator(book, view, moves);
  const players = worths.length;
  const own = worths[0]!;
  const points = pointsOf(book, view, moves);
  yield;
  const chances = [evaluate(own)];
  const policy = book.run.policy(own);
  for (const worth of worths.slice(2)) {
    yield;
    chances.push(evaluate(worth, policy));
  }
  const left = points.map((_, i) =>
    Math.max(
      0,
      chances.reduce((sum, each) => sum - each[i]!, 1),
    ),
  );
  chances.splice(1, 0, left);
  yield;
  const others = blind && evaluate(blind);
  return moves.map((move, i) => ({
    move,
    chances: chances.map((_, seat) => chances[(seat - view.seat + players) % players]![i]!),
    ...(others && { error: Math.abs(chances[0]![i]! - others[i]!) / 3 }),
    points: points[i]!,
  }));
}

/** Default budget of `best`: the maximum number of solved runs. It is enough for a game of two with the default options. */
export const BUDGET = 6000;

/** Number of rounds before the end from which the model takes the score into account. */
export const NEAR = 10;

type Moves = readonly LuziMove[];

const isFar = ({ rounds, round }: LuziState): boolean => rounds - round >= NEAR;

/** Rounds a value, so that rounding errors do not matter. */
const rounded = (value: number): number => Math.round(value * 1e9);

/** Sorts a list by several values, the highest first. Equal items keep their order. */
const ranked = <T>(list: readonly T[], ...keys: readonly ((each: T) => number)[]): readonly T[] =>
  [...list].sort((a, b) => {
    for (const key of keys) if (rounded(key(a)) !== rounded(key(b))) return key(b) - key(a);
    return 0;
  });

const best = (moves: Moves, values: readonly number[]): LuziMove =>
  moves[ranked([...moves.keys()], (i) => values[i]!)[0]!]!;

/** Returns the move of `easy` or `medium`, which follow simple rules. */
function plainMove(view: LuziState, level: 'easy' | 'medium'): LuziMove {
  const dice = throwsAgain(view, level);
  return dice ? { kind: 'roll', dice: [...dice].sort() } : { kind: 'stop' };
}

/** Returns the move of a level without regard to the other seats. */
function simpleMove(view: LuziState, moves: Moves, level: Level): LuziMove {
  if (moves.length === 1) return moves[0]!;
  if (level === 'easy' || level === 'medium') return plainMove(view, level);
  const values = level === 'best' ? pointsOf : nearPoints;
  return best(moves, values(bookOf(view), view, moves));
}

/** Runs a computation and reports its progress. Returns undefined if time ran out. */
function* withProgress<T>(
  work: Generator<unknown, T>,
  from: number,
  to: number,
): Generator<Progress, { readonly found: T } | undefined, boolean | undefined> {
  for (let done = from; ;) {
    const step = work.next();
    if (step.done) return { found: step.value };
    if (typeof step.value === 'number') done = from + (to - from) * step.value;
    if (yield { done }) return undefined;
  }
}

/** Sorts the values of all moves: by mean points if the end is far, else by the mover's chance. */
const sorted = (values: readonly LuziValue[], mover: number, far: boolean): readonly LuziValue[] => {
  const chance = ({ chances }: LuziValue) => chances[mover]!;
  const points = (value: LuziValue) => value.points;
  return far ? ranked(values, points, chance) : ranked(values, chance, points);
};

/** Evaluates the moves by their effect on the game: first with the model, which is fast, then exactly if possible. */
function* evaluate(view: LuziState, moves: Moves, move: LuziMove, task: Task): Thinking<LuziMove> {
  const { level, analysis, budget = BUDGET } = task;
  const book = bookOf(view);
  const root = standingOf(view);
  const far = isFar(view);
  let found: Verdict<LuziMove> = { move };
  const setValues = (values: readonly LuziValue[]) => {
    const list = sorted(values, view.seat, far);
    found = { move: level === 'best' ? list[0]!.move : move, ...(analysis && { values: list }) };
  };
  if (root.runs > 1) {
    const model = yield* withProgress(modelValues(book, view, moves, root), 0, 0.1);
    if (!model) return { ...found, capped: true };
    setValues(model.found);
  }
  if (far) return found;
  const exact = yield* withProgress(exactValues(book, view, moves, root, budget), 0.1, 1);
  if (exact?.found) setValues(exact.found);
  return exact ? found : { ...found, capped: true };
}

function* modelValues(book: Book, view: LuziState, moves: Moves, root: Standing) {
  const worths = yield* modelled(book, root);
  const [blind] = yield* modelled(book, root, true);
  return yield* valuesOf(book, view, moves, worths, blind);
}

function* exactValues(book: Book, view: LuziState, moves: Moves, root: Standing, budget: number) {
  const worths = yield* exactly(book, root, budget);
  return worths && (yield* valuesOf(book, view, moves, worths));
}

/** Throws RangeError if no seat is to move. */
function* think(view: LuziState, task: Task): Thinking<LuziMove> {
  if (view.ending ?? view.cup) throw new RangeError('No seat is to move.');
  const { level, analysis } = task;
  const moves = legalMoves(view);
  const plain = level !== 'best' || moves.length === 1 || isFar(view);
  // creating the book of a new game takes as long as several steps; after that a move is available
  if (analysis || level === 'hard' || level === 'best') bookOf(view);
  const timeUp = yield { done: 0 };
  const move = simpleMove(view, moves, level);
  if (plain && !analysis) return { move };
  return timeUp ? { move, capped: true } : yield* evaluate(view, moves, move, task);
}

/**
 * The computer players of Luzi und Joe. A run is solved exactly, by value iteration over its 1035 tables.
 * - `best` maximizes its chance to win. It is exact if the number of later runs to solve is within the budget: with the default
 *   options the last fifteen runs of two players (a whole game has ten), or the last three of more players. Before that, within
 *   the last ten rounds, it plays the best run against a model: all seats, itself included, play their later runs for the
 *   highest mean, except that the player of the last run knows what is needed. Before the last ten rounds it plays for the
 *   highest mean.
 * - `hard` looks one throw ahead, `medium` keeps the largest group and takes risks, `easy` is cautious and stops early.
 *
 * The values of an analysis are the same at every level: points if the rest of the run is played for the highest mean, chances if
 * it is played for the chance to win, with an error if they are not exact. The seed has no effect, because no level uses
 * random numbers. Budgets count solved runs.
 */
export const bot: Bot<LuziState, LuziMove> = { think };
