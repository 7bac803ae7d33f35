import { defineGame } from '../../element/model/game-definition.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { en, options, type LuckyWords } from '../../words/en/lucky-numbers.js';
import { plain, texts } from './options.js';
import type { LuckyTypes } from './engine/types.js';
import { squareOfTile } from './selection.js';

/** The parts of the definition that the rules in the flow of a page need: their bundle has no others. */
const rules = {
  ...plain,
  words: { en, options, load: texts.load },
  rulebook: {
    ...texts,
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
};

/** The definition of Lucky Numbers. */
export const definition = /* @__PURE__ */ defineGame<LuckyTypes, LuckyWords>(rules, {
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./lucky-numbers.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: {
    dealt: 'move',
    turned: 'move',
    laid: 'place',
    took: 'place',
    exchanged: 'capture',
    traded: 'capture',
  },
  picture: () => import('./picture.js'),
  ending: { load: () => import('./ending.js').then(({ ending }) => ending) },
  keys: () => import('./keys.js').then(({ keys }) => keys),
  characters: '0123456789d',
  piece(move, state) {
    if (move.kind !== 'lay') return move.kind === 'pass' ? 'pass' : 'pile';
    const { tile } = move;
    return squareOfTile({ from: state.hands[state.seat]?.includes(tile) ? 'hand' : 'open', tile });
  },
  turns: {
    // the tiles of the setup are laid in one turn
    begins: (_, before) => !/^draw$|@/.test(before),
    text: (move, fell) => (move === 'draw' && fell ? fell : move),
  },
  randomFirst: true,
});

/**
 * The rules of Lucky Numbers as part of a page, with examples to play.
 *
 * @tag lucky-numbers-rules
 */
export class LuckyNumbersRules extends RulesElement {
  static override definition = rules;
}

declare global {
  interface HTMLElementTagNameMap {
    'lucky-numbers-rules': LuckyNumbersRules;
  }
}
