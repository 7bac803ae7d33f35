import type { SeriesRules } from '../../core/tournament.js';
import type { GameExtras } from '../../element/game-definition.js';
import { tournamentsOf } from '../../element/match/tournament.js';
import { luckyNumbers } from './engine/index.js';
import { luckySwap } from './engine/swap/index.js';
import { gamePoints, leaders } from './engine/tournament.js';
import { swapOptions } from './options.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';

/** The extras of Lucky Numbers, loaded on demand: the swap puzzle with its board, and the rules of tournaments. */

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

export * as swapBoard from './swap-board.js';
