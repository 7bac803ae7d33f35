/** The daily puzzles as data: the position, the solution and the task of each puzzle as attributes of its board. Needs no page. */
import { loadSchedule as load } from './puzzles/schedule.js';
import { puzzleGames, type PuzzleAttributes, type PuzzleGame } from './puzzles/packed.js';
import { dayOf, parseDay } from './puzzles/days.js';
import { dailyPuzzle } from './words/en/puzzles.js';
import { eagerWords } from './words/languages.js';

export { puzzleGames, type PuzzleAttributes, type PuzzleGame };

const words = eagerWords('dailyPuzzle', dailyPuzzle);

/** A daily puzzle. */
export interface DailyPuzzleData {
  /** The day of the puzzle, such as `2026-11-28`: the day that was asked for, or the latest before it with a puzzle. */
  readonly date: string;
  /** The tag of the board, such as `fluctus-board`. */
  readonly tag: string;
  /** The attributes of the board, without `mode`. */
  readonly attributes: PuzzleAttributes;
  /** A sentence why the solution is not obvious, for after it is found; empty for none. */
  readonly why: string;
}

/**
 * Returns the puzzle of a game for a day: a text such as `2026-11-28`, or a date, whose day is that of its time zone. Default: today. `lang` is the
 * language of the texts: `en` (default) or `de`. Throws RangeError for a game without puzzles, and for a text that is no day.
 */
export async function puzzleOn(
  game: PuzzleGame,
  date: string | Date = new Date(),
  lang = 'en',
): Promise<DailyPuzzleData> {
  if (!puzzleGames.includes(game))
    throw new RangeError(`The game must be one of ${puzzleGames.join(', ')}: “${game}”.`);
  const day = parseDay(typeof date === 'string' ? date : dayOf(new Date(date)));
  if (day === undefined)
    throw new RangeError(`The date must be a day such as 2026-11-28: “${String(date)}”.`);
  const schedule = await load(game);
  const latest = schedule.nearest(day, -1)!;
  const tag = lang.toLowerCase().split('-')[0]!;
  const { tasks } = Object.hasOwn(words, tag) ? words[tag]! : words.en;
  return { date: latest, why: '', ...schedule.board(latest, tasks) };
}
