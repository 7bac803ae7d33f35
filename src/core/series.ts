import type { Seat } from './game.js';

/** How a game is played as a series of matches, one after the other: what its rulebook says of a tournament. */
export interface SeriesRules {
  /** The rule that says so. */
  readonly rule: string;
  /** How many games a series has. The seat that begins moves on by one each game. */
  games(seats: number): number;
  /** Points of one finished game by seat, from its scores and its winners. */
  points(scores: readonly number[], winners: readonly Seat[]): readonly number[];
  /** The seats that have won with these totals. */
  leaders(totals: readonly number[]): readonly Seat[];
}

/** How a series stands. */
export interface SeriesScore {
  /** The game that is played, from 1, and how many there are. */
  readonly game: number;
  readonly games: number;
  /** Points by seat, those of this game among them once it is over. */
  readonly totals: readonly number[];
  /** Who has won the series, once its last game is over. */
  readonly winners?: readonly Seat[];
}
