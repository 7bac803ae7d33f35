import { breachText } from '../../../element/i18n/sentences.js';
import type { GameWords } from '../../../element/game-definition.js';
import { sentences } from '../engine/index.js';

/** The words of __Title__. */
export interface __Name__Words extends GameWords {
  /** The default name of a seat, by its letter. */
  player(letter: string): string;
  /** A number of matches. */
  matches(count: number): string;
  /** The possible moves: from one match to this number. */
  prompt(most: number): string;

  // accessible names
  board(names: readonly string[]): string;
  /** The text alternative of a position. */
  describe(left: number, size: number): string;
  readonly match: string;
  readonly taken: string;
  /** What pressing a match does. */
  takes(count: number): string;
  readonly last: string;
  readonly hint: string;
}

const matches = (count: number) => (count === 1 ? '1 match' : `${count} matches`);

/** __Title__ in English. */
export const en: __Name__Words = {
  name: '__Title__',
  say: ({ kind, seat = 0, squares = [] }, names) =>
    kind === 'took' ? `${names[seat]} takes ${matches(squares.length)}.` : '',
  ending: () => 'No matches are left.',
  breach: breachText(sentences),
  // the messages of errors are in English
  fault: () => undefined,
  option: () => 'Matches',
  choice: (_, value) => value,
  player: (letter) => `Player ${letter}`,
  matches,
  prompt: (most) =>
    most === 1
      ? 'Take the last match.'
      : `Take up to ${matches(most)}: press a match to take it and all matches after it.`,
  board: (names) => `__Title__, ${names.join(' against ')}`,
  describe: (left, size) => `${left} of ${matches(size)} left`,
  match: 'match',
  taken: 'taken',
  takes: (count) => `takes ${count}`,
  last: 'taken last',
  hint: 'hint',
};
