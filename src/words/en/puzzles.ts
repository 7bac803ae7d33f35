import { formatList, formatNumber } from '../../element/words/sentences.js';
import * as names from './names.js';
import { tasks as puzzleTasks } from './parts.js';

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** A number of facts, with one decimal. */
const tenth = (value: number) => formatNumber(Math.round(10 * value) / 10);

/** A choice of Luzi und Joe or Lucky Numbers in words. */
const choice = (move: string) => {
  const [kind, dice] = move.split(':');
  if (move.includes('@')) return move.replace('@', ' on ');
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
  /** A swap puzzle with its number of exchanges; with `wrap`, its opposite edges are connected. */
  swap: (par: string, wrap: boolean): string =>
    `Solve it in ${par} exchanges.${wrap ? ' Opposite edges are connected.' : ''}`,
  mostPoints: puzzleTasks.points,
  lastRun: (points: number): string =>
    `The last run: more than ${formatNumber(points)} points win. Which choice has the best chance?`,
  /** Sentences why the solution is not obvious, from texts. Moves are in notation, `par` is a number of them. */
  whys: {
    capture: (move: string, reply: string): string =>
      `${move} captures a stone, but after ${reply} nothing wins in time.`,
    offer: (move: string, capture: string, answer: string): string =>
      `${move} offers a stone: after ${capture}, ${answer} wins.`,
    threat: (move: string, capture: string): string => `${move} threatens ${capture}.`,
    quiet: (move: string, reply: string, answer: string): string =>
      `${move} captures nothing yet: after ${reply}, only ${answer} wins in time.`,
    alone: (move: string, square: string): string =>
      `${move} leaves the opponent one stone on the board, on ${square}.`,
    stuck: (move: string, ...squares: readonly string[]): string =>
      squares.length === 1
        ? `After ${move} the stone on ${squares[0]} is trapped.`
        : `After ${move} the stones on ${formatList(squares, 'and')} are trapped.`,
    most: (move: string): string => `${move} scores most at once, but does not win.`,
    spoils: (move: string): string =>
      `${choice(move)} fits at once, but then the board cannot be filled in time.`,
    exchanges: (turns: string): string =>
      `${count(Number(turns), 'turn fills', 'turns fill')} no cell: exchanges free the tiles that fit.`,
    playable: (move: string): string =>
      `After ${choice(move)} more face-down tiles fit, but the chance to fill the board is lower.`,
    tidies: (move: string, one: string, other: string, par: string): string =>
      `${move} (${one} and ${other}) puts most tiles in order at once, but leads to no solution in ${par} exchanges.`,
    edge: (move: string, par: string): string =>
      `Without ${move} over the edge, ${par} exchanges are not enough.`,
    against: (move: string, one: string, other: string, par: string): string =>
      `${move} (${one} and ${other}) alone puts no more tiles in order, but every solution in ${par} exchanges has it.`,
    needed: (move: string, par: string): string => `Every solution in ${par} exchanges has ${move}.`,
    first: (move: string, par: string): string => `Only ${move} begins a solution in ${par} exchanges.`,
    firsts: (par: string, ...moves: readonly string[]): string =>
      `A solution in ${par} exchanges begins with ${formatList(moves, 'or')}.`,
    points: (by: string, next: string): string =>
      `It scores ${tenth(Number(by))} points more than ${choice(next)}.`,
    chance: (by: string, next: string): string =>
      `It is ${tenth(100 * Number(by))} percentage points better than ${choice(next)}.`,
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
  /** A date, `full` with its weekday. */
  date: (date: Date, dateStyle: 'full' | 'long'): string =>
    new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' }).format(date),
  /** The days of the week that have a puzzle, under the last one. */
  someDays: (days: readonly Date[]): string => {
    const { format } = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
    return `A new one comes each ${formatList(days.map(format), 'and')}; this is the last one.`;
  },
  /** The difficulty of the puzzle of a weekday, from 1 to 7. */
  difficulty: (level: number): string => `Difficulty\u00a0${level}\u00a0of\u00a07`,
  heading: 'Daily puzzle',
  /** Ways to other puzzles. */
  previous: 'Previous',
  following: 'Next',
  /** The label of the field for a day of the archive. */
  archive: 'Choose a day',
  share: 'Share',
  copied: 'Copied.',
  notCopied: 'The text could not be copied.',
  picture: 'Share picture',
  savePicture: 'Save picture',
  saved: 'Picture saved.',
  notSaved: 'The picture could not be written.',
  /** The result; `over` is the number of exchanges over the par of a swap puzzle. */
  solved: (tries: number, hints: number, over: number): string =>
    `Solved ${tries ? `after ${count(tries, 'wrong move', 'wrong moves')}` : 'without a wrong move'}${hints ? ` and with ${count(hints, 'hint', 'hints')}` : ''}${over ? `, ${formatNumber(over)} over par` : ''}.`,
  streak: (days: number): string => `${count(days, 'puzzle', 'puzzles')} in a row.`,
  next: (hours: number): string =>
    hours > 0 ? `Next puzzle in ${count(hours, 'hour', 'hours')}.` : 'Next puzzle in less than an hour.',
  newOne: 'A new puzzle is here.',
  loading: 'The puzzle is loading.',
  failed: 'The puzzle could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  wrongType: (name: string, found: string): string => `The property ${name} must be a string: “${found}”.`,
  unreadable: (found: string): string =>
    `The pack could not be read (${found}). A pack is a JSON list of puzzles.`,
  /** The faults of attributes. */
  faults: {
    game: (found: string, games: readonly string[]): string =>
      `The game must be one of ${formatList(games, 'or')}: “${found}”.`,
    date: (found: string): string => `The date must be a day such as 2026-11-28: “${found}”.`,
    pack: (found: string): string =>
      `The pack must be the address of a list, such as /puzzles/pack.json: “${found}”.`,
  },
};

export type DailyPuzzleWords = typeof dailyPuzzle;
