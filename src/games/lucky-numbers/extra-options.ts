import type { OptionField } from '../../element/game-definition.js';

const booleanField = (name: string): OptionField => ({
  name,
  boolean: true,
  choices: () => ['false', 'true'],
  parse: (text) => text === 'true' || (text === 'false' ? false : text),
  format: (value) => String(value === true),
});

/** The options of the swap puzzle. */
export const swapOptions: readonly OptionField[] = [
  {
    name: 'par',
    choices: () => ['3', '1', '2', '4', '5'],
    parse: (text) => (/^\d$/.test(text) ? Number(text) : text),
    format: (value) => (typeof value === 'number' ? String(value) : '3'),
  },
  booleanField('wrap'),
];

/** The options that need the extras: the game on the board, the options of the puzzle, and the tournament. */
export const extraOptions: readonly OptionField[] = [
  {
    name: 'game',
    choices: () => ['lucky-numbers', 'swap'],
    parse: (text) => text,
    format: (value) => (typeof value === 'string' ? value : 'lucky-numbers'),
  },
  ...swapOptions,
  booleanField('series'),
];
