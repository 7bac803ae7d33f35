import type { Bot, Level, Task, Thinking, Valued } from '../../../core/bot.js';
import { random } from '../../../core/random.js';
import { __name__, type __Name__Move, type __Name__State } from '../engine/index.js';

/** The largest heap that a level plays perfectly; with more matches it plays at random. */
const strengths: Readonly<Record<Level, number>> = { easy: 0, medium: 3, hard: 7, best: Infinity };

/** True for a multiple of four, with which the seat to move loses: the other seat can always complete four. */
const isLost = (left: number): boolean => left % 4 === 0;

/** The number of plies until the end with best play. */
const pliesFrom = (left: number): number => 2 * Math.floor(left / 4) + (isLost(left) ? 0 : 1);

/** The exact value of a move. */
function valued({ left, seat }: __Name__State, move: __Name__Move): Valued<__Name__Move> {
  const rest = left - move.take;
  const chance = isLost(rest) ? 1 : 0;
  return { move, chances: seat ? [1 - chance, chance] : [chance, 1 - chance], plies: 1 + pliesFrom(rest) };
}

/** Throws RangeError if the game is over. */
function* think(view: __Name__State, { level, seed, analysis }: Task): Thinking<__Name__Move> {
  const moves = __name__.moves(view);
  if (moves.length === 0) throw new RangeError('The game is over.');
  // a longer search yields about once a millisecond, and returns its best answer so far if `yield` returns true
  yield { done: 1 };
  const perfect = moves.find(({ take }) => isLost(view.left - take));
  const any = moves[random(seed, view.left).below(moves.length)]!;
  const move = (view.left <= strengths[level] ? perfect : undefined) ?? any;
  if (!analysis) return { move };
  const chance = ({ chances }: Valued<__Name__Move>) => chances[view.seat]!;
  return { move, values: moves.map((each) => valued(view, each)).sort((a, b) => chance(b) - chance(a)) };
}

/** The computer players of __Title__. `best` plays perfectly: it leaves a multiple of four if it can. */
export const bot: Bot<__Name__State, __Name__Move> = { think };
