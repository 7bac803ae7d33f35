import type { Bot, Level, Progress, Task, Thinking, Verdict } from '../../../core/bot.js';
import { moves as legalMoves } from '../engine/rules.js';
import type { LuziMove, LuziState } from '../engine/types.js';
import { bookOf, type Book } from './book.js';
import { exactly } from './exact.js';
import { modelled } from './field.js';
import { throwsAgain } from './levels.js';
import { standingOf, type Standing } from './standing.js';
import { nearPoints, pointsOf, valuesOf, type LuziValue } from './values.js';

/** Runs of later seats that `best` solves at most before it moves: enough for a game of two with the default options. */
export const BUDGET = 6000;

/** From so many rounds before the end on the score counts, where not all is known exactly. */
export const NEAR = 10;

type Moves = readonly LuziMove[];

const isFar = ({ rounds, round }: LuziState): boolean => rounds - round >= NEAR;

/** Fine enough for all that matters, and far above what rounding does. */
const grain = (value: number): number => Math.round(value * 1e9);

/** The best first; of equals the one that comes first. */
const ranked = <T>(list: readonly T[], ...worths: readonly ((each: T) => number)[]): readonly T[] =>
  [...list].sort((a, b) => {
    for (const worth of worths) if (grain(worth(a)) !== grain(worth(b))) return worth(b) - worth(a);
    return 0;
  });

const best = (moves: Moves, worths: readonly number[]): LuziMove =>
  moves[ranked([...moves.keys()], (i) => worths[i]!)[0]!]!;

/** What a level plays that does not reckon. */
function plainMove(view: LuziState, level: 'easy' | 'medium'): LuziMove {
  const dice = throwsAgain(view, level);
  return dice ? { kind: 'roll', dice: [...dice].sort() } : { kind: 'stop' };
}

/** What a level plays that does not reckon with the others. */
function simpleMove(view: LuziState, moves: Moves, level: Level): LuziMove {
  if (moves.length === 1) return moves[0]!;
  if (level === 'easy' || level === 'medium') return plainMove(view, level);
  const worths = level === 'best' ? pointsOf : nearPoints;
  return best(moves, worths(bookOf(view), view, moves));
}

/** Hands on how far some work is; undefined where time is up before its end. */
function* watched<T>(
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

/** The values of all moves, the best first: for who plays for the mean as long as the end is far. */
const sorted = (values: readonly LuziValue[], mover: number, far: boolean): readonly LuziValue[] => {
  const chance = ({ chances }: LuziValue) => chances[mover]!;
  const points = (value: LuziValue) => value.points;
  return far ? ranked(values, points, chance) : ranked(values, chance, points);
};

/** Looks at what the run means for the game: by the model, which is quick, then exactly where that can be done. */
function* weigh(view: LuziState, moves: Moves, move: LuziMove, task: Task): Thinking<LuziMove> {
  const { level, analysis, budget = BUDGET } = task;
  const book = bookOf(view);
  const root = standingOf(view);
  const far = isFar(view);
  let found: Verdict<LuziMove> = { move };
  const judge = (values: readonly LuziValue[]) => {
    const list = sorted(values, view.seat, far);
    found = { move: level === 'best' ? list[0]!.move : move, ...(analysis && { values: list }) };
  };
  if (root.runs > 1) {
    const model = yield* watched(roughly(book, view, moves, root), 0, 0.1);
    if (!model) return { ...found, capped: true };
    judge(model.found);
  }
  if (far) return found;
  const exact = yield* watched(precisely(book, view, moves, root, budget), 0.1, 1);
  if (exact?.found) judge(exact.found);
  return exact ? found : { ...found, capped: true };
}

function* roughly(book: Book, view: LuziState, moves: Moves, root: Standing) {
  const worths = yield* modelled(book, root);
  const [blind] = yield* modelled(book, root, true);
  return yield* valuesOf(book, view, moves, worths, blind);
}

function* precisely(book: Book, view: LuziState, moves: Moves, root: Standing, budget: number) {
  const worths = yield* exactly(book, root, budget);
  return worths && (yield* valuesOf(book, view, moves, worths));
}

/** Throws RangeError where no seat is to move. */
function* think(view: LuziState, task: Task): Thinking<LuziMove> {
  if (view.ending ?? view.cup) throw new RangeError('No seat is to move.');
  const { level, analysis } = task;
  const moves = legalMoves(view);
  const plain = level !== 'best' || moves.length === 1 || isFar(view);
  // the book of a game that is new takes as long as some portions; a move by it is then at hand
  if (analysis || level === 'hard' || level === 'best') bookOf(view);
  const hurry = yield { done: 0 };
  const move = simpleMove(view, moves, level);
  if (plain && !analysis) return { move };
  return hurry ? { move, capped: true } : yield* weigh(view, moves, move, task);
}

/**
 * The computer players of Luzi und Joe. A run is solved exactly, by value iteration over its 1035 tables.
 * - `best` plays for its chance to win. It is exact, with all seats playing so to the end, where no more than the budget of
 *   later runs must be solved for that: with the default options two players' last fifteen runs (a whole game has ten), of
 *   more players the last three. Before that, within the last ten rounds, it plays the best run against others, and
 *   itself later, who play for the highest mean, but for the very last run, whose thrower knows what he needs. Before
 *   those ten rounds it plays for the highest mean.
 * - `hard` looks one throw ahead, `medium` keeps the largest group and is bold, `easy` is cautious and stops early.
 *
 * The values of analysis are the same at every level: points for who plays the rest of the run for the highest mean,
 * chances for who plays it for his chance to win, as `best` knows them; with an error where that is not exactly.
 * The seed has no say: no level throws dice of its own. Budgets count later runs that are solved.
 */
export const bot: Bot<LuziState, LuziMove> = { think };
