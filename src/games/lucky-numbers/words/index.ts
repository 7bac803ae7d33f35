import type { GameLanguages } from '../../../element/game-definition.js';
import { en, type LuckyWords } from './en.js';

/** The words of Lucky Numbers. To add a language, add a file in this folder and one line here. */
export const words: GameLanguages<LuckyWords> = {
  en,
  load: { de: () => import('./de.js') },
};
