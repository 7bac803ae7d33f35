/** The extras of Lucky Numbers, loaded on demand: the swap puzzle with its board, and the rules of tournaments. */
export { games, tournamentRules, tournaments } from './other-games.js';
export * as swapBoard from './swap-board.js';
