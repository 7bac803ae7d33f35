import { gameOf, tagOf } from '../../core/parse-record.js';
import { defineGame, type OptionField } from '../../element/game-definition.js';
import { Lazy } from '../../element/lazy.js';
import { luckyNumbers } from './engine/index.js';
import { extraOptions } from './extra-options.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';
import { words } from './words/index.js';
import type { LuckyWords } from './words/en.js';

const wordField = (name: string, choices: readonly [string, ...string[]]): OptionField => ({
  name,
  choices: () => choices,
  parse: (text) => text,
  format: (value) => (typeof value === 'string' ? value : choices[0]),
});

/** The fields only name and type the values; `setup` checks them. */
const options: readonly OptionField[] = [
  wordField('setup', ['choose', 'sorted', 'one-by-one']),
  wordField('variant', ['basic', 'play-on']),
  {
    name: 'sets',
    choices: () => ['auto', '1', '2', '3', '4', '5', '6', '7', '8'],
    // `auto` is the default for the number of players.
    parse: (text) => (text === 'auto' ? undefined : /^\d$/.test(text) ? Number(text) : text),
    format: (value) => (typeof value === 'number' ? String(value) : 'auto'),
  },
];

/** The swap puzzle and the tournament. */
export const extras = new Lazy(() => import('./extras.js'));

/** The definition of Lucky Numbers. */
export const definition = defineGame<AnyState, AnyMove, AnyOptions, LuckyWords>({
  tag: 'lucky-numbers-grid',
  game: luckyNumbers,
  words,
  options,
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./lucky-numbers.worker.js', import.meta.url), { type: 'module' }),
  },
  rulebook: {
    rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
    english: () => import('./rulebook/en.js').then(({ en }) => en),
    drawExample: () => import('./examples.js').then(({ drawExample }) => drawExample),
  },
  chance: true,
  extras: {
    module: extras,
    options: extraOptions,
    needed: ({ options: { game, series }, record = '' }) =>
      game === 'swap' ||
      series === 'true' ||
      gameOf(record) === 'lucky-swap' ||
      tagOf(record, 'Series') !== undefined,
  },
});
