import type { GameReader } from '../../element/game-definition.js';
import { luzi, type LuziMove, type LuziOptions, type LuziState } from './engine/index.js';
import { optionFields } from './options.js';

/** Reads what a page declares of Luzi und Joe. */
export const reader: GameReader<LuziState, LuziMove, LuziOptions> = {
  game: luzi,
  options: optionFields,
};
