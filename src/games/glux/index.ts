export { glux } from './engine/index.js';
export type { Board as GluxPlan, GluxEnding, GluxMove, GluxOptions, GluxState } from './engine/index.js';
export { GluxBoard } from './glux-board.js';
export { GluxRules } from './definition.js';
