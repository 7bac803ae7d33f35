import type { Valued } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';
import { lost } from './balance.js';

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
  const given = lost({ seat, best: best.chances, played: played.chances });
  const doubt = 2 * Math.max(best.error ?? 0, played.error ?? 0);
  if (given < slip || given <= doubt) return { lapse: 0, lost: given };
  return { lapse: given >= blunder ? 3 : given >= mistake ? 2 : 1, lost: given };
}
