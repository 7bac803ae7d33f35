import { defineGame } from '../../element/model/game-definition.js';
import { en, options, type SwapWords } from '../../words/en/lucky-swap.js';
import type { SwapTypes } from './engine/types.js';
import { plain, texts } from './options.js';

/** The parts of the definition that the rules in a dialog need. */
const rules = {
  ...plain,
  words: { en, options, load: texts.load },
  rulebook: {
    ...texts,
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
};

/** The definition of the swap puzzle. The rules of Lucky Numbers contain its rule, so it has no element for rules. */
export const definition = /* @__PURE__ */ defineGame<SwapTypes, SwapWords>(rules, {
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./lucky-swap.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: { swapped: 'move' },
  ending: { load: () => import('../lucky-numbers/ending.js').then(({ puzzleEnding }) => puzzleEnding) },
  piece: ({ from }) => from,
  picture: () => import('./picture.js'),
  keys: () => import('./keys.js').then(({ keys }) => keys),
});
