import type { OptionWords } from '../../../element/words/game-words.js';

const labels: Readonly<Record<string, string>> = { par: 'Exchanges needed', wrap: 'Opposite edges' };

const choices: Readonly<Record<string, string>> = { false: 'Not connected', true: 'Connected' };

/** The labels of the options of the swap puzzle in English. */
export const options: OptionWords = {
  option: (name) => labels[name] ?? name,
  choice: (_, value) => choices[value] ?? value,
};
