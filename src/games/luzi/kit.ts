import type { GameKit } from '../../element/game-definition.js';
import { random } from '../../core/random.js';
import { botSource } from './bot-source.js';
import { luzi } from './engine/index.js';
import type { LuziMove, LuziOptions, LuziState } from './engine/types.js';
import type * as Finish from './finish.js';
import { words } from './words/index.js';
import { trayEn } from './words/tray-en.js';
import type { AllLuziWords } from './words/tray-words.js';

/** All that Luzi und Joe hands to the shared element. */
export const kit: GameKit<LuziState, LuziMove, LuziOptions, AllLuziWords, typeof Finish> = {
  game: luzi,
  words: {
    en: { ...words.en, ...trayEn },
    load: {
      de: () =>
        Promise.all([words.load.de!(), import('./words/tray-de.js')]).then(([de, { trayDe }]) => ({
          ...de,
          ...trayDe,
        })),
    },
  },
  options: ['rounds', 'rows', 'together', 'superluzi'],
  reader: () => import('./reader.js').then(({ reader }) => reader),
  bot: botSource,
  later: () => import('./finish.js'),
  random,
  rulebook: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  rulebookWords: {
    en: () => import('./rulebook/en.js').then(({ en }) => en),
    de: () => import('./rulebook/de.js').then(({ de }) => de),
  },
  drawExample: () => import('./examples.js').then(({ drawExample }) => drawExample),
  draws: false,
  turns: false,
};
