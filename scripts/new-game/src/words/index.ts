import type { OtherLanguages } from '../../../element/game-definition.js';
import type { __Name__Words } from './en.js';

/** The languages of __Title__ besides English. To add one, add a file in this folder and one line here. */
export const languages: OtherLanguages<__Name__Words> = {
  de: () => import('./de.js'),
};
