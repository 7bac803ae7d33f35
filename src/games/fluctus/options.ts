import { BadOption } from '../../core/errors.js';
import type { OptionField } from '../../element/game-definition.js';
import { colors, type Color } from './engine/index.js';

const pairs = (classic: boolean): readonly string[] =>
  colors.flatMap((a, i) =>
    colors.filter((_, j) => (classic ? Math.abs(i - j) === 3 : i !== j)).map((b) => `${a} ${b}`),
  );

const isPair = (value: unknown): value is readonly [Color, Color] => Array.isArray(value);

/** The options of `setup` as the page writes them. What they may be is the engine's to say. */
export const optionFields: readonly OptionField[] = [
  {
    name: 'variant',
    choices: () => ['classic', 'return'],
    parse: (text) => text,
    format: (value) => (typeof value === 'string' ? value : 'classic'),
  },
  {
    name: 'colors',
    choices: ({ variant }) => pairs(variant !== 'return'),
    parse(text) {
      const words = text.trim().split(/\s+/);
      if (words.length === 2) return words;
      throw new BadOption('The colours are two words, such as red green.', {
        code: 'colors',
        at: 'colors',
        rule: 'F1',
        found: text,
      });
    },
    format: (value) => (isPair(value) ? value.join(' ') : 'red green'),
  },
];
