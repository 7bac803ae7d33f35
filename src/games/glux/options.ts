import type { OptionField } from '../../element/game-definition.js';

/** The options of `setup` as the page writes them: a board as JSON. What it may be is the engine's to say. */
export const optionFields: readonly OptionField[] = [
  {
    name: 'board',
    // the game's own board, by the number of players; and the one in play, where that is another
    choices: ({ board }) => (board ? ['', board] : ['']),
    parse(text) {
      if (!text.trim()) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    },
    format: (value) => (value === undefined ? '' : JSON.stringify(value)),
  },
];
