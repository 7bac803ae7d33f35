import type { Level, Task } from '../../../core/bot.js';
import { random, type Random } from '../../../core/random.js';
import type { LuckyState } from '../engine/types.js';
import { easy, hard, medium, rank, settle } from './players.js';
import { MOST_MOVES, Twin } from './twin.js';

/** The data of a search of one view. */
export interface SearchContext {
  readonly twin: Twin;
  /** Another Twin of the same game, for rollouts. */
  readonly spare: Twin;
  readonly chance: Random;
}

/** Throws RangeError if no seat is to move. */
export function startSearch(view: LuckyState, { seed }: Task): SearchContext {
  const twin = new Twin(view);
  if (twin.over || twin.chance) throw new RangeError('No seat is to move.');
  const { bytes, idle, seat } = twin;
  return { twin, spare: new Twin(view), chance: random([seed, idle, seat, bytes].join(' '), 0) };
}

/** Returns all legal moves in order of their estimated gain. */
export function rankedMoves({ twin }: SearchContext): readonly number[] {
  if (twin.step < 0) return rank(twin, hard(twin)).map(([move]) => move);
  const list = new Int16Array(MOST_MOVES);
  const first = settle(twin);
  return [first, ...list.subarray(0, twin.moves(list)).filter((move) => move !== first)];
}

/** Returns the move of a level without search. `best` gets the move of `hard`. */
export function quickMove({ twin, chance }: SearchContext, level: Level): number {
  if (level === 'easy') return easy(twin, chance);
  if (twin.step >= 0) return settle(twin);
  return rank(twin, level === 'medium' ? medium(twin) : hard(twin))[0]![0];
}
