export { luckySwap } from './engine/index.js';
export type { SwapMove, SwapOptions, SwapState } from './engine/index.js';
export { LuckyNumbersSwap } from './lucky-numbers-swap.js';
