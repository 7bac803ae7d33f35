import type { OptionField } from '../../element/game-definition.js';

const oneOf = (name: string, choices: readonly string[]): OptionField => ({
  name,
  choices: () => choices,
  parse: (text) => text,
  format: (value) => (typeof value === 'string' ? value : (choices[0] ?? '')),
});

/** The options of the puzzle. */
export const puzzleFields: readonly OptionField[] = [
  {
    name: 'par',
    choices: () => ['3', '1', '2', '4', '5'],
    parse: (text) => (/^\d$/.test(text) ? Number(text) : text),
    format: (value) => (typeof value === 'number' ? String(value) : '3'),
  },
  {
    name: 'wrap',
    choices: () => ['false', 'true'],
    parse: (text) => text === 'true' || (text === 'false' ? false : text),
    format: (value) => String(value === true),
  },
];

/** The options of `setup` as the page writes them. What they may be is the engine's to say. */
export const optionFields: readonly OptionField[] = [
  oneOf('setup', ['choose', 'sorted', 'one-by-one']),
  oneOf('variant', ['basic', 'play-on']),
  {
    name: 'sets',
    choices: () => ['auto', '1', '2', '3', '4', '5', '6', '7', '8'],
    // `auto` is what goes with the number of players
    parse: (text) => (text === 'auto' ? undefined : /^\d$/.test(text) ? Number(text) : text),
    format: (value) => (typeof value === 'number' ? String(value) : 'auto'),
  },
];
