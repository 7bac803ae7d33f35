import type { Seat } from '../core/game.js';
import type { GameEvents } from '../element/model/events.js';
import { gamePoints, leaders } from '../games/lucky-numbers/engine/tournament.js';

/** A finished game of a series, as `game-over` told it. */
export interface FinishedGame {
  readonly game: string;
  readonly record: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** Returns the points by seat of a finished game: `scores` and `winners` are those of `game-over`. */
export type SeriesPoints = (scores: readonly number[], winners: readonly Seat[]) => readonly number[];

/** The points of a game: one for a win, shared in equal parts. */
const wins: SeriesPoints = (scores, winners) =>
  scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** The points of a game by its rulebook (L10 in Lucky Numbers), else one for a win. */
const pointsOf = (game: string): SeriesPoints => (game === 'lucky-numbers' ? gamePoints : wins);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The points of a game: those of the page, where they are numbers, else none. */
function pointsIn({ scores, winners }: FinishedGame, points: SeriesPoints): readonly number[] {
  const given: unknown = points(scores, winners);
  return scores.map((_, seat) => {
    const each = isList(given) ? given[seat] : undefined;
    return typeof each === 'number' && Number.isFinite(each) ? each : 0;
  });
}

/** The standing after some games. `seats` is the number of players. */
export function standingOf(
  games: readonly FinishedGame[],
  seats: number,
  points?: SeriesPoints,
): GameEvents['game-standing'] {
  const each = games.map((one) => pointsIn(one, points ?? pointsOf(one.game)));
  const totals = Array.from({ length: seats }, (_, seat) =>
    each.reduce((sum, one) => sum + (one[seat] ?? 0), 0),
  );
  const over = games.length >= seats;
  return { finished: games.length, games: seats, totals, ...(over && { winners: leaders(totals) }) };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= 8 && value.every(Number.isSafeInteger);

/** True for a finished game with the players and the game of the first one of a series. */
const isLike = (first: FinishedGame, { game, record, scores, winners }: FinishedGame): boolean =>
  game === first.game &&
  typeof game === 'string' &&
  typeof record === 'string' &&
  isNumbers(scores) &&
  scores.length === first.scores.length &&
  isNumbers(winners) &&
  winners.every((seat) => seat in scores) &&
  optionsIn(record) !== undefined;

/** Reads saved games; none if the text has another format. */
export function parseSaved(text: string | null): readonly FinishedGame[] {
  try {
    const { version, games } = Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
    const [first] = version === 1 && Array.isArray(games) ? (games as readonly FinishedGame[]) : [];
    if (!first || !(games as readonly FinishedGame[]).every((each) => isLike(first, each))) return [];
    return (games as readonly FinishedGame[]).slice(0, first.scores.length);
  } catch {
    return [];
  }
}

/** The text that `parseSaved` reads. */
export const savedText = (games: readonly FinishedGame[]): string => JSON.stringify({ version: 1, games });

const tag = (record: string, name: string): string | undefined =>
  RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(record)?.[1]?.replaceAll(/\\(.)/g, '$1');

/** The names of the players in a record, by seat. */
export const namesIn = (record: string, seats: number): readonly (string | undefined)[] =>
  Array.from({ length: seats }, (_, seat) => tag(record, `Seat${String.fromCharCode(65 + seat)}`));

/** The options in a record; undefined if they cannot be read. */
function optionsIn(record: string): { readonly first?: unknown } | undefined {
  try {
    const options = JSON.parse(tag(record, 'Options') ?? '{}') as unknown;
    return Object(options) === options ? (options as object) : undefined;
  } catch {
    return undefined;
  }
}

/** The options of a record, with the seat that begins the next game. */
export function nextOptions(record: string, seats: number): { readonly first: Seat } & object {
  const options = optionsIn(record);
  return { ...options, first: ((Number(options?.first) || 0) + 1) % seats };
}

/** A record without its result: the same for a match that is over, and after its end was taken back. */
export const withoutResult = (record: string): string =>
  record.replaceAll(/^\[(Result|Termination) .*\]\n/gm, '').trim();

export const isOver = (record: string): boolean => (tag(record, 'Result') ?? '*') !== '*';
