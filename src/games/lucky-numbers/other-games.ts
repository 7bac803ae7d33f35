import type { SeriesRules } from '../../core/tournament.js';
import type { GameExtras } from '../../element/game-definition.js';
import { tournamentsOf } from '../../element/match/tournament.js';
import { luckyNumbers } from './engine/index.js';
import { luckySwap } from './engine/swap/index.js';
import { gamePoints, leaders } from './engine/tournament.js';
import { swapOptions } from './options.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';

/** The games besides the one of the rulebook: the swap puzzle. */
export const games: GameExtras<AnyState, AnyMove, AnyOptions>['games'] = {
  swap: { game: luckySwap, options: swapOptions, seeded: true, goals: ['par'], bestScore: 'lowest' },
};

/** The rules of a tournament (L10). */
export const tournamentRules: SeriesRules = {
  rule: 'L10',
  games: (seats) => seats,
  points: gamePoints,
  leaders,
};

export const tournaments = tournamentsOf<AnyState, AnyMove, AnyOptions>(luckyNumbers, tournamentRules);
