import { BadOption, createError, toFound } from '../../../core/errors.js';
import { sentences, type OptionFault } from './messages.js';
import type { LuziOptions, LuziState, RowsName } from './types.js';

/** Default points for rows of three to eight dice (Z6). */
export const defaultRows: readonly number[] = [6, 12, 20, 30, 42, 56];

/** Points of rows by name. */
export const namedRows: ReadonlyMap<unknown, readonly number[]> = new Map<RowsName, readonly number[]>([
  ['triangular', [6, 10, 15, 21, 28, 36]],
  ['doubling', [6, 12, 24, 48, 96, 192]],
]);

function check(valid: boolean, code: OptionFault, value: unknown, rule?: string): void {
  if (!valid) throw createError(BadOption, sentences[code], [], { code, rule, found: toFound(value) });
}

/** Returns true if a value is an integer within bounds. */
const isInteger = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function parseRows(value: unknown): readonly number[] {
  const rows: readonly unknown[] =
    namedRows.get(value) ?? (Array.isArray(value) ? [...(value as unknown[])] : []);
  check(rows.length === 6, 'rows', value, 'Z6');
  const valid = rows.filter((points) => isInteger(points, 0, 9999));
  check(valid.length === 6, 'rows-points', value, 'Z6');
  return valid;
}

/** Returns the state before the first run. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: LuziOptions = {}): LuziState {
  check(Object(options) === options, 'options', options);
  const {
    players = 2,
    rounds = 5,
    rows = defaultRows,
    together = 'luzi',
    superluzi = 4,
    first = 0,
  } = options;
  check(isInteger(players, 2, 5), 'players', players, 'Z2');
  check(isInteger(rounds, 1, 99), 'rounds', rounds, 'Z2');
  check(together === 'luzi' || (together as string) === 'stand-off', 'together', together, 'Z8');
  check(isInteger(superluzi, 4, 8), 'superluzi', superluzi, 'Z9');
  check(isInteger(first, 0, players - 1), 'first', first, 'Z2');
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
