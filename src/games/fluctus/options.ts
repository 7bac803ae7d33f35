import type { OptionField, PlainDefinition } from '../../element/model/game-definition.js';
import { lazyWords } from '../../words/languages.js';
import { colors, fluctus, type Color } from './engine/index.js';
import type { FluctusTypes } from './engine/types.js';

/** The pairs of colours: opposite ones in the classic game, else any two. */
const pairs = (classic: boolean): readonly string[] =>
  colors.flatMap((a, i) =>
    colors.filter((_, j) => (classic ? Math.abs(i - j) === 3 : i !== j)).map((b) => `${a} ${b}`),
  );

const isPair = (value: unknown): value is readonly [Color, Color] => Array.isArray(value);

/** The options of Fluctus. */
const options: readonly OptionField[] = [
  {
    name: 'variant',
    choices: () => ['classic', 'return'],
    parse: (text) => text,
    format: (value) => (typeof value === 'string' ? value : 'classic'),
  },
  {
    name: 'colors',
    choices: ({ variant }) => pairs(variant !== 'return'),
    parse: (text) => text.trim().split(/[\s,]+/),
    format: (value) => (isPair(value) ? value.join(' ') : 'red green'),
  },
];

/** The part of the definition of Fluctus that needs no page. */
export const plain: PlainDefinition<FluctusTypes> = {
  tag: 'fluctus-board',
  game: fluctus,
  options,
  goals: ['win', 'draw'],
};

/** The rulebook of Fluctus with its English texts, and the other languages, loaded on demand. */
export const texts = {
  load: lazyWords('fluctus'),
  rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  english: () => import('../../words/en/fluctus-rules.js').then(({ en }) => en),
};
