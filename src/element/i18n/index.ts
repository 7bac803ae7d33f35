import type { Languages } from '../game-definition.js';
import { en, type UiWords } from './en.js';

/** The words of the shared UI. To add a language, add a file in this folder and one line here. */
export const uiWords: Languages<UiWords> = {
  en,
  load: { de: () => import('./de.js').then(({ de }) => de) },
};
