import type { GameKit } from '../../element/game-definition.js';
import { botSource } from './bot-source.js';
import { fluctus } from './engine/index.js';
import type { FluctusMove, FluctusOptions, FluctusState } from './engine/types.js';
import type * as Motion from './motion.js';
import { words } from './words/index.js';
import type { FluctusWords } from './words/types.js';

/** All that Fluctus hands to the shared element. */
export const kit: GameKit<FluctusState, FluctusMove, FluctusOptions, FluctusWords, typeof Motion> = {
  game: fluctus,
  words,
  options: ['variant', 'colors'],
  reader: () => import('./reader.js').then(({ reader }) => reader),
  bot: botSource,
  later: () => import('./motion.js'),
  rulebook: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  rulebookWords: {
    en: () => import('./rulebook/en.js').then(({ en }) => en),
    de: () => import('./words/de.js').then(({ rulebook }) => rulebook),
  },
  drawExample: () => import('./examples.js').then(({ drawExample }) => drawExample),
  draws: true,
  turns: true,
};
