import type { OptionWords } from '../../../element/words/game-words.js';

const labels: Readonly<Record<string, string>> = {
  game: 'Game',
  setup: 'Setup',
  variant: 'Variant',
  sets: 'Sets of tiles',
  par: 'Exchanges needed',
  wrap: 'Opposite edges',
};

const choices: Readonly<Record<string, string>> = {
  'lucky-numbers': 'Lucky Numbers',
  swap: 'Swap puzzle',
  choose: 'Lay four tiles in any order',
  sorted: 'In ascending order',
  'one-by-one': 'One tile at a time',
  basic: 'Basic game',
  'play-on': 'Play on (Bruno Cathala)',
  auto: 'One each (two for one player)',
  false: 'Not connected',
  true: 'Connected',
};

/** The labels of the options of Lucky Numbers in English. */
export const options: OptionWords = {
  option: (name) => labels[name] ?? name,
  choice: (_, value) => choices[value] ?? value,
};
