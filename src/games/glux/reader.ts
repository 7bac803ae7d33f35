import type { GameReader } from '../../element/game-definition.js';
import { glux, type GluxMove, type GluxOptions, type GluxState } from './engine/index.js';
import { optionFields } from './options.js';

/** Reads what a page declares of Glüx. */
export const reader: GameReader<GluxState, GluxMove, GluxOptions> = {
  game: glux,
  options: optionFields,
};
