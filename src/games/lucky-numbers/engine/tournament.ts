import type { Seat } from '../../../core/game.js';

/**
 * Points of one finished game of a tournament (L10), by seat: 2 for each winner, for everybody else one less for each
 * own empty cell. `scores` are filled cells.
 */
export const gamePoints = (scores: readonly number[], winners: readonly Seat[]): readonly number[] =>
  scores.map((filled, seat) => (winners.includes(seat) ? 2 : filled - 16));

/** The seats with the highest total of points (L10). */
export const leaders = (totals: readonly number[]): readonly Seat[] =>
  [...totals.keys()].filter((seat) => totals[seat] === Math.max(...totals));
