import type { Bot, Level, Task, Thinking } from '../../../core/bot.js';
import { random, type Random } from '../../../core/random.js';
import type { FluctusMove, FluctusState } from '../engine/types.js';
import { Search } from './search.js';
import { MOST_MOVES, toMove, Twin } from './twin.js';

/** How many plies a level looks ahead, and how many positions it looks into at most; `easy` does not look. */
export const strengths: Readonly<Record<Exclude<Level, 'easy'>, { plies: number; budget: number }>> = {
  medium: { plies: 2, budget: 20_000 },
  hard: { plies: 6, budget: 200_000 },
  best: { plies: 60, budget: 1_000_000 },
};

function shuffle(list: number[], chance: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

/** Throws RangeError on a game that is over. */
function* think(view: FluctusState, { level, seed, budget }: Task): Thinking<FluctusMove> {
  if (view.ending) throw new RangeError('The game is over.');
  const twin = new Twin(view);
  const list = new Int16Array(MOST_MOVES);
  const moves = [...list.subarray(0, twin.moves(list, 0))];
  shuffle(moves, random(seed, twin.stones));
  if (level === 'easy' || moves.length === 1) return { move: toMove(moves[0]!) };
  const strength = strengths[level];
  const limit = budget ?? strength.budget;
  const search = new Search(twin, moves, limit);
  for (const _ of search.run(strength.plies)) {
    if (yield { done: Math.min(1, search.nodes / limit) }) return { move: toMove(search.best), capped: true };
  }
  return { move: toMove(search.best) };
}

/** The computer players of Fluctus: `easy` moves at random, the others look ahead by alpha-beta. Budgets count positions. */
export const bot: Bot<FluctusState, FluctusMove> = { think };
