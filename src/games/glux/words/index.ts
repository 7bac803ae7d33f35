import type { GameLanguages } from '../../../element/game-definition.js';
import { en, type GluxWords } from './en.js';

/** The words of Glüx. To add a language, add a file in this folder and one line here. */
export const words: GameLanguages<GluxWords> = {
  en,
  load: { de: () => import('./de.js') },
};
