import type { OtherLanguages } from '../../../element/game-definition.js';
import type { LuckyWords } from './en.js';

/** The languages of Lucky Numbers besides English. To add one, add a file in this folder and one line here. */
export const languages: OtherLanguages<LuckyWords> = {
  de: () => import('./de.js'),
};
