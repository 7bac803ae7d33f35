import type { Random } from '../../../core/random.js';
import type { Twin } from './twin.js';
import { greedy, movesOf } from './heuristics.js';

/** A square at distance n is overlooked n times out of this number. */
const SIGHT = 8;

/** Returns the distance to the nearest chip from which the seat to move counts to a square; 0 if it needs no count (G8). */
function distance({ cells, ground, seat }: Twin, at: number): number {
  let least = 7;
  for (let direction = 0; direction < 4; direction++) {
    const step = ground.steps[direction]!;
    const most = Math.min(ground.edges[4 * at + direction]!, least - 1);
    let far = 1;
    while (far < most && !cells[at + far * step]) far++;
    const chip = far <= most ? cells[at + far * step]! : 0;
    if (chip && (chip & 7) === far && ((chip >> 3) & 3) === seat) least = far;
  }
  return least % 7;
}

/**
 * Chooses a move like a beginner: the one that gains most at once, but it overlooks squares, and more of them the farther it
 * has to count.
 */
export function easyMove(twin: Twin, chance: Random): number {
  const moves = movesOf(twin);
  const seen = new Set<number>();
  for (const move of moves) seen.add(move >> 3);
  for (const at of seen) if (chance.below(SIGHT) < distance(twin, at)) seen.delete(at);
  const noticed = moves.filter((move) => seen.has(move >> 3));
  return greedy(twin, chance, noticed.length ? noticed : moves);
}
