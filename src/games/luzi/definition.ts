import { defineGame, type OptionField } from '../../element/game-definition.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { defaultRows, luzi } from './engine/index.js';
import { words } from './words/index.js';

/** The value of an attribute: a whole number, a word, or a list of them. `setup` rejects what is not allowed. */
function parse(text: string): unknown {
  const values = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
  return values.length > 1 ? values : values[0];
}

/** An option and the values that the form offers, the default first. The form also offers the current value. */
const option = (name: string, ...offered: readonly string[]): OptionField => ({
  name,
  choices: ({ [name]: chosen = '' }) =>
    !chosen || offered.includes(chosen) ? offered : [...offered, chosen],
  parse,
  format: (value) =>
    Array.isArray(value) ? value.join(' ') : String((value as string | number | undefined) ?? offered[0]),
});

/** The options of `setup`, which checks their values. */
const options = [
  option('rounds', '5', '1', '2', '3', '4', '6', '7', '8', '10', '12'),
  option('rows', defaultRows.join(' '), 'triangular', 'doubling'),
  option('together', 'luzi', 'stand-off'),
  option('superluzi', '4', '5', '6', '7', '8'),
];

/** The definition of Luzi und Joe. */
export const definition = defineGame({
  tag: 'luzi-dice',
  game: luzi,
  words,
  options,
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./luzi.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: { thrown: 'dice', fallen: 'dice', stopped: 'place', robbed: 'capture' },
  rulebook: {
    rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
    english: () => import('./rulebook/en.js').then(({ en }) => en),
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
  piece: ({ kind }) => (kind === 'stop' ? kind : 'cup'),
  bestScore: 'highest',
  picture: () => import('./picture.js'),
  chance: true,
});

/**
 * The rules of Luzi und Joe in the flow of a page, with examples to play.
 *
 * @tag luzi-rules
 */
export class LuziRules extends RulesElement {
  static override definition = definition;
}

declare global {
  interface HTMLElementTagNameMap {
    'luzi-rules': LuziRules;
  }
}
