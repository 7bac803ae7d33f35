import { formatList, formatNumber } from '../../element/words/sentences.js';
import * as names from './names.js';
import { tasks as puzzleTasks } from './parts.js';

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

const tenth = (value: number) => formatNumber(Math.round(10 * value) / 10);

/** A choice of Luzi und Joe or Lucky Numbers in words. */
const choice = (move: string) => {
  const [kind, dice] = move.split(':');
  if (dice) return `throwing ${formatList([...dice], 'and')}`;
  return kind === 'stop' ? 'stopping' : kind === 'pass' ? 'leaving the tile' : move;
};

/** The tasks of daily puzzles. */
const tasks = {
  win: puzzleTasks.win,
  /** The number of chips that the reader still lays. */
  lastChips: (own: number): string =>
    own === 1
      ? 'Win the game with your last chip.'
      : `Win the game with your last ${formatNumber(own)} chips.`,
  fill: puzzleTasks.fill,
  bestChance: (turns: number): string =>
    `You have this turn and ${formatNumber(turns)} more. Which move gives the best chance to fill the board?`,
  mostPoints: puzzleTasks.points,
  lastRun: (points: number): string =>
    `The last run: more than ${formatNumber(points)} points win. Which choice has the best chance?`,
  /** Why the solution is not obvious. Moves are in notation. */
  whys: {
    capture: (move: string, moves: number): string =>
      `The capture ${move} tempts, but does not win in ${formatNumber(moves)} moves.`,
    offer: 'It offers a stone: the reply may capture, and still loses.',
    quiet: 'No stone is captured at first: the quiet move wins.',
    only: (moves: number): string => `No other move wins in ${formatNumber(moves)} moves.`,
    mostAtOnce: (move: string): string => `${move} scores most at once, but does not win.`,
    spoils: (move: string): string => `${move} fits at once, but then the board cannot be filled in time.`,
    exchanges: (exchanges: number): string =>
      `${count(exchanges, 'turn fills', 'turns fill')} no cell: exchanges free the tiles that fit.`,
    playable: (move: string): string =>
      `After ${choice(move)} more face-down tiles fit, but the chance to fill the board is lower.`,
    tidies: (move: string, par: number): string =>
      `${move} puts most tiles in order at once, but leads to no solution in ${formatNumber(par)} exchanges.`,
    begins: (firsts: number): string =>
      firsts === 1
        ? 'Only one exchange begins a shortest way.'
        : `${formatNumber(firsts)} exchanges begin a shortest way.`,
    points: (by: number, next: string): string => `It scores ${tenth(by)} points more than ${choice(next)}.`,
    chance: (by: number, next: string): string =>
      `It is ${tenth(100 * by)} percentage points better than ${choice(next)}.`,
  },
};

export type PuzzleTasks = typeof tasks;

/** The words of `<daily-puzzle>`. */
export const dailyPuzzle = {
  tasks,
  /** The names of the games, by their ids. */
  games: {
    fluctus: names.fluctus,
    glux: names.glux,
    'lucky-numbers': names.luckyNumbers,
    'lucky-swap': names.luckySwap,
    luzi: names.luzi,
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
  picture: 'Share picture',
  savePicture: 'Save picture',
  saved: 'Picture saved.',
  notSaved: 'The picture could not be written.',
  solved: (tries: number, hints: number): string =>
    `Solved ${tries ? `after ${count(tries, 'wrong move', 'wrong moves')}` : 'without a wrong move'}${hints ? ` and with ${count(hints, 'hint', 'hints')}` : ''}.`,
  streak: (days: number): string => `${count(days, 'puzzle', 'puzzles')} in a row.`,
  next: (hours: number): string =>
    hours > 0 ? `Next puzzle in ${count(hours, 'hour', 'hours')}.` : 'Next puzzle in less than an hour.',
  newOne: 'A new puzzle is here.',
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
