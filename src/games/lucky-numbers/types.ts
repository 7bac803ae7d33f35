import type { SwapMove, SwapOptions, SwapState } from './engine/swap/types.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './engine/types.js';

/** The state on the board: of the game or, with `game="swap"`, of the puzzle. Only the latter has `made`. */
export type AnyState = LuckyState | SwapState;

export type AnyMove = LuckyMove | SwapMove;

export type AnyOptions = LuckyOptions | SwapOptions;
