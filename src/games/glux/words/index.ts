import type { Languages } from '../../../element/game-definition.js';
import { en } from './en.js';
import type { GluxWords } from './words.js';

/** The words of Glüx; a further language is a file beside this one and a line here. */
export const words: Languages<GluxWords> = {
  en,
  load: { de: () => import('./de.js').then(({ de }) => de) },
};
