export { fluctus } from './engine/index.js';
export type { Color, Field, FluctusMove, FluctusOptions, FluctusState } from './engine/index.js';
export { FluctusBoard } from './fluctus-board.js';
export { FluctusRules } from './definition.js';
