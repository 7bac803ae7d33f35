import type { OptionWords } from '../../../element/words/game-words.js';

/** The labels of the options of Fluctus in English. */
export const options: OptionWords = {
  option: (name) => (name === 'colors' ? 'Colours' : 'Variant'),
  choice(name, value) {
    if (name === 'variant') return value === 'return' ? 'Stones return' : 'Classic';
    return value.replace(/^./, (letter) => letter.toUpperCase()).replace(' ', ' – ');
  },
};
