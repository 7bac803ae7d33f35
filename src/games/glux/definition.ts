import { defineGame } from '../../element/model/game-definition.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { en, options, type GluxWords } from '../../words/en/glux.js';
import type { GluxTypes } from './engine/types.js';
import { plain, texts } from './options.js';

/** The parts of the definition that the rules in the flow of a page need: their bundle has no others. */
const rules = {
  ...plain,
  words: { en, options, load: texts.load },
  rulebook: {
    ...texts,
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
};

/** The definition of Glüx. */
export const definition = /* @__PURE__ */ defineGame<GluxTypes, GluxWords>(rules, {
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./glux.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: { opened: 'place', restarted: 'place', laid: 'place', covered: 'capture' },
  picture: () => import('./picture.js'),
  ending: { load: () => import('./ending.js').then(({ ending }) => ending) },
  keys: () => import('./keys.js').then(({ keys }) => keys),
  characters: '0123456789f',
  piece: (move) => (move.kind === 'lay' ? `face-${move.face}` : ''),
  randomFirst: true,
  canTurn: true,
  list: true,
});

/**
 * The rules of Glüx as part of a page, with examples to play.
 *
 * @tag glux-rules
 */
export class GluxRules extends RulesElement {
  static override definition = rules;
}

declare global {
  interface HTMLElementTagNameMap {
    'glux-rules': GluxRules;
  }
}
