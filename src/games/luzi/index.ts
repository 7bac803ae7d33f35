export { luzi } from './engine/index.js';
export type { Entry, Face, LuziMove, LuziOptions, LuziState, RunEnd } from './engine/index.js';
export { LuziDice } from './luzi-dice.js';
export { LuziRules } from './definition.js';
