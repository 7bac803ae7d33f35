import type { Random } from '../../../core/random.js';
import type { Twin } from './twin.js';
import { greedy, movesOf } from './weigh.js';

/** Of so many squares at a distance of one, one is overlooked; at two, two; and so on. */
const SIGHT = 8;

/** How far the nearest chip lies from which the seat to move counts to a square; 0 where nothing is counted (G8). */
function distance({ cells, ground, seat }: Twin, at: number): number {
  let least = 7;
  for (let way = 0; way < 4; way++) {
    const step = ground.steps[way]!;
    const most = Math.min(ground.edges[4 * at + way]!, least - 1);
    let far = 1;
    while (far < most && !cells[at + far * step]) far++;
    const chip = far <= most ? cells[at + far * step]! : 0;
    if (chip && (chip & 7) === far && ((chip >> 3) & 3) === seat) least = far;
  }
  return least % 7;
}

/**
 * Errs as a beginner does: takes what gains most at once, but does not see every square, and the less the farther it has
 * to count.
 */
export function easily(twin: Twin, chance: Random): number {
  const moves = movesOf(twin);
  const seen = new Set<number>();
  for (const move of moves) seen.add(move >> 3);
  for (const at of seen) if (chance.below(SIGHT) < distance(twin, at)) seen.delete(at);
  const noticed = moves.filter((move) => seen.has(move >> 3));
  return greedy(twin, chance, noticed.length ? noticed : moves);
}
