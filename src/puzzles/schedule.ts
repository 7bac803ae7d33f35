import { type Day, indexOn, nearest, parseDay } from './days.js';
import { packKinds, readPuzzle, type PackKind, type PuzzleAttributes, type PuzzleGame } from './packed.js';
import type { PuzzleTasks } from '../words/en/puzzles.js';

/** The puzzles of a calendar. */
export interface Schedule {
  /** The day of the nearest puzzle from a day on, or with `by` −1 until that day; undefined if there is none. */
  readonly nearest: (day: Day, by: 1 | -1) => Day | undefined;
  /** The days of the week that have a puzzle, harder from Monday (0) to Sunday. Undefined for single days. */
  readonly days?: readonly number[];
  /** The tag and the attributes of the board of a day. */
  readonly board: (day: Day, tasks: PuzzleTasks) => DayBoard;
}

/** The tag and the attributes of a board. */
export interface DayBoard {
  readonly tag: string;
  readonly attributes: PuzzleAttributes;
  /** A sentence why the solution is not obvious; empty for none. */
  readonly why?: string;
}

/** Loads the puzzles of a game. */
export async function loadSchedule(game: PuzzleGame): Promise<Schedule> {
  const { days = [0, 1, 2, 3, 4, 5, 6], load, tag }: PackKind = packKinds[game];
  const lines = (await load()).lines.split('\n');
  return {
    nearest: (day, by) => nearest(day, days, by),
    days,
    board: (day, tasks) => ({
      tag,
      ...readPuzzle(game, lines[indexOn(day, days, lines.length)]!, tasks),
    }),
  };
}

/** The attributes that a pack of a page may set. */
export const allowed = ['position', 'record', 'task', 'goal', 'marks', 'players', 'par', 'wrap', 'first'];

/** The fault of a pack: the place, and what is wrong there. */
export class PackFault extends Error {}

/** Parses an item of a pack. Throws PackFault. */
function parseItem(value: unknown, i: number): { day: Day; tag: string; attributes: PuzzleAttributes } {
  const { date, board, ...rest } = Object(value) as Readonly<Record<string, unknown>>;
  const at = `item ${i + 1}`;
  const day = typeof date === 'string' ? parseDay(date) : undefined;
  if (day === undefined) throw new PackFault(`${at}: date must be a day such as 2026-11-28`);
  const tags: readonly string[] = Object.values(packKinds).map(({ tag }) => tag);
  if (typeof board !== 'string' || !tags.includes(board))
    throw new PackFault(`${at}: board must be one of ${tags.join(', ')}`);
  const wrong = Object.entries(rest).find(
    ([name, text]) => !allowed.includes(name) || typeof text !== 'string',
  );
  if (wrong) throw new PackFault(`${at}: ${wrong[0]} must be a text, and one of ${allowed.join(', ')}`);
  return { day, tag: board, attributes: rest as PuzzleAttributes };
}

/** Parses a pack of a page: a list of puzzles, each with a date, the tag of a board and its attributes. Throws PackFault. */
export function parsePack(json: unknown): Schedule {
  if (!Array.isArray(json) || json.length === 0)
    throw new PackFault('it must be a list with at least one puzzle');
  const items = new Map<Day, ReturnType<typeof parseItem>>();
  for (const [i, each] of json.entries()) {
    const item = parseItem(each, i);
    if (items.has(item.day)) throw new PackFault(`item ${i + 1}: another puzzle has the date ${item.day}`);
    items.set(item.day, item);
  }
  const days = [...items.keys()].sort();
  return {
    nearest: (day, by) =>
      by === 1 ? days.find((each) => each >= day) : days.findLast((each) => each <= day),
    board: (day) => items.get(day)!,
  };
}

/** Loads a pack of a page. Throws PackFault, or SyntaxError for a text that is no JSON. */
export async function loadPack(url: string): Promise<Schedule> {
  const answer = await fetch(url);
  if (!answer.ok) throw new PackFault(`${answer.status} ${answer.statusText}`.trim());
  return parsePack(await answer.json());
}
