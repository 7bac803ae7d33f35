import type { Progress, Thinking } from '../../../core/bot.js';
import type { LuckyMove } from '../engine/types.js';
import { chanceOf, Rollouts, trial, worthOf, type Trial } from './rollouts.js';
import { rankedMoves, type SearchContext } from './context.js';
import { toMove } from './twin.js';

/** Default number of rollouts for a move. */
const BUDGET = 12_000;

/** Number of moves that are tried: those with the highest estimated gain. */
const WIDTH = 6;

/** Returns the better half of the trials. Equal trials keep their order. */
const better = (trials: readonly Trial[], seat: number): readonly Trial[] =>
  [...trials].sort((a, b) => worthOf(b, seat) - worthOf(a, seat)).slice(0, (trials.length + 1) >> 1);

/**
 * Sequential halving: all moves get the same number of rollouts, then the better half of them, and so on. Keeps the best trial
 * so far at `found[0]`. Returns true if time ran out.
 */
function* halve(
  { twin, spare, chance }: SearchContext,
  found: Trial[],
  budget: number,
): Generator<Progress, boolean, boolean | undefined> {
  const rollouts = new Rollouts(twin, spare, chance, budget);
  const rounds = 32 - Math.clz32(found.length - 1);
  let left: readonly Trial[] = found;
  while (left.length > 1) {
    const capped = yield* rollouts.run(left, Math.trunc(budget / (rounds * left.length)) || 1);
    left = better(left, twin.seat);
    found[0] = left[0]!;
    if (capped) return true;
  }
  return false;
}

/**
 * Tries the moves with the highest estimated gain by rollouts. Two cases need no search: dealt tiles that are all known go on
 * the diagonal in order, and a winning move is played at once.
 */
export function* best(context: SearchContext, budget = BUDGET): Thinking<LuckyMove> {
  const { twin, spare } = context;
  const settled = twin.step >= 0 && !twin.oneByOne;
  const moves = rankedMoves(context).slice(0, settled ? 1 : WIDTH);
  const all = moves.map((move) => trial(move, twin, spare));
  const win = all.find((tried) => tried.exact && chanceOf(tried, twin.seat) === 1);
  const found = win ? [win] : all;
  const capped = budget >= 1 && (yield* halve(context, found, budget));
  return { move: toMove(found[0]!.move), ...(capped && { capped }) };
}
