import { html } from 'lit';
import type { Game, Seat, Viewer } from '../../core/game.js';
import { Match } from '../../core/match.js';
import { firstOf, isSeries, parseSeries } from '../../core/tournament-record.js';
import { formatRecord } from '../../core/format-record.js';
import {
  SERIES,
  SERIES_SCORE,
  seriesScore,
  type SeriesRules,
  type SeriesScore,
} from '../../core/tournament.js';
import { GameScoreEvent } from '../events.js';
import type { Message, TableView } from '../view/view-model.js';
import { enSeries } from '../i18n/en-series.js';
import type { SeriesWords, UiWords } from '../i18n/types.js';

/** What is said of a series: English where the language has nothing of its own. */
const said = ({ series }: UiWords): SeriesWords => series ?? enSeries;

type Names = readonly (string | undefined)[];

/** A series of matches: those that are over, and what there is to say, to write and to play next. */
export class Series<S, M, O extends object> {
  readonly #game: Game<S, M, O>;
  readonly #rules: SeriesRules;
  readonly #past: readonly Match<S, M, O>[];

  constructor(game: Game<S, M, O>, rules: SeriesRules, past: readonly Match<S, M, O>[] = []) {
    this.#game = game;
    this.#rules = rules;
    this.#past = past;
  }

  /** How the series stands at the ply that is shown. */
  score(match: Match<S, M, O>): SeriesScore {
    return seriesScore(this.#rules, this.#past, match, true);
  }

  /** The next game and the series with it; undefined where this one is still played, or was the last. */
  next(match: Match<S, M, O>): { match: Match<S, M, O>; series: Series<S, M, O> } | undefined {
    const { game, games, totals } = this.score(match);
    if (!match.outcome || game === games) return undefined;
    const { min, max } = this.#game.players;
    const seats = totals.length;
    const first = (firstOf(match.options) + 1) % seats;
    const options = { ...(min < max && { players: seats }), ...match.options, first } as O & { first: Seat };
    return {
      match: new Match(this.#game, { options }),
      series: new Series(this.#game, this.#rules, [...this.#past, match]),
    };
  }

  /** The record of the series: that of each game, one after the other. */
  record(match: Match<S, M, O>, names: Names, viewer?: Viewer): string {
    const all = [...this.#past, match];
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
      .join('\n');
  }

  /** What a page hears behind the end of a game: the points that it gave. */
  events(match: Match<S, M, O>): readonly Event[] {
    const { id, scores } = match.game;
    const now = [...scores(match.state)];
    const { rule } = this.#rules;
    const changes = this.#rules
      .points(now, match.outcome?.winners ?? [])
      .map((by, seat) => ({ seat, by, kind: 'series', rule }));
    return [new GameScoreEvent({ game: id, scores: now, changes, series: this.score(match) })];
  }

  /** What the live region says of it: which game begins, or how the series stands and that it goes on. */
  spoken(match: Match<S, M, O>, ui: UiWords, names: readonly string[]): string {
    const { game, games } = this.score(match);
    const { begins, goesOn } = said(ui);
    // what chance lays out comes first, or the live region would have gone on by then
    const chance = (_: M, ply: number) => match.game.turn(match.stateAt(ply)) === 'chance';
    if (typeof match.turn === 'number') return match.moves.every(chance) ? begins(game, games) : '';
    if (!match.outcome) return '';
    return [this.#standing(match, ui, names), game < games && goesOn(game + 1, games)]
      .filter(Boolean)
      .join(' ');
  }

  /** What stands round the board, with the points of the seats; behind a game with how the series stands and what is next. */
  dress(view: TableView, match: Match<S, M, O>, run: () => void): TableView {
    const { words: ui, mode } = view;
    const { game, games, totals } = this.score(match);
    const { points, goesOn, next } = said(ui);
    const seats = view.seats.map((each) => ({ ...each, points: `(${points(totals[each.seat] ?? 0)})` }));
    if (!match.outcome) return { ...view, seats };
    const names = seats.map(({ name }) => name);
    const ask: Message = {
      kind: 'ask',
      text: goesOn(game + 1, games),
      answers: [{ label: next, main: true, run }],
    };
    return {
      ...view,
      seats,
      detail: html`${view.detail} ${this.#standing(match, ui, names)}`,
      message: view.message ?? (game < games && mode === 'play' ? ask : undefined),
    };
  }

  /** How the series stands once the game is over: a sentence. */
  #standing(match: Match<S, M, O>, ui: UiWords, names: readonly string[]): string {
    const { game, games, totals, winners } = this.score(match);
    const list = totals.map((points, seat): readonly [string, number] => [names[seat] ?? '', points]);
    const { won, after } = said(ui);
    return winners
      ? won(
          winners.map((seat) => names[seat] ?? ''),
          list,
        )
      : after(game, games, list);
  }
}

/** What a game's reader needs to begin a series, and to read one. */
export interface SeriesReader<S, M, O extends object> {
  begin(): Series<S, M, O>;
  /** Undefined where the text is no series. Throws BadNotation. */
  read(
    text: string,
    defaults: O | undefined,
  ): { match: Match<S, M, O>; names: Names; series: Series<S, M, O> } | undefined;
}

/** Series of a game by the rules of its rulebook. */
export const seriesOf = <S, M, O extends object>(
  game: Game<S, M, O>,
  rules: SeriesRules,
): SeriesReader<S, M, O> => ({
  begin: () => new Series(game, rules),
  read(text, defaults) {
    if (!isSeries(text)) return undefined;
    const { games, names } = parseSeries(game, rules, text, defaults);
    return { match: games.at(-1)!, names, series: new Series(game, rules, games.slice(0, -1)) };
  },
});
