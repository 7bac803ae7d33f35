import type { GameReader } from '../../element/game-definition.js';
import { fluctus, type FluctusMove, type FluctusOptions, type FluctusState } from './engine/index.js';
import { optionFields } from './options.js';

/** Reads what a page declares of Fluctus. */
export const reader: GameReader<FluctusState, FluctusMove, FluctusOptions> = {
  game: fluctus,
  options: optionFields,
};
