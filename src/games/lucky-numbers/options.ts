import type { OptionField, PlainDefinition } from '../../element/model/game-definition.js';
import { lazyWords } from '../../words/languages.js';
import { luckyNumbers } from './engine/index.js';
import type { LuckyTypes } from './engine/types.js';

/** The default for the number of players. */
const AUTO = 'auto';

/** The fields only name and type the values; `setup` checks them. The first choice is the default. */
const wordField = (name: string, ...choices: readonly [string, ...string[]]): OptionField => ({
  name,
  choices: () => choices,
  parse: (text) => text,
  format: (value) => (typeof value === 'string' ? value : choices[0]),
});

/** The options of Lucky Numbers. */
const options: readonly OptionField[] = [
  wordField('setup', 'choose', 'sorted', 'one-by-one'),
  wordField('variant', 'basic', 'play-on'),
  {
    ...wordField('sets', AUTO, '1', '2', '3', '4', '5', '6', '7', '8'),
    parse: (text) => (/^\d$/.test(text) ? Number(text) : text === AUTO ? undefined : text),
    format: (value) => (typeof value === 'number' ? String(value) : AUTO),
  },
];

/** The part of the definition of Lucky Numbers that needs no page. */
export const plain: PlainDefinition<LuckyTypes> = {
  tag: 'lucky-numbers-grid',
  game: luckyNumbers,
  options,
  goals: ['fill'],
  fewestToFill: ({ boards: [board] }) => board!.filter((tile) => !tile).length,
};

/** The rulebook of Lucky Numbers with its English texts, and the other languages, loaded on demand. */
export const texts = {
  load: lazyWords('lucky-numbers'),
  rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  english: () => import('../../words/en/lucky-numbers-rules.js').then(({ en }) => en),
};
