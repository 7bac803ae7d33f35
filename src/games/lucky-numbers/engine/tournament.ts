import type { Seat } from '../../../core/game.js';

/**
 * Returns the points by seat of a finished game of a tournament (L10): 2 for each winner, −1 for each empty cell of any other
 * seat. `scores` are the numbers of filled cells.
 */
export const gamePoints = (scores: readonly number[], winners: readonly Seat[]): readonly number[] =>
  scores.map((filled, seat) => (winners.includes(seat) ? 2 : filled - 16));

/** Returns the seats with the highest total of points (L10). */
export const leaders = (totals: readonly number[]): readonly Seat[] =>
  [...totals.keys()].filter((seat) => totals[seat] === Math.max(...totals));
