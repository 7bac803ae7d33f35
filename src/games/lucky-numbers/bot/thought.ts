import type { Level, Task } from '../../../core/bot.js';
import { random, type Random } from '../../../core/random.js';
import type { LuckyState } from '../engine/types.js';
import { easy, hard, medium, rank, settle } from './players.js';
import { MOST_MOVES, Twin } from './twin.js';

/** One view, and what thinking about it begins with. */
export interface Thought {
  readonly twin: Twin;
  /** A twin of the same game, to play rollouts with. */
  readonly spare: Twin;
  readonly chance: Random;
}

/** Throws RangeError when no seat is to move. */
export function begin(view: LuckyState, { seed }: Task): Thought {
  const twin = new Twin(view);
  if (twin.over || twin.chance) throw new RangeError('No seat is to move.');
  const { bytes, idle, seat } = twin;
  return { twin, spare: new Twin(view), chance: random([seed, idle, seat, bytes].join(' '), 0) };
}

/** All legal moves, the most promising first. */
export function guesses({ twin }: Thought): readonly number[] {
  if (twin.step < 0) return rank(twin, hard(twin)).map(([move]) => move);
  const list = new Int16Array(MOST_MOVES);
  const first = settle(twin);
  return [first, ...list.subarray(0, twin.moves(list)).filter((move) => move !== first)];
}

/** What a level plays at a glance. For `best` it is what `hard` does. */
export function glance({ twin, chance }: Thought, level: Level): number {
  if (level === 'easy') return easy(twin, chance);
  if (twin.step >= 0) return settle(twin);
  return rank(twin, level === 'medium' ? medium(twin) : hard(twin))[0]![0];
}
