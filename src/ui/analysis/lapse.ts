import type { Valued } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';

/** How bad a decision was: not to speak of, a slip, a mistake, a blunder. */
export type Lapse = 0 | 1 | 2 | 3;

/** From so much of the chance to win on. */
const slip = 0.05;
const mistake = 0.12;
const blunder = 0.25;

type Value = Omit<Valued<unknown>, 'move'>;

/** What a decision gave up of the chance to win. Less than two standard errors may be nothing at all. */
export function lapseOf(
  seat: Seat,
  best: Value,
  played: Value,
): { readonly lapse: Lapse; readonly lost: number } {
  const lost = Math.max(0, (best.chances[seat] ?? 0) - (played.chances[seat] ?? 0));
  const doubt = 2 * Math.max(best.error ?? 0, played.error ?? 0);
  if (lost < slip || lost <= doubt) return { lapse: 0, lost };
  return { lapse: lost >= blunder ? 3 : lost >= mistake ? 2 : 1, lost };
}
