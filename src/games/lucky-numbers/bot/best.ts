import type { Progress, Thinking } from '../../../core/bot.js';
import type { LuckyMove } from '../engine/types.js';
import { chanceOf, Rollouts, trial, worthOf, type Trial } from './rollouts.js';
import { guesses, type Thought } from './thought.js';
import { toMove } from './twin.js';

/** Rollouts for a move, where the task says nothing else. */
const BUDGET = 12_000;

/** Moves that are tried: those that seem to gain most. */
const WIDTH = 6;

/** The better half of some trials; equals in the order they came in. */
const better = (trials: readonly Trial[], seat: number): readonly Trial[] =>
  [...trials].sort((a, b) => worthOf(b, seat) - worthOf(a, seat)).slice(0, (trials.length + 1) >> 1);

/** Sequential halving: all get as many rollouts, then the better half, and so on. Keeps the best so far in front of `found`. */
function* halve(
  { twin, spare, chance }: Thought,
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
 * Tries the few moves that seem best by rollouts. Dealt tiles of which all are known go on the diagonal in order, and
 * a move that wins is played, without a thought.
 */
export function* best(thought: Thought, budget = BUDGET): Thinking<LuckyMove> {
  const { twin, spare } = thought;
  const plain = twin.step >= 0 && !twin.oneByOne;
  const moves = guesses(thought).slice(0, plain ? 1 : WIDTH);
  const all = moves.map((move) => trial(move, twin, spare));
  const win = all.find((tried) => tried.exact && chanceOf(tried, twin.seat) === 1);
  const found = win ? [win] : all;
  const capped = budget >= 1 && (yield* halve(thought, found, budget));
  return { move: toMove(found[0]!.move), ...(capped && { capped }) };
}
