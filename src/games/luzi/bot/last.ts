import type { Book } from './book.js';

/** The lead and the number of the leaders: all that matters before the last run of a game. */
export interface Leaders {
  readonly lead: number;
  readonly count: number;
}

/** Returns the leaders, given the lead of each seat over the last player. */
export function leadersOf(gaps: readonly number[]): Leaders {
  const lead = Math.max(...gaps);
  return { lead, count: gaps.filter((gap) => gap === lead).length };
}

/**
 * Returns the chance of the last player, who knows what is needed or (`blind`) plays for the highest mean. A shared win counts in
 * equal parts.
 */
export function lastChance(book: Book, { lead, count }: Leaders, blind = false): number {
  if (lead < 0) return 1;
  if (lead > book.most) return 0;
  const key = `${lead}:${count}:${blind}`;
  const known = book.lasts.get(key);
  if (known !== undefined) return known;
  const worth = book.sums.gains.map((gain) => (gain > lead ? 1 : gain === lead ? 1 / (count + 1) : 0));
  const chance = book.run.solve(Float64Array.from(worth), blind ? book.policy : undefined);
  book.lasts.set(key, chance);
  return chance;
}
