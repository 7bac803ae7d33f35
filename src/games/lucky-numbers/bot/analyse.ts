import type { Progress, Valued } from '../../../core/bot.js';
import type { LuckyMove } from '../engine/types.js';
import { chanceOf, errorOf, Rollouts, trial, type Trial } from './rollouts.js';
import { guesses, type Thought } from './thought.js';
import { toMove } from './twin.js';

/** Rollouts for all moves together, where the task says nothing else. */
const BUDGET = 24_000;

export interface Analysis {
  /** The best first. */
  readonly values: readonly Valued<LuckyMove>[];
  readonly capped: boolean;
}

function valued(tried: Trial, seat: number): Valued<LuckyMove> {
  const chances = tried.won.map((_, each) => chanceOf(tried, each));
  return { move: toMove(tried.move), chances, ...(!tried.exact && { error: errorOf(tried, seat) }) };
}

/**
 * Each seat's chance after each legal move, by as many rollouts for one as for the other: a move that decides the game is
 * exact. One player alone wins where the board gets full before the tiles run out (L7).
 */
export function* analyse(
  thought: Thought,
  budget = BUDGET,
): Generator<Progress, Analysis, boolean | undefined> {
  const { twin, spare, chance } = thought;
  const { seat } = twin;
  const all = guesses(thought).map((move) => trial(move, twin, spare));
  const open = all.filter(({ exact }) => !exact);
  const shuffles = Math.max(2, Math.trunc(budget / (open.length || 1)) || 0);
  const rollouts = new Rollouts(twin, spare, chance, shuffles * open.length);
  const capped = yield* rollouts.run(open, shuffles);
  all.sort((a, b) => chanceOf(b, seat) - chanceOf(a, seat));
  return { values: all.map((each) => valued(each, seat)), capped };
}
