import type { Languages } from '../game-definition.js';
import { en } from './en.js';
import type { UiWords } from './types.js';

/** The words of the shared parts; a further language is a file beside this one and a line here. */
export const uiWords: Languages<UiWords> = {
  en,
  load: { de: () => import('./de.js').then(({ de }) => de) },
};
