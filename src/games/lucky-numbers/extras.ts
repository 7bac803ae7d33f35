/** The extras of Lucky Numbers, loaded on demand: the swap puzzle with its board. */
export { games } from './other-games.js';
export * as swapBoard from './swap-board.js';
