export { luckyNumbers } from './engine/index.js';
export type { Board, Cell, LuckyMove, LuckyOptions, LuckyState, SetupKind, Variant } from './engine/index.js';
export { LuckyNumbersGrid } from './lucky-numbers-grid.js';
export { LuckyNumbersRules } from './definition.js';
