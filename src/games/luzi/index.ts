export { LuziDice } from './luzi-dice.js';
export { luzi } from './engine/index.js';
export type * from './engine/types.js';
