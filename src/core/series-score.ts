import type { Match } from './match.js';
import type { SeriesRules, SeriesScore } from './series.js';

/** Tags of the games of a series: which one it is (`2/3`), and the points of each seat (`2,-3,2`). */
export const SERIES = 'Series';
export const SERIES_SCORE = 'SeriesScore';

/** How a series stands with its last game; what follows the cursor of that one counts too unless `shown`. */
export function seriesScore<S, M, O extends object>(
  rules: SeriesRules,
  before: readonly Match<S, M, O>[],
  match: Match<S, M, O>,
  shown = false,
): SeriesScore {
  const { seats } = match;
  const game = before.length + 1;
  const games = rules.games(seats);
  const points = [...before, match].map((each) => {
    const { ply } = shown && each === match ? each : { ply: each.moves.length };
    const outcome = each.outcomeAt(ply);
    return outcome && rules.points(each.game.scores(each.stateAt(ply)), outcome.winners);
  });
  const totals = Array.from({ length: seats }, (_, seat) =>
    points.reduce((sum, each) => sum + (each?.[seat] ?? 0), 0),
  );
  const over = game === games && points.at(-1);
  return { game, games, totals, ...(over && { winners: rules.leaders(totals) }) };
}
