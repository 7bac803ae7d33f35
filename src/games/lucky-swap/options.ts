import type { OptionField, PlainDefinition } from '../../element/model/game-definition.js';
import { lazyWords } from '../../words/languages.js';
import { luckySwap } from './engine/index.js';
import type { SwapTypes } from './engine/types.js';

/** The fields only name and type the values; `setup` checks them. */
const options: readonly OptionField[] = [
  {
    name: 'par',
    choices: () => ['3', '1', '2', '4', '5'],
    parse: (text) => (/^\d$/.test(text) ? Number(text) : text),
    format: (value) => (typeof value === 'number' ? String(value) : '3'),
  },
  {
    name: 'wrap',
    boolean: true,
    choices: () => ['false', 'true'],
    parse: (text) => text === 'true' || (text === 'false' ? false : text),
    format: (value) => String(value === true),
  },
];

/** The part of the definition of the swap puzzle that needs no page. */
export const plain: PlainDefinition<SwapTypes> = {
  tag: 'lucky-numbers-swap',
  game: luckySwap,
  options,
  seeded: true,
  goals: ['par'],
  bestScore: 'lowest',
};

/** The rulebook of the swap puzzle with its English texts, and the other languages, loaded on demand. */
export const texts = {
  load: lazyWords('lucky-swap'),
  rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  english: () => import('../../words/en/lucky-swap-rules.js').then(({ en }) => en),
};
