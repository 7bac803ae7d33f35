import { firstOf, type Game, type Seat, type Viewer } from '../../core/game.js';
import { Match } from '../../core/match.js';
import { isSeries, parseSeries } from '../../core/tournament-record.js';
import { formatRecord } from '../../core/format-record.js';
import {
  SERIES,
  SERIES_SCORE,
  seriesScore,
  type SeriesRules,
  type SeriesScore,
} from '../../core/tournament.js';
import type { GameScoreDetail } from '../events.js';
import { tournamentTexts } from './tournament-texts.js';

type Names = readonly (string | undefined)[];

/** A tournament: several matches in which each seat begins once. Holds the finished matches; immutable. */
export class Tournament<S, M, O extends object> {
  /** Texts about a tournament: they are here because boards without one do not load them. */
  readonly texts = tournamentTexts;
  readonly #game: Game<S, M, O>;
  readonly #rules: SeriesRules;
  readonly #finished: readonly Match<S, M, O>[];

  constructor(game: Game<S, M, O>, rules: SeriesRules, finished: readonly Match<S, M, O>[] = []) {
    this.#game = game;
    this.#rules = rules;
    this.#finished = finished;
  }

  /** The score of the tournament at the ply that is shown. */
  score(match: Match<S, M, O>): SeriesScore {
    return seriesScore(this.#rules, this.#finished, match, true);
  }

  /** The next match with its tournament; undefined while this one is open, and after the last. */
  next(match: Match<S, M, O>): { match: Match<S, M, O>; tournament: Tournament<S, M, O> } | undefined {
    const { game, games, totals } = this.score(match);
    if (!match.outcome || game === games) return undefined;
    const { min, max } = this.#game.players;
    const seats = totals.length;
    const first = (firstOf(match.options) + 1) % seats;
    const options = { ...(min < max && { players: seats }), ...match.options, first } as O & { first: Seat };
    return {
      match: new Match(this.#game, { options }),
      tournament: new Tournament(this.#game, this.#rules, [...this.#finished, match]),
    };
  }

  /** The record of the tournament: the records of its matches, one after the other. */
  record(match: Match<S, M, O>, names: Names, viewer?: Viewer): string {
    const all = [...this.#finished, match];
    return all
      .map((each, i) => {
        const { game, games, totals } = seriesScore(this.#rules, all.slice(0, i), each);
        const kept = [...each.tags].filter(([name]) => name !== SERIES && name !== SERIES_SCORE);
        return formatRecord(each, names, viewer, [
          [SERIES, `${game}/${games}`],
          [SERIES_SCORE, totals.join()],
          ...kept,
        ]);
      })
      .join('');
  }

  /** The `game-score` detail for the tournament points that a finished match brings. */
  scoreDetail(match: Match<S, M, O>): GameScoreDetail {
    const { id, scores } = match.game;
    const now = [...scores(match.state)];
    const { rule } = this.#rules;
    const changes = this.#rules
      .points(now, match.outcome?.winners ?? [])
      .map((by, seat) => ({ seat, by, kind: 'series', rule }));
    return { game: id, scores: now, changes, series: this.score(match) };
  }
}

/** Starts and parses the tournaments of a game. */
export interface TournamentSource<S, M, O extends object> {
  start(): Tournament<S, M, O>;
  /** Undefined if the text is the record of a single match. Throws BadNotation. */
  parse(
    text: string,
    defaults: O | undefined,
  ): { match: Match<S, M, O>; names: Names; tournament: Tournament<S, M, O> } | undefined;
}

/** The tournaments of a game by the rules of its rulebook. */
export const tournamentsOf = <S, M, O extends object>(
  game: Game<S, M, O>,
  rules: SeriesRules,
): TournamentSource<S, M, O> => ({
  start: () => new Tournament(game, rules),
  parse(text, defaults) {
    if (!isSeries(text)) return undefined;
    const { games, names } = parseSeries(game, rules, text, defaults);
    return { match: games.at(-1)!, names, tournament: new Tournament(game, rules, games.slice(0, -1)) };
  },
});
