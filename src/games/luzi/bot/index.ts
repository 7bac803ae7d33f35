import type { Bot, Level, Progress, Task, Thinking, Verdict } from '../../../core/bot.js';
import { moves as legalMoves } from '../engine/rules.js';
import type { LuziMove, LuziState } from '../engine/types.js';
import { bookOf, type Book } from './book.js';
import { exactly } from './exact.js';
import { modelled } from './field.js';
import { throwsAgain } from './levels.js';
import { standingOf, type Standing } from './standing.js';
import { nearPoints, pointsOf, valuesOf, type LuziValue } from './values.js';

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
