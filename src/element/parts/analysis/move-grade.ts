import type { Valued } from '../../../core/bot.js';
import type { Seat } from '../../../core/game.js';
import { lost } from './balance.js';

/** The grade of a bad move: 0 is not worth mentioning, 1 an inaccuracy, 2 a mistake, 3 a blunder. */
export type Lapse = 0 | 1 | 2 | 3;

/** The least losses of the chance to win for each grade. */
const inaccuracy = 0.05;
const mistake = 0.12;
const blunder = 0.25;

type Value = Omit<Valued<unknown>, 'move'>;

/** The grade of a move and its loss of the chance to win. A loss of less than two standard errors is not graded. */
export function lapseOf(
  seat: Seat,
  best: Value,
  played: Value,
): { readonly lapse: Lapse; readonly lost: number } {
  const loss = lost({ seat, best: best.chances, played: played.chances });
  const doubt = 2 * Math.max(best.error ?? 0, played.error ?? 0);
  if (loss < inaccuracy || loss <= doubt) return { lapse: 0, lost: loss };
  return { lapse: loss >= blunder ? 3 : loss >= mistake ? 2 : 1, lost: loss };
}
