import type { GameKit } from '../../ui/kit.js';
import { botSource } from './bot-source.js';
import { fluctus, type FluctusMove, type FluctusOptions, type FluctusState } from './engine/index.js';
import { optionFields } from './options.js';
import { words } from './words/index.js';
import type { FluctusWords } from './words/words.js';

/** All that Fluctus hands to the shared element. */
export const kit: GameKit<FluctusState, FluctusMove, FluctusOptions, FluctusWords> = {
  game: fluctus,
  words,
  options: optionFields,
  bot: botSource,
  rulebook: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  rulebookWords: {
    en: () => import('./rulebook/en.js').then(({ en }) => en),
    de: () => import('./rulebook/de.js').then(({ de }) => de),
  },
  drawExample: () => import('./examples.js').then(({ drawExample }) => drawExample),
  draws: true,
  turns: true,
};
