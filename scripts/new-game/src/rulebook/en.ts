import type { RulebookWords } from '../../../core/rulebook.js';

/** The rulebook of __Title__ in English. */
export const en: RulebookWords = {
  idea: [
    'Whoever takes the last match wins.',
    'For 2 players.',
    'The examples call the players A and B and write moves in a short form: -3 means “take three matches”.',
  ],
  sources: [
    '__Title__ is an old game for two with a heap of matches. Charles Bouton gave it its name in 1901.',
  ],
  rules: {
    N1: {
      title: 'The heap',
      text: ['Put twelve matches in a row. You can also agree on another number from four to twenty-four.'],
    },
    N2: {
      title: 'Your turn',
      text: ['The players take turns. On your turn you must take one, two or three matches.'],
    },
    N3: { title: 'The end', text: ['Whoever takes the last match wins.'] },
  },
  examples: {
    start: 'The start of the game: twelve matches.',
    'small-heap': 'A short game with five matches.',
    three: 'A takes three matches.',
    four: 'Nobody can take four matches at once.',
    'too-many': 'Only two matches are left.',
    last: 'B takes the last three matches and wins.',
  },
};
