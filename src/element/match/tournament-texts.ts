import type { Seat } from '../../core/game.js';
import type { Match } from '../../core/match.js';
import type { SeriesScore } from '../../core/tournament.js';
import type { UiWords } from '../i18n/en.js';
import { tournamentWords } from '../i18n/en/tournament.js';

const words = (ui: UiWords) => tournamentWords(ui);

/** The texts about a tournament, given its score and the words of the shared UI. Loaded with the tournament. */
export const tournamentTexts = {
  points: (count: number, ui: UiWords): string => `(${words(ui).points(count)})`,

  /** Announces which game begins, or the standing after one and that the next can begin; empty in the middle of a game. */
  announcement(
    score: SeriesScore,
    match: Match<unknown, unknown>,
    ui: UiWords,
    names: readonly string[],
    you: Seat | undefined,
  ): string {
    const { game, turn, outcome, moves } = match;
    // The start is announced after the deal, so that the live region still shows it.
    const dealt = (_: unknown, ply: number) => game.turn(match.stateAt(ply)) === 'chance';
    if (typeof turn === 'number') return moves.every(dealt) ? words(ui).begins(score.game, score.games) : '';
    if (!outcome) return '';
    const { standing, next } = tournamentTexts;
    return [standing(score, ui, names, you), next(score, ui)?.text].filter(Boolean).join(' ');
  },

  /** The standing after a finished game. */
  standing(
    { game, games, totals, winners }: SeriesScore,
    ui: UiWords,
    names: readonly string[],
    you: Seat | undefined,
  ): string {
    const list = totals.map((points, seat) => [names[seat]!, points] as const);
    return winners ? words(ui).won(winners, { names, you }, list) : words(ui).after(game, games, list);
  },

  /** The sentence and the label of the button for the next game; undefined after the last one. */
  next(
    { game, games }: SeriesScore,
    ui: UiWords,
  ): { readonly text: string; readonly label: string } | undefined {
    const { nextReady, next } = words(ui);
    return game < games ? { text: nextReady(game + 1, games), label: next } : undefined;
  },
};
