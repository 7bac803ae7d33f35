import type { OtherLanguages } from '../../../element/words/game-words.js';
import type { GluxWords } from './en.js';

/** The languages of Glüx besides English. To add one, add a file in this folder and one line here. */
export const languages: OtherLanguages<GluxWords> = {
  de: () => import('./de.js'),
};

/** The rulebook of Glüx and its English texts, loaded on demand. */
export const rulebook = {
  rules: () => import('../rulebook/index.js').then(({ rulebook }) => rulebook),
  english: () => import('../rulebook/en.js').then(({ en }) => en),
};
