/** A day of a calendar, as `2026-11-28`. Days compare as texts. */
export type Day = string;

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** The number of the first Monday, in days since 1970-01-01. */
const MONDAY = 4;

/** Parses a day of the calendar; undefined for any other text. */
export function parseDay(text: string): Day | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

/** The day in the time zone of the reader. */
export const dayOf = (date: Date): Day =>
  new Date(date.getTime() - date.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 10);

/** Days since 1970-01-01. */
const numberOf = (day: Day): number => Date.parse(`${day}T00:00Z`) / MS_PER_DAY;

/** The day so many days later. */
export const addDays = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * MS_PER_DAY).toISOString().slice(0, 10);

/** The day of the week; 0 is Monday. */
export const weekdayOf = (day: Day): number => (((numberOf(day) - MONDAY) % 7) + 7) % 7;

/** A date on a day of the week, in the time of Greenwich. */
export const dateOfWeekday = (day: number): Date => new Date((MONDAY + day) * MS_PER_DAY);

/** The nearest day from `day` on, or before it with `by` −1, on which one of the weekdays falls. */
export function nearest(day: Day, weekdays: readonly number[], by: 1 | -1): Day {
  for (let at = day; ; at = addDays(at, by)) if (weekdays.includes(weekdayOf(at))) return at;
}

/** The index of the puzzle of a day in a pack of `count` puzzles in the order of days from a Monday on. */
export function indexOn(day: Day, weekdays: readonly number[], count: number): number {
  const week = Math.floor((numberOf(day) - MONDAY) / 7);
  const index = week * weekdays.length + weekdays.indexOf(weekdayOf(day));
  return ((index % count) + count) % count;
}

/** The full hours until a day begins where the reader is. */
export const hoursUntil = (now: Date, day: Day): number =>
  Math.floor((new Date(`${day}T00:00`).getTime() - now.getTime()) / MS_PER_HOUR);
