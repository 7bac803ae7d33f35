import type { Fault } from '../../../core/errors.js';
import type { Happening, Seat } from '../../../core/game.js';
import type { RulebookWords } from '../../../core/rulebook.js';
import type { GameEnd, OptionWords } from '../../../element/game-definition.js';
import { breachText, have, listNames } from '../../../element/i18n/sentences.js';
import { sentences } from '../engine/index.js';

/** A number of matches. */
const matches = (count: number) => (count === 1 ? '1 match' : `${count} matches`);

/** The labels of the options in English. */
export const options: OptionWords = { option: () => 'Matches', choice: (_, value) => value };

/** __Title__ in English. */
export const en = {
  name: '__Title__',
  say: ({ kind, seat = 0, squares = [] }: Happening, names: readonly string[], you?: Seat) =>
    kind === 'took' ? `${names[seat]} ${seat === you ? 'take' : 'takes'} ${matches(squares.length)}.` : '',
  ending: (_rule: string, end: GameEnd) =>
    `${listNames(end.winners, end, 'and')} ${have(end.winners, end.you)} taken the last match.`,
  breach: breachText(sentences),
  // the messages of errors are in English
  fault: (_fault: Fault): string | undefined => undefined,
  /** The default name of a seat, by its letter. */
  player: (letter: string) => `Player ${letter}`,
  matches,
  /** The possible moves: from one match to this number. */
  prompt: (most: number) =>
    most === 1
      ? 'Take the last match.'
      : `Take up to ${matches(most)}: press a match to take it and all matches after it.`,

  // accessible names
  board: (names: readonly string[]) => `__Title__, ${names.join(' against ')}`,
  /** The text alternative of a position. */
  describe: (left: number, size: number) => `${left} of ${matches(size)} left`,
  match: 'match',
  taken: 'taken',
  /** The action of a press on a match. */
  takes: (count: number) => `takes ${count}`,
  last: 'taken last',
  hint: 'hint',
};

/** The words of __Title__. A language is one object of this type. */
export type __Name__Words = typeof en;

/** The rulebook of __Title__ in English. */
export const rulebook: RulebookWords = {
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
