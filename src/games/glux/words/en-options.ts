import type { OptionWords } from '../../../element/words/game-words.js';

/** Returns the name of a custom board from its JSON. */
export const boardName = (json: string): string | undefined => /"name":"(.*?)"/.exec(json)?.[1];

/** The labels of the options of Glüx in English. */
export const options: OptionWords = {
  option: (name) => (name === 'ending' ? 'End of the game' : 'Board'),
  choice(name, value) {
    if (name === 'ending') return `After the last chip is ${value === 'last-draw' ? 'drawn' : 'placed'}`;
    return boardName(value) ?? 'By number of players (rebuilt)';
  },
};
