import type { OptionField, PlainDefinition } from '../../element/model/game-definition.js';
import { lazyWords } from '../../words/languages.js';
import { defaultRows, luzi } from './engine/index.js';
import type { LuziTypes } from './engine/types.js';

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
const options: readonly OptionField[] = [
  option('rounds', '5', '1', '2', '3', '4', '6', '7', '8', '10', '12'),
  option('rows', defaultRows.join(' '), 'triangular', 'doubling'),
  option('together', 'luzi', 'stand-off'),
  option('superluzi', '4', '5', '6', '7', '8'),
];

/** The part of the definition of Luzi und Joe that needs no page. */
export const plain: PlainDefinition<LuziTypes> = {
  tag: 'luzi-dice',
  game: luzi,
  options,
  goals: ['points'],
  bestScore: 'highest',
};

/** The rulebook of Luzi und Joe with its English texts, and the other languages, loaded on demand. */
export const texts = {
  load: lazyWords('luzi'),
  rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  english: () => import('../../words/en/luzi-rules.js').then(({ en }) => en),
};
