import type { Languages } from '../../../element/game-definition.js';
import { en } from './en.js';
import type { LuckyWords } from './words.js';

/** The words of Lucky Numbers; a further language is a file beside this one and a line here. */
export const words: Languages<LuckyWords> = {
  en,
  load: { de: () => import('./de.js').then(({ de }) => de) },
};
