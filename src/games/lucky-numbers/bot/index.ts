import type { Bot, Task, Thinking } from '../../../core/bot.js';
import type { SwapMove, SwapState } from '../engine/swap/types.js';
import type { LuckyMove, LuckyState } from '../engine/types.js';
import { analyse } from './analyse.js';
import { best } from './best.js';
import { solve } from './swap.js';
import { begin, glance } from './thought.js';
import { toMove } from './twin.js';

function* think(view: LuckyState, { budget, ...task }: Task): Thinking<LuckyMove> {
  const thought = begin(view, task);
  const move = toMove(glance(thought, task.level));
  if (!task.analysis) return task.level === 'best' ? yield* best(thought, budget) : { move };
  const { values, capped } = yield* analyse(thought, budget);
  const [first] = values;
  return { move: task.level === 'best' ? first!.move : move, values, ...(capped && { capped }) };
}

/**
 * `easy` lays anything near its place, `medium` aims at the ideal of each cell, `hard` weighs how long each empty cell waits,
 * one tile ahead, `best` tries what seems best to `hard` by rollouts. Budgets count rollouts: of `best` 12,000, of an
 * analysis 24,000 in all, at any level; the other levels need none. An analysis plays its own first choice at `best`.
 */
export const luckyBot: Bot<LuckyState, LuckyMove> = { think };

/** The computer players of the board. A puzzle is solved the shortest way at every level. */
export const bot: Bot<LuckyState | SwapState, LuckyMove | SwapMove> = {
  think: (view: LuckyState | SwapState, task: Task): Thinking<LuckyMove | SwapMove> =>
    'made' in view ? solve(view, task) : think(view, task),
};
