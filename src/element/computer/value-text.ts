import type { Valued } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';
import type { Figures } from '../i18n/number-format.js';
import type { ComputerWords } from '../i18n/types.js';

/** What is known of a game besides: whether chance has a part in it. */
export interface Ground {
  readonly words: ComputerWords;
  readonly figures: Figures;
  readonly chancy: boolean;
}

type Value = Omit<Valued<unknown>, 'move'>;

/** The mover's chance with its error: two standard errors, within which the truth lies 19 times of 20. */
const estimate = (chance: number, error: number, { figures }: Ground) =>
  error > 0
    ? `${figures.percent(chance)} ± ${figures.share(Math.max(2 * error, 0.01))}`
    : figures.percent(chance);

/** What a move is worth to who makes it, as a part of a sentence: "wins in 5 moves". */
export function reasonOf({ chances, error = 0, plies, points }: Value, seat: Seat, ground: Ground): string {
  const { words, figures, chancy } = ground;
  const chance = chances[seat] ?? 0;
  const end = plies === undefined ? undefined : figures.share(plies / 100);
  if (!error && chance >= 1) return end === undefined ? words.wins : words.winsIn(end, plies === 1);
  if (!error && chance <= 0) return end === undefined ? words.loses : words.losesIn(end, plies === 1);
  if (!error && !chancy) return words.draw;
  const wins = words.chance(estimate(chance, error, ground));
  return points === undefined ? wins : `${words.points(figures.decimal(points))}, ${wins}`;
}
