import type { SeriesWords } from './types.js';

const number = (points: number) => String(points).replace('-', '−');

/** Names with what each has. */
const list = (all: readonly (readonly [name: string, points: number])[]) =>
  all.map(([name, points]) => `${name} ${number(points)}`).join(', ');

const named = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share` : `${names.join()} wins`;

/** Comes with the first series. */
export const enSeries: SeriesWords = {
  points: (count) => `${number(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`,
  begins: (game, games) => `Game ${game} of ${games} of the tournament.`,
  after: (game, games, all) => `After game ${game} of ${games}: ${list(all)}.`,
  won: (winners, all) => `${named(winners)} the tournament: ${list(all)}.`,
  goesOn: (game, games) => `Game ${game} of ${games} can begin.`,
  next: 'Next game',
};
