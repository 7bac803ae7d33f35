import type { OtherLanguages } from '../../../element/words/game-words.js';
import type { SwapWords } from './en.js';

/** The languages of the swap puzzle besides English. To add one, add a file in this folder and one line here. */
export const languages: OtherLanguages<SwapWords> = {
  de: () => import('./de.js'),
};

/** The rulebook of the swap puzzle and its English texts, loaded on demand. */
export const rulebook = {
  rules: () => import('../rulebook/index.js').then(({ rulebook }) => rulebook),
  english: () => import('../rulebook/en.js').then(({ en }) => en),
};
