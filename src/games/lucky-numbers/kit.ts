import { random } from '../../core/random.js';
import type { GameKit } from '../../element/game-definition.js';
import { botSource } from './bot-source.js';
import { luckyNumbers } from './engine/index.js';
import type * as Motion from './motion.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';
import { words } from './words/index.js';
import type { LuckyWords } from './words/types.js';

/** All that Lucky Numbers hands to the shared element. */
export const kit: GameKit<AnyState, AnyMove, AnyOptions, LuckyWords, typeof Motion> = {
  game: luckyNumbers,
  words,
  options: ['game', 'setup', 'variant', 'sets', 'par', 'wrap', 'series'],
  reader: () => import('./reader.js').then(({ reader }) => reader),
  bot: botSource,
  later: () => import('./motion.js'),
  random,
  rulebook: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  rulebookWords: {
    en: () => import('./rulebook/en.js').then(({ en }) => en),
    de: () => import('./words/de.js').then(({ rulebook }) => rulebook),
  },
  drawExample: () => import('./examples.js').then(({ drawExample }) => drawExample),
  draws: false,
  // the large tray is always upright; the attribute says whose it is
  turns: false,
};
