import { defineGame, type OptionField } from '../../element/game-definition.js';
import { Lazy } from '../../element/lazy.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { __name__, squaresTaken } from './engine/index.js';
import { en, options as optionWords, rulebook } from './words/en.js';
import { languages } from './words/index.js';

const options: readonly OptionField[] = [
  {
    name: 'heap',
    choices: () => ['12', '15', '20'],
    parse: Number,
    format: (value) => (typeof value === 'number' ? String(value) : '12'),
  },
];

/** The definition of __Title__. */
export const definition = defineGame({
  tag: '__tag__',
  game: __name__,
  words: { en, load: languages },
  optionWords: new Lazy(() => Promise.resolve(optionWords)),
  options,
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./__id__.worker.js', import.meta.url), { type: 'module' }),
  },
  rulebook: {
    rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
    english: () => Promise.resolve(rulebook),
    drawing: () => import('./drawing.js').then(({ drawing }) => drawing),
  },
  piece: (move, state) => squaresTaken(state, move)[0] ?? '',
});

/**
 * The rules of __Title__ in the flow of a page, with examples to play.
 *
 * @tag __id__-rules
 */
export class __Name__Rules extends RulesElement {
  static override definition = definition;
}

declare global {
  interface HTMLElementTagNameMap {
    '__id__-rules': __Name__Rules;
  }
}
