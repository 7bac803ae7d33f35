import type { Book } from './book.js';

/** Before the last run of a game all that matters is how far the leaders are ahead, and how many they are. */
export interface Leaders {
  readonly lead: number;
  readonly count: number;
}

/** Those of some seats, by how far each is ahead of who throws last. */
export function leadersOf(gaps: readonly number[]): Leaders {
  const lead = Math.max(...gaps);
  return { lead, count: gaps.filter((gap) => gap === lead).length };
}

/** The chance of who throws last, and knows what he needs, or (`blind`) plays for the mean. A shared win counts in parts. */
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
