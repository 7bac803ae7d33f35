import { defineGame, type OptionField } from '../../element/game-definition.js';
import { defaultRows, luzi, namedRows } from './engine/index.js';
import { words } from './words/index.js';

/** A whole number; other text is kept as it is, and `setup` rejects it. */
const wholeNumber = (text: string): unknown => (/^\s*-?\d+\s*$/.test(text) ? Number(text) : text);

const rowsText = (value: unknown): string =>
  typeof value === 'string' ? value : (Array.isArray(value) ? value : defaultRows).join(' ');

/** The values that the form offers, with the current one if it is not among them. */
const including = (offered: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];

const numberOption = (name: string, offered: readonly number[]): OptionField => ({
  name,
  choices: (chosen) => including(offered.map(String), chosen[name]),
  parse: wholeNumber,
  format: (value) => String(typeof value === 'number' ? value : offered[0]),
});

/** The options of `setup`, which checks their values. */
const options: readonly OptionField[] = [
  numberOption('rounds', [5, 1, 2, 3, 4, 6, 7, 8, 10, 12]),
  {
    name: 'rows',
    choices: ({ rows }) => including([rowsText(undefined), ...(namedRows.keys() as Iterable<string>)], rows),
    parse: (text) =>
      /\d/.test(text)
        ? text
            .trim()
            .split(/[\s,]+/)
            .map(wholeNumber)
        : text.trim(),
    format: rowsText,
  },
  {
    name: 'together',
    choices: () => ['luzi', 'stand-off'],
    parse: (text) => text.trim(),
    format: (value) => (typeof value === 'string' ? value : 'luzi'),
  },
  numberOption('superluzi', [4, 5, 6, 7, 8]),
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
    drawExample: () => import('./examples.js').then(({ drawExample }) => drawExample),
  },
  chance: true,
});
