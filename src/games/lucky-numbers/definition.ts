import { gameOf } from '../../core/parse-record.js';
import { defineGame, type RulesDefinition } from '../../element/model/game-definition.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { Lazy } from '../../element/base/lazy.js';
import { extraOptions, plain } from './options.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';
import { squareOfTile } from './selection.js';
import { en, type LuckyWords } from './words/en.js';
import { languages, rulebook } from './words/index.js';

/** The swap puzzle. */
export const extras = new Lazy(() => import('./extras.js'));

/** The parts of the definition that the rules in the flow of a page need: their bundle has no others. */
const rules: RulesDefinition<AnyState, AnyMove, AnyOptions, LuckyWords> = {
  ...plain,
  words: { en, load: languages },
  rulebook: {
    ...rulebook,
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
  extras: {
    module: extras,
    options: extraOptions,
    needed: ({ options: { game }, record = '' }) => game === 'swap' || gameOf(record) === 'lucky-swap',
  },
};

/** The definition of Lucky Numbers. */
export const definition = /* @__PURE__ */ defineGame<AnyState, AnyMove, AnyOptions, LuckyWords>(rules, {
  optionWords: new Lazy(() => import('./words/en-options.js').then(({ options }) => options)),
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
    swapped: 'move',
  },
  picture: () => import('./picture.js'),
  keys: () => import('./keys.js'),
  piece(move, state) {
    if (!('kind' in move)) return move.from;
    if (move.kind !== 'lay' || 'made' in state) return move.kind === 'pass' ? 'pass' : 'pile';
    const { tile } = move;
    return squareOfTile({ from: state.hands[state.seat]?.includes(tile) ? 'hand' : 'open', tile });
  },
  turns: {
    // the tiles of the setup are laid in one turn
    begins: (_, before) => !/^draw$|@/.test(before),
    text: (move, fell) => (move === 'draw' && fell ? fell : move),
  },
  chance: true,
  randomFirst: true,
});

/**
 * The rules of Lucky Numbers in the flow of a page, with examples to play.
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
