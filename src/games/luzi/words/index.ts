import type { GameLanguages } from '../../../element/game-definition.js';
import { en, type LuziWords } from './en.js';

/** The words of Luzi und Joe. To add a language, add a file in this folder and one line here. */
export const words: GameLanguages<LuziWords> = {
  en,
  load: { de: () => import('./de.js') },
};
