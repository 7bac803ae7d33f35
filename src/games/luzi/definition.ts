import { defineGame } from '../../element/model/game-definition.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { en, options, type LuziWords } from '../../words/en/luzi.js';
import type { LuziTypes } from './engine/types.js';
import { layOutDice } from './dice-layout.js';
import { endedByLuzi } from './labels.js';
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

/** The definition of Luzi und Joe. */
export const definition = /* @__PURE__ */ defineGame<LuziTypes, LuziWords>(rules, {
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./luzi.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: { thrown: 'dice', fallen: 'dice', stopped: 'place', robbed: 'capture' },
  // of the dice to throw again, the first one
  piece(move, state, past) {
    if (move.kind === 'stop') return move.kind;
    const die = layOutDice(past, state).dice.find(({ face }) => move.dice.includes(face));
    return die ? `d${die.number}` : 'cup';
  },
  picture: () => import('./picture.js'),
  ending: { shows: endedByLuzi, load: () => import('./ending.js').then(({ ending }) => ending) },
  keys: () => import('./keys.js').then(({ keys }) => keys),
  characters: '0123456789',
  turns: {
    begins: (move) => move === 'roll',
    text: (move, fell) =>
      fell ? `${move.replace(/^roll:?/, '')}${fell.replace('=', move === 'roll' ? '' : '→')}` : move,
  },
  randomFirst: true,
});

/**
 * The rules of Luzi und Joe as part of a page, with examples to play.
 *
 * @tag luzi-rules
 */
export class LuziRules extends RulesElement {
  static override definition = rules;
}

declare global {
  interface HTMLElementTagNameMap {
    'luzi-rules': LuziRules;
  }
}
