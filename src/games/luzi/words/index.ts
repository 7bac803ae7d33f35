import type { Languages } from '../../../element/game-definition.js';
import { en } from './en.js';
import type { LuziWords } from './words.js';

/** The words of Luzi und Joe; a further language is a file beside this one and a line here. */
export const words: Languages<LuziWords> = {
  en,
  load: { de: () => import('./de.js').then(({ de }) => de) },
};
