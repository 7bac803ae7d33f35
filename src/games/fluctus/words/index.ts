import type { Languages } from '../../../element/game-definition.js';
import { en } from './en.js';
import type { FluctusWords } from './words.js';

/** The words of Fluctus; a further language is a file beside this one and a line here. */
export const words: Languages<FluctusWords> = {
  en,
  load: { de: () => import('./de.js').then(({ de }) => de) },
};
