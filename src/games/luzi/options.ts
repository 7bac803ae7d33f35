import type { OptionField } from '../../element/game-definition.js';
import { defaultRows, namedRows } from './engine/index.js';

/** A whole number; other text stays as it is, and the engine's `setup` says what is wrong with it. */
const whole = (text: string): unknown => (/^\s*-?\d+\s*$/.test(text) ? Number(text) : text);

const rowsText = (value: unknown): string =>
  typeof value === 'string' ? value : (Array.isArray(value) ? value : defaultRows).join(' ');

/** What is offered, and what was chosen elsewhere. */
const among = (offered: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];

const number = (name: string, offered: readonly number[]): OptionField => ({
  name,
  choices: (chosen) => among(offered.map(String), chosen[name]),
  parse: whole,
  format: (value) => String(typeof value === 'number' ? value : offered[0]),
});

/** The options of `setup` as the page writes them. What they may be is the engine's to say. */
export const optionFields: readonly OptionField[] = [
  number('rounds', [5, 1, 2, 3, 4, 6, 7, 8, 10, 12]),
  {
    name: 'rows',
    choices: ({ rows }) => among([rowsText(undefined), ...(namedRows.keys() as Iterable<string>)], rows),
    parse: (text) =>
      /\d/.test(text)
        ? text
            .trim()
            .split(/[\s,]+/)
            .map(whole)
        : text.trim(),
    format: rowsText,
  },
  {
    name: 'together',
    choices: () => ['luzi', 'stand-off'],
    parse: (text) => text.trim(),
    format: (value) => (typeof value === 'string' ? value : 'luzi'),
  },
  number('superluzi', [4, 5, 6, 7, 8]),
];
