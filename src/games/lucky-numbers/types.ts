import type { SwapMove, SwapOptions, SwapState } from './engine/swap/types.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './engine/types.js';

/** What lies on the board: the game's state or, with `game="swap"`, the puzzle's, which has `made`. */
export type AnyState = LuckyState | SwapState;

export type AnyMove = LuckyMove | SwapMove;

export type AnyOptions = LuckyOptions | SwapOptions;
