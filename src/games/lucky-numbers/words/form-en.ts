import type { FormWords } from './puzzle-words.js';

const options: Readonly<Record<string, string>> = {
  game: 'On this tray',
  setup: 'Setup',
  variant: 'Game',
  sets: 'Sets of tiles',
  par: 'Exchanges needed',
  wrap: 'Opposite edges',
  series: 'Games',
};

const choices: Readonly<Record<string, string>> = {
  'lucky-numbers': 'Lucky Numbers',
  swap: 'Swap puzzle',
  choose: 'Everybody lays four tiles',
  sorted: 'Laid in order',
  'one-by-one': 'Tile by tile',
  basic: 'Basic',
  'play-on': 'Equal numbers play on',
  auto: 'As usual',
  false: 'Apart',
  true: 'Side by side',
};

const series: Readonly<Record<string, string>> = {
  false: 'One',
  true: 'A tournament: everybody begins once',
};

/** What the new-game form says; it comes with the options themselves. */
export const formEn: FormWords = {
  option: (name) => options[name] ?? name,
  choice: (name, value) => (name === 'series' ? series[value] : choices[value]) ?? value,
};
