import type { Valued } from '../../../core/bot.js';
import { without } from '../engine/dice.js';
import type { LuziMove, LuziState } from '../engine/types.js';
import type { Book } from './book.js';
import type { Worths } from './exact.js';
import type { Policy } from './run.js';
import { levelOf, numberOf, TABLES, tableOf } from './tables.js';

export type LuziValue = Valued<LuziMove> & { readonly points: number };

/** What each move is worth, when what is solved now is. */
type Reading = (worth: Float64Array, policy?: Policy) => readonly number[];

const stopping: Policy = new Int16Array(TABLES).fill(-1);

/** Solves the run and reads off what the moves of a view are worth. */
function reader({ run, sums }: Book, view: LuziState, moves: readonly LuziMove[]): Reading {
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

/** Mean points of the run by move, all that follows being played for the most of them. */
export const pointsOf = (book: Book, view: LuziState, moves: readonly LuziMove[]): readonly number[] =>
  reader(book, view, moves)(book.means);

/** Mean points by move for who looks one throw ahead, and stops behind it. */
export const nearPoints = (book: Book, view: LuziState, moves: readonly LuziMove[]): readonly number[] =>
  reader(book, view, moves)(book.means, stopping);

/**
 * What each move is worth to all seats, the thrower playing for his own chance to win. Exact, but where `blind` is given:
 * his worths if the last run of the game knew no more than all others. The error is a third of what that would matter,
 * which is how far the model is off where the truth is known too (bench/luzi-bot).
 */
export function* valuesOf(
  book: Book,
  view: LuziState,
  moves: readonly LuziMove[],
  worths: Worths,
  blind?: Float64Array,
): Generator<void, readonly LuziValue[]> {
  const read = reader(book, view, moves);
  const players = worths.length;
  const own = worths[0]!;
  const points = pointsOf(book, view, moves);
  yield;
  const chances = [read(own)];
  const policy = book.run.policy(own);
  for (const worth of worths.slice(2)) {
    yield;
    chances.push(read(worth, policy));
  }
  const left = points.map((_, i) =>
    Math.max(
      0,
      chances.reduce((sum, each) => sum - each[i]!, 1),
    ),
  );
  chances.splice(1, 0, left);
  yield;
  const others = blind && read(blind);
  return moves.map((move, i) => ({
    move,
    chances: chances.map((_, seat) => chances[(seat - view.seat + players) % players]![i]!),
    ...(others && { error: Math.abs(chances[0]![i]! - others[i]!) / 3 }),
    points: points[i]!,
  }));
}
