import type { SeriesScore } from '../../core/tournament.js';
import type { UiWords } from '../i18n/en.js';
import { onDemand } from '../i18n/on-demand.js';

const words = (ui: UiWords) => onDemand(ui).tournament;

/** The texts about a tournament, given its score and the words of the shared UI. Loaded with the tournament. */
export const tournamentTexts = {
  points: (count: number, ui: UiWords): string => `(${words(ui).points(count)})`,

  /** Announces which game begins. */
  begins: ({ game, games }: SeriesScore, ui: UiWords): string => words(ui).begins(game, games),

  /** The standing after a finished game. */
  standing({ game, games, totals, winners }: SeriesScore, ui: UiWords, names: readonly string[]): string {
    const nameOf = (seat: number) => names[seat] ?? '';
    const list = totals.map((points, seat) => [nameOf(seat), points] as const);
    return winners ? words(ui).won(winners.map(nameOf), list) : words(ui).after(game, games, list);
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
