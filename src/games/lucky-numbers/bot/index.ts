import type { Bot, Task, Thinking } from '../../../core/bot.js';
import type { LuckyMove, LuckyState } from '../engine/types.js';
import { analyse, best, quickMove, startSearch } from './search.js';
import { toMove } from './twin.js';

function* think(view: LuckyState, { budget, ...task }: Task): Thinking<LuckyMove> {
  const context = startSearch(view, task);
  const move = toMove(quickMove(context, task.level));
  if (!task.analysis) return task.level === 'best' ? yield* best(context, budget) : { move };
  const { values, capped } = yield* analyse(context, budget);
  const [first] = values;
  return { move: task.level === 'best' ? first!.move : move, values, ...(capped && { capped }) };
}

/**
 * The computer players of the game. `easy` lays any tile near its ideal cell. `medium` aims at the ideal number of each cell.
 * `hard` estimates how long each empty cell has to wait for a tile. `best` tries the best moves of `hard` by rollouts. Budgets
 * count rollouts: by default 12,000 at `best` and 24,000 for an analysis at any level; the other levels need none. With an
 * analysis, `best` plays the move with the highest value.
 */
export const bot: Bot<LuckyState, LuckyMove> = { think };
