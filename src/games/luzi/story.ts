import type { Seat } from '../../core/game.js';
import type { Told } from '../../element/words/game-words.js';

/** The first of the runs with the most points; undefined if none scored. */
export function highestRun(
  told: readonly Told[],
): { readonly seat: Seat; readonly score: number } | undefined {
  let best;
  for (const { seat, score = 0 } of told)
    if (seat !== undefined && score > (best?.score ?? 0)) best = { seat, score };
  return best;
}
