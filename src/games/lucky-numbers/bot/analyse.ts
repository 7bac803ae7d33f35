import type { Progress, Valued } from '../../../core/bot.js';
import type { LuckyMove } from '../engine/types.js';
import { chanceOf, errorOf, Rollouts, trial, type Trial } from './rollouts.js';
import { rankedMoves, type SearchContext } from './context.js';
import { toMove } from './twin.js';

/** Default number of rollouts for all moves together. */
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
 * Computes each seat's chance after each legal move, with the same number of rollouts for every move. A move that ends the game
 * is exact. A single player wins if the board is full before the tiles run out (L7).
 */
export function* analyse(
  search: SearchContext,
  budget = BUDGET,
): Generator<Progress, Analysis, boolean | undefined> {
  const { twin, spare, chance } = search;
  const { seat } = twin;
  const all = rankedMoves(search).map((move) => trial(move, twin, spare));
  const open = all.filter(({ exact }) => !exact);
  const shuffles = Math.max(2, Math.trunc(budget / (open.length || 1)) || 0);
  const rollouts = new Rollouts(twin, spare, chance, shuffles * open.length);
  const capped = yield* rollouts.run(open, shuffles);
  all.sort((a, b) => chanceOf(b, seat) - chanceOf(a, seat));
  return { values: all.map((each) => valued(each, seat)), capped };
}
