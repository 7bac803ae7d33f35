import { formatList, formatNumber } from '../../element/words/sentences.js';
import { tasks as puzzleTasks } from './parts.js';

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** The tasks of daily puzzles. */
const tasks = {
  win: puzzleTasks.win,
  /** The number of chips that the reader still lays. */
  lastChips: (own: number): string =>
    own === 1
      ? 'Win the game with your last chip.'
      : `Win the game with your last ${formatNumber(own)} chips.`,
  fill: (turns: number): string =>
    `Fill the board in ${count(turns, 'turn', 'turns')}. Take face-up tiles only.`,
  mostPoints: 'Which choice scores most on average in this run?',
  lastRun: (points: number): string =>
    `The last run: more than ${formatNumber(points)} points win. Which choice has the best chance?`,
  average: (points: number): string => `${formatNumber(points)} points on average.`,
  chance: (share: number): string => `Wins ${formatNumber(Math.round(share * 1000) / 10)} % of games.`,
};

export type PuzzleTasks = typeof tasks;

/** The words of `<daily-puzzle>`. */
export const dailyPuzzle = {
  tasks,
  /** The names of the games, by their ids. */
  games: {
    fluctus: 'Fluctus',
    glux: 'Glüx',
    'lucky-numbers': 'Lucky Numbers',
    'lucky-swap': 'Swap puzzle',
    luzi: 'Luzi und Joe',
  } as Readonly<Record<string, string>>,
  /** A date in full. */
  date: (date: Date): string =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(date),
  /** The difficulty of the puzzle of a weekday, from 1 to 7. */
  difficulty: (level: number): string => `Difficulty ${level} of 7`,
  heading: 'Daily puzzle',
  previous: 'Previous puzzle',
  following: 'Next puzzle',
  today: 'Today’s puzzle',
  share: 'Share',
  copied: 'Copied.',
  notCopied: 'The text could not be copied.',
  solved: (tries: number, hints: number): string =>
    `Solved ${tries ? `after ${count(tries, 'wrong move', 'wrong moves')}` : 'without a wrong move'}${hints ? ` and with ${count(hints, 'hint', 'hints')}` : ''}.`,
  streak: (days: number): string => `${count(days, 'puzzle', 'puzzles')} in a row.`,
  next: (hours: number): string =>
    hours > 0 ? `Next puzzle in ${count(hours, 'hour', 'hours')}.` : 'Next puzzle in less than an hour.',
  loading: 'The puzzle is loading.',
  failed: 'The puzzle could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  faults: {
    property: (name: string, found: string): string => `The property ${name} must be a string: “${found}”.`,
    game: (found: string, games: readonly string[]): string =>
      `The attribute game must be one of ${formatList(games, 'or')}: “${found}”.`,
    date: (found: string): string => `The attribute date must be a day such as 2026-11-28: “${found}”.`,
    pack: (found: string): string =>
      `The pack could not be read (${found}). A pack is a JSON list of puzzles.`,
  },
};

export type DailyPuzzleWords = typeof dailyPuzzle;
