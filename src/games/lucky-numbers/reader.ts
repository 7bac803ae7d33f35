import type { GameReader } from '../../ui/kit.js';
import { luckyNumbers, type LuckyMove, type LuckyOptions, type LuckyState } from './engine/index.js';
import { optionFields } from './options.js';

/** Reads what a page declares of Lucky Numbers. */
export const reader: GameReader<LuckyState, LuckyMove, LuckyOptions> = {
  game: luckyNumbers,
  options: optionFields,
};
