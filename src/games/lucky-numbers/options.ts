import type { OptionField, PlainDefinition } from '../../element/model/game-definition.js';
import { luckyNumbers } from './engine/index.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';

/** The default for the number of players. */
const AUTO = 'auto';

/** The fields only name and type the values; `setup` checks them. The first choice is the default. */
const wordField = (name: string, ...choices: readonly [string, ...string[]]): OptionField => ({
  name,
  choices: () => choices,
  parse: (text) => text,
  format: (value) => (typeof value === 'string' ? value : choices[0]),
});

const numberField = (name: string, ...choices: readonly [string, ...string[]]): OptionField => ({
  ...wordField(name, ...choices),
  parse: (text) =>
    /^\d$/.test(text) ? Number(text) : text === AUTO && choices[0] === AUTO ? undefined : text,
  format: (value) => (typeof value === 'number' ? String(value) : choices[0]),
});

const booleanField = (name: string): OptionField => ({
  ...wordField(name, 'false', 'true'),
  boolean: true,
  parse: (text) => text === 'true' || (text === 'false' ? false : text),
  format: (value) => String(value === true),
});

/** The options of Lucky Numbers. */
const options: readonly OptionField[] = [
  wordField('setup', 'choose', 'sorted', 'one-by-one'),
  wordField('variant', 'basic', 'play-on'),
  numberField('sets', AUTO, '1', '2', '3', '4', '5', '6', '7', '8'),
];

/** The options of the swap puzzle. */
export const swapOptions: readonly OptionField[] = [
  numberField('par', '3', '1', '2', '4', '5'),
  booleanField('wrap'),
];

/** The options that need the extras: the game on the board, and the options of the puzzle. */
export const extraOptions: readonly OptionField[] = [
  wordField('game', 'lucky-numbers', 'swap'),
  ...swapOptions,
];

/** The part of the definition of Lucky Numbers that needs no page. */
export const plain: PlainDefinition<AnyState, AnyMove, AnyOptions> = {
  tag: 'lucky-numbers-grid',
  game: luckyNumbers,
  options,
};
