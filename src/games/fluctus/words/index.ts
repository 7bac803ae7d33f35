import type { GameLanguages } from '../../../element/game-definition.js';
import { en, type FluctusWords } from './en.js';

/** The words of Fluctus. To add a language, add a file in this folder and one line here. */
export const words: GameLanguages<FluctusWords> = {
  en,
  load: { de: () => import('./de.js') },
};
