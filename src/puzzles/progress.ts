import { parseFields, type Fields } from '../element/model/stored-fields.js';
import { addDays, parseDay, type Day } from './days.js';
import type { Schedule } from './schedule.js';

/** The result of a puzzle of a day. */
export interface DayResult {
  /** The number of wrong moves. */
  readonly tries: number;
  readonly hints: number;
  /** The number of exchanges over the par of a swap puzzle. */
  readonly over: number;
  readonly solved: boolean;
  /** The reader has seen the solution. */
  readonly shown: boolean;
  /** Solved on its own day: it counts for the streak. */
  readonly counts: boolean;
}

/** The results that a browser keeps, and the latest day on which it saw a puzzle. */
export interface Progress {
  readonly seen: Day;
  readonly results: Readonly<Record<Day, DayResult>>;
}

/** The name under which a browser stores the progress in the puzzles of a source: a game, or the address of a pack. */
export const storageKey = (source: string): string => `spielkasten:daily:${source}`;

export const noProgress: Progress = { seen: '', results: {} };

const VERSION = 1;
/** The most days that are kept. */
export const MOST_DAYS = 1000;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parseResult(value: unknown): DayResult | undefined {
  const { tries, hints, over = 0, solved, shown, counts } = Object(value) as Fields;
  if (!isCount(tries) || !isCount(hints) || !isCount(over)) return undefined;
  return { tries, hints, over, solved: solved === true, shown: shown === true, counts: counts === true };
}

/** Reads stored results. Anything else is no progress. */
export function parseProgress(text: string | null): Progress {
  const { version, seen, results } = parseFields(text);
  if (version !== VERSION || typeof seen !== 'string') return noProgress;
  const entries = Object.entries(Object(results) as object).flatMap(([day, value]) => {
    const result = parseDay(day) && parseResult(value);
    return result ? [[day, result] as const] : [];
  });
  return { seen, results: Object.fromEntries(entries) };
}

export const formatProgress = (progress: Progress): string =>
  JSON.stringify({ version: VERSION, ...progress });

/**
 * The progress on a day, with the results of the last days. A result that is more than a day ahead comes from a clock that was wrong, and is dropped: the day is still to come.
 * One day ahead is where the reader was in an earlier time zone.
 */
export function onDay({ seen, results }: Progress, today: Day): Progress {
  const tomorrow = addDays(today, 1);
  const days = Object.keys(results)
    .filter((day) => day <= tomorrow)
    .sort()
    .slice(-MOST_DAYS);
  const kept = Object.fromEntries(days.map((day) => [day, results[day]!]));
  return { seen: seen > tomorrow || seen < today ? today : seen, results: kept };
}

/**
 * The progress after a try. A puzzle counts if it is solved on its own day, and no later day was seen before: a clock that is turned back
 * wins nothing. What is solved stays solved.
 */
export function withResult(
  progress: Progress,
  day: Day,
  today: Day,
  { tries = 0, hints = 0, over = 0, solved = false, shown = false }: Partial<DayResult>,
): Progress {
  if (progress.results[day]?.solved) return progress;
  const own = solved && !shown;
  const counts = own && day === today && day >= progress.seen;
  const result: DayResult = { tries, hints, over, solved: own, shown, counts };
  return { ...progress, results: { ...progress.results, [day]: result } };
}

/** The number of puzzles in a row that were solved on their days, up to today or to the puzzle before. */
export function streakOf({ results }: Progress, today: Day, { nearest }: Pick<Schedule, 'nearest'>): number {
  const counts = (day: Day | undefined): day is Day => day !== undefined && results[day]?.counts === true;
  // one solved in an earlier time zone is of tomorrow
  const [tomorrow, last] = [nearest(addDays(today, 1), -1), nearest(today, -1)];
  let day = counts(tomorrow) ? tomorrow : last;
  if (day !== undefined && !counts(day)) day = nearest(addDays(day, -1), -1);
  let streak = 0;
  for (; counts(day); day = nearest(addDays(day, -1), -1)) streak++;
  return streak;
}
