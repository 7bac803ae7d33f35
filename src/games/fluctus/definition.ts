import { seatLetter } from '../../core/game.js';
import { defineGame } from '../../element/model/game-definition.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { en, options, type FluctusWords } from '../../words/en/fluctus.js';
import type { FluctusTypes } from './engine/types.js';
import { plain, texts } from './options.js';

/** The parts of the definition that the rules in the flow of a page need: their bundle has no others. */
const rules = {
  ...plain,
  words: { en, options, load: texts.load },
  rulebook: {
    ...texts,
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
  agreementRule: 'F11',
};

/** The definition of Fluctus. */
export const definition = /* @__PURE__ */ defineGame<FluctusTypes, FluctusWords>(rules, {
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./fluctus.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: { entered: 'place', stepped: 'move', captured: 'capture' },
  picture: () => import('./picture.js'),
  ending: { load: () => import('./ending.js').then(({ ending }) => ending) },
  keys: () => import('./keys.js').then(({ keys }) => keys),
  piece: (move, { seat }) => (move.kind === 'enter' ? `reserve-${seatLetter(seat)}` : move.from),
  canTurn: true,
});

/**
 * The rules of Fluctus as part of a page, with examples to play.
 *
 * @tag fluctus-rules
 */
export class FluctusRules extends RulesElement {
  static override definition = rules;
}

declare global {
  interface HTMLElementTagNameMap {
    'fluctus-rules': FluctusRules;
  }
}
