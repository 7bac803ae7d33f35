import { BadOption, createError } from '../../../core/errors.js';
import { sentences, type OptionFault } from './messages.js';
import type { LuziOptions, LuziState, RowsName } from './types.js';

/** Points for rows of three to eight dice, where nobody says otherwise (Z6). */
export const defaultRows: readonly number[] = [6, 12, 20, 30, 42, 56];

/** Those that have a name. */
export const namedRows: ReadonlyMap<unknown, readonly number[]> = new Map<RowsName, readonly number[]>([
  ['triangular', [6, 10, 15, 21, 28, 36]],
  ['doubling', [6, 12, 24, 48, 96, 192]],
]);

/** Something given, for an error message. */
const shown = (given: unknown): string =>
  [given]
    .flat()
    .map((each) => (typeof each === 'string' || typeof each === 'number' ? each : typeof each))
    .join(' ');

function check(sound: boolean, code: OptionFault, rule?: string, given?: unknown): void {
  const found = given === undefined ? given : shown(given);
  if (!sound) throw createError(BadOption, sentences[code], [], { code, rule, found });
}

/** Whether something is a whole number within bounds. */
const whole = (given: unknown, least: number, most: number): given is number =>
  Number.isInteger(given) && (given as number) >= least && (given as number) <= most;

function readRows(given: unknown): readonly number[] {
  const rows: readonly unknown[] =
    namedRows.get(given) ?? (Array.isArray(given) ? [...(given as unknown[])] : []);
  check(rows.length === 6, 'rows', 'Z6', given);
  const sound = rows.filter((points) => whole(points, 0, 9999));
  check(sound.length === 6, 'rows-points', 'Z6', given);
  return sound;
}

/** The table before the first run. Throws BadOption with `at` the option's name. */
export function setup(options: LuziOptions = {}): LuziState {
  check(Object(options) === options, 'options');
  const {
    players = 2,
    rounds = 5,
    rows = defaultRows,
    together = 'luzi',
    superluzi = 4,
    first = 0,
  } = options;
  check(whole(players, 2, 5), 'players', 'Z2', players);
  check(whole(rounds, 1, 99), 'rounds', 'Z2', rounds);
  check(together === 'luzi' || (together as string) === 'stand-off', 'together', 'Z8', together);
  check(whole(superluzi, 4, 8), 'superluzi', 'Z9', superluzi);
  check(whole(first, 0, players - 1), 'first', 'Z2', first);
  return {
    ...{ rounds, rows: readRows(rows), together, superluzi, first },
    scores: Array<number>(players).fill(0),
    round: 1,
    seat: first,
    throws: 0,
    dice: [],
    cup: 0,
    sheet: [],
  };
}
