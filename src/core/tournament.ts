import type { Seat } from './game.js';
import type { Match } from './match.js';

/** Tags in the record of each game of a tournament: its number (`2/3`) and the points of each seat (`2,-3,2`). */
export const SERIES = 'Series';
export const SERIES_SCORE = 'SeriesScore';

/** The tournament rules of a game: a series of matches, one after the other. */
export interface SeriesRules {
  /** Number of the rule in the rulebook. */
  readonly rule: string;
  /** The number of games. The first seat advances by one after each game. */
  games(seats: number): number;
  /** The points that a finished game gives each seat. */
  points(scores: readonly number[], winners: readonly Seat[]): readonly number[];
  /** The seats that win the tournament with these totals. */
  leaders(totals: readonly number[]): readonly Seat[];
}

/** The standing of a tournament. */
export interface SeriesScore {
  /** Number of the current game, from 1. */
  readonly game: number;
  /** Number of games in the tournament. */
  readonly games: number;
  /** Points by seat, including those of the current game once it is over. */
  readonly totals: readonly number[];
  /** The winners of the tournament; set once its last game is over. */
  readonly winners?: readonly Seat[];
}

/**
 * Returns the standing of a tournament: `before` are its finished games, `match` is the current one. The whole match
 * counts, or, if `atCursor` is set, only the moves before its cursor.
 */
export function seriesScore<S, M, O extends object>(
  rules: SeriesRules,
  before: readonly Match<S, M, O>[],
  match: Match<S, M, O>,
  atCursor = false,
): SeriesScore {
  const { seats } = match;
  const game = before.length + 1;
  const games = rules.games(seats);
  const points = [...before, match].map((each) => {
    const ply = atCursor && each === match ? each.ply : each.moves.length;
    const outcome = each.outcomeAt(ply);
    return outcome && rules.points(each.game.scores(each.stateAt(ply)), outcome.winners);
  });
  const totals = Array.from({ length: seats }, (_, seat) =>
    points.reduce((sum, each) => sum + (each?.[seat] ?? 0), 0),
  );
  const over = game === games && points.at(-1);
  return { game, games, totals, ...(over && { winners: rules.leaders(totals) }) };
}
