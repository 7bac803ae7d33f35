import type { GameKit } from '../../element/game-definition.js';
import { random } from '../../core/random.js';
import { botSource } from './bot-source.js';
import { luziPlay } from './engine/play.js';
import type { LuziMove, LuziOptions, LuziState } from './engine/types.js';
import type * as Finish from './finish.js';
import { words } from './words/index.js';
import type { LuziWords } from './words/types.js';

/** All that Luzi und Joe hands to the shared element. */
export const kit: GameKit<LuziState, LuziMove, LuziOptions, LuziWords, typeof Finish> = {
  game: luziPlay,
  words,
  options: ['rounds', 'rows', 'together', 'superluzi'],
  reader: () => import('./reader.js').then(({ reader }) => reader),
  bot: botSource,
  later: () => import('./finish.js'),
  random,
  rulebook: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  rulebookWords: {
    en: () => import('./rulebook/en.js').then(({ en }) => en),
    de: () => import('./words/de.js').then(({ rulebook }) => rulebook),
  },
  drawExample: () => import('./examples.js').then(({ drawExample }) => drawExample),
  draws: false,
  turns: false,
};
