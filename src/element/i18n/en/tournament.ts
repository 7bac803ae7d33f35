import type { Seat } from '../../../core/game.js';
import { partWords } from '../part-words.js';
import { formatNumber, formatStanding, listNames, type Named, type Standing } from '../sentences.js';

/** The words of tournaments. */
export const tournamentWords = partWords('tournament', {
  points: (count: number) => `${formatNumber(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`,
  begins: (game: number, games: number) => `Game ${game} of ${games} of the tournament.`,
  after: (game: number, games: number, standing: Standing) =>
    `After game ${game} of ${games}: ${formatStanding(standing)}.`,
  won(winners: readonly Seat[], players: Named, standing: Standing): string {
    const wins = winners[0] === players.you ? 'win' : 'wins';
    const verb = winners.length > 1 ? 'share first place in' : wins;
    return `${listNames(winners, players, 'and')} ${verb} the tournament: ${formatStanding(standing)}.`;
  },
  nextReady: (game: number, games: number) => `Game ${game} of ${games} can begin.`,
  next: 'Next game',
});

export type TournamentWords = ReturnType<typeof tournamentWords>;
