import type { Valued } from '../../../core/bot.js';
import { without } from '../engine/dice.js';
import type { LuziMove, LuziState } from '../engine/types.js';
import type { Book } from './book.js';
import type { Worths } from './exact.js';
import type { Policy } from './run.js';
import { levelOf, numberOf, TABLES, tableOf } from './tables.js';

export type LuziValue = Valued<LuziMove> & { readonly points: number };

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
export const pointsOf = (book: Book, view: LuziState, moves: readonly LuziMove[]): readonly number[] =>
  evaluator(book, view, moves)(book.means);

/** Returns the mean points by move if the player stops after the next throw. */
export const nearPoints = (book: Book, view: LuziState, moves: readonly LuziMove[]): readonly number[] =>
  evaluator(book, view, moves)(book.means, stopping);

/**
 * Evaluates each move for all seats; the thrower maximizes the own chance to win. The values are exact unless `blind` is given:
 * the thrower's values if the player of the last run does not know what is needed. The error is a third of the difference, which
 * is about the error of the model where the exact values are known (bench/luzi-bot).
 */
export function* valuesOf(
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
