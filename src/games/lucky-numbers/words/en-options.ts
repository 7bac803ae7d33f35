import type { OptionWords } from '../../../element/words/game-words.js';

const labels: Readonly<Record<string, string>> = {
  setup: 'Setup',
  variant: 'Variant',
  sets: 'Sets of tiles',
};

const choices: Readonly<Record<string, string>> = {
  choose: 'Lay four tiles in any order',
  sorted: 'In ascending order',
  'one-by-one': 'One tile at a time',
  basic: 'Basic game',
  'play-on': 'Play on (Bruno Cathala)',
  auto: 'One each (two for one player)',
};

/** The labels of the options of Lucky Numbers in English. */
export const options: OptionWords = {
  option: (name) => labels[name] ?? name,
  choice: (_, value) => choices[value] ?? value,
};
