import type { GameExtras } from '../../element/model/game-definition.js';
import { luckySwap } from './engine/swap/index.js';
import { swapOptions } from './options.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';

/** The games besides the one of the rulebook: the swap puzzle. */
export const games: GameExtras<AnyState, AnyMove, AnyOptions>['games'] = {
  swap: { game: luckySwap, options: swapOptions, seeded: true, goals: ['par'], bestScore: 'lowest' },
};
