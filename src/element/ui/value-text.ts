import type { Valued } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';
import type { AnyBoard } from '../model/board.js';
import { numberFormat } from '../words/number-format.js';
import { computerWords } from '../../words/en/parts.js';

/** The language of values, and whether chance takes part in the game. */
export type ValueFormat = ReturnType<typeof valueFormat>;

/** The format of values on a board. */
export const valueFormat = ({ definition, words, language }: AnyBoard) => ({
  words: computerWords(words().ui),
  numbers: numberFormat(language()),
  chance: definition.game.chance ?? false,
});

type Value = Omit<Valued<unknown>, 'move'>;

/** The mover's chance with its error: two standard errors, so that the true value is within it 19 times out of 20. */
const estimate = (chance: number, error: number, { numbers }: ValueFormat) =>
  error > 0
    ? `${numbers.percent(chance)} ± ${numbers.share(Math.max(2 * error, 0.01))}`
    : numbers.percent(chance);

/**
 * The value of a move for the seat that makes it, as a part of a sentence: "wins in 5 moves". A chance is a percentage, or in a hint
 * a number of games: "you win 72 of 100 games".
 */
export function valueText(
  { chances, error = 0, plies, points }: Value,
  seat: Seat,
  format: ValueFormat,
  inGames = false,
): string {
  const { words, numbers } = format;
  const chance = chances[seat] ?? 0;
  const end = plies === undefined ? undefined : numbers.share(plies / 100);
  if (!error && chance >= 1) return end === undefined ? words.wins : words.winsIn(end, plies === 1);
  if (!error && chance <= 0) return end === undefined ? words.loses : words.losesIn(end, plies === 1);
  if (!error && !format.chance) return words.draw;
  const wins = inGames
    ? words.games(numbers.games(chance), error > 0)
    : words.chance(estimate(chance, error, format));
  return points === undefined ? wins : `${words.points(numbers.decimal(points))}, ${wins}`;
}

/** The value of a position for a seat, after its name; without one, to the person who has the seat: "You lose in 5 moves". */
export function positionText(
  value: Value,
  seat: Seat,
  name: string | undefined,
  format: ValueFormat,
): string {
  if (name !== undefined) return `${name}: ${valueText(value, seat, format)}`;
  const { words } = format;
  const text = valueText(value, seat, { ...format, words: { ...words, ...words.you } });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
