import { BadOption, createError } from '../../../core/errors.js';
import { sentences, type OptionFault } from './messages.js';
import type { LuziOptions, LuziState, RowsName } from './types.js';

/** Default points for rows of three to eight dice (Z6). */
export const defaultRows: readonly number[] = [6, 12, 20, 30, 42, 56];

/** Points of rows by name. */
export const namedRows: ReadonlyMap<unknown, readonly number[]> = new Map<RowsName, readonly number[]>([
  ['triangular', [6, 10, 15, 21, 28, 36]],
  ['doubling', [6, 12, 24, 48, 96, 192]],
]);

/** Formats a value for an error message. */
const formatValue = (value: unknown): string =>
  [value]
    .flat()
    .map((each) => (typeof each === 'string' || typeof each === 'number' ? each : typeof each))
    .join(' ');

function check(valid: boolean, code: OptionFault, rule?: string, value?: unknown): void {
  const found = value === undefined ? value : formatValue(value);
  if (!valid) throw createError(BadOption, sentences[code], [], { code, rule, found });
}

/** Returns true if a value is an integer within bounds. */
const isInteger = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function parseRows(value: unknown): readonly number[] {
  const rows: readonly unknown[] =
    namedRows.get(value) ?? (Array.isArray(value) ? [...(value as unknown[])] : []);
  check(rows.length === 6, 'rows', 'Z6', value);
  const valid = rows.filter((points) => isInteger(points, 0, 9999));
  check(valid.length === 6, 'rows-points', 'Z6', value);
  return valid;
}

/** Returns the state before the first run. Throws BadOption, whose `at` is the name of the option. */
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
  check(isInteger(players, 2, 5), 'players', 'Z2', players);
  check(isInteger(rounds, 1, 99), 'rounds', 'Z2', rounds);
  check(together === 'luzi' || (together as string) === 'stand-off', 'together', 'Z8', together);
  check(isInteger(superluzi, 4, 8), 'superluzi', 'Z9', superluzi);
  check(isInteger(first, 0, players - 1), 'first', 'Z2', first);
  return {
    ...{ rounds, rows: parseRows(rows), together, superluzi, first },
    scores: Array<number>(players).fill(0),
    round: 1,
    seat: first,
    throws: 0,
    dice: [],
    cup: 0,
    sheet: [],
  };
}
