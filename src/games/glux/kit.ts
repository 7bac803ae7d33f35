import { random } from '../../core/random.js';
import type { GameKit } from '../../element/game-definition.js';
import { botSource } from './bot-source.js';
import { glux } from './engine/index.js';
import type { GluxMove, GluxOptions, GluxState } from './engine/types.js';
import type * as Motion from './motion.js';
import { words } from './words/index.js';
import type { GluxWords } from './words/types.js';

/** All that Glüx hands to the shared element. */
export const kit: GameKit<GluxState, GluxMove, GluxOptions, GluxWords, typeof Motion> = {
  game: glux,
  words,
  options: ['board'],
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
  turns: true,
};
