import { defineGame } from '../../element/model/game-definition.js';
import { Lazy } from '../../element/base/lazy.js';
import { plain } from './options.js';
import { en } from './words/en.js';
import { languages, rulebook } from './words/index.js';

/** The parts of the definition that the rules in a dialog need. */
const rules = {
  ...plain,
  words: { en, load: languages },
  rulebook: {
    ...rulebook,
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
};

/** The definition of the swap puzzle. The rules of Lucky Numbers contain its rule, so it has no element for rules. */
export const definition = /* @__PURE__ */ defineGame(rules, {
  optionWords: new Lazy(() => import('./words/en-options.js').then(({ options }) => options)),
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./lucky-swap.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: { swapped: 'move' },
  piece: ({ from }) => from,
  picture: () => import('./picture.js'),
  keys: () => import('./keys.js').then(({ keys }) => keys),
});
