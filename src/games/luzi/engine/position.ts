import { BadNotation, BadOption, createError, toFound, toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { count, DICE, parseDice, tally, THREE } from './dice.js';
import { sentences, type OptionFault, type TextFault } from './messages.js';
import { FEWEST, finish } from './rules.js';
import type { LuziOptions, LuziState, RowsName } from './types.js';

/** Default points for rows of three to eight dice (Z6). */
export const defaultRows: readonly number[] = [6, 12, 20, 30, 42, 56];

/** Points of rows by name. */
export const namedRows: ReadonlyMap<unknown, readonly number[]> = new Map<RowsName, readonly number[]>([
  ['triangular', [6, 10, 15, 21, 28, 36]],
  ['doubling', [6, 12, 24, 48, 96, 192]],
]);

function checkOption(valid: boolean, code: OptionFault, value: unknown, rule?: string): void {
  if (!valid) throw createError(BadOption, sentences[code], [], { code, rule, found: toFound(value) });
}

/** Returns true if a value is an integer within bounds. */
const isInteger = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function parseRows(value: unknown): readonly number[] {
  const rows: readonly unknown[] =
    namedRows.get(value) ?? (Array.isArray(value) ? [...(value as unknown[])] : []);
  checkOption(rows.length === 6, 'rows', value, 'Z6');
  const valid = rows.filter((points) => isInteger(points, 0, 9999));
  checkOption(valid.length === 6, 'rows-points', value, 'Z6');
  return valid;
}

/** Returns the state before the first run. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: LuziOptions = {}): LuziState {
  checkOption(Object(options) === options, 'options', options);
  const {
    players = 2,
    rounds = 5,
    rows = defaultRows,
    together = 'luzi',
    superluzi = 4,
    first = 0,
  } = options;
  checkOption(isInteger(players, 2, 5), 'players', players, 'Z2');
  checkOption(isInteger(rounds, 1, 99), 'rounds', rounds, 'Z2');
  checkOption(together === 'luzi' || (together as string) === 'stand-off', 'together', together, 'Z8');
  checkOption(isInteger(superluzi, 4, 8), 'superluzi', superluzi, 'Z9');
  checkOption(isInteger(first, 0, players - 1), 'first', first, 'Z2');
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

/** Formats a state as `SCORES ROUND SEAT THROWS DICE`. */
export function formatPosition({
  scores,
  round,
  rounds,
  seat,
  throws,
  dice,
  cup,
  ending,
}: LuziState): string {
  const table = (dice.join('') || '-') + (cup ? `+${cup}` : '');
  return `${scores.join()} ${round}/${rounds} ${ending ? '-' : seatLetter(seat)} ${throws} ${table}`;
}

type Parts = [string, string, string, string, string];

/** Code and pattern of the five parts, in order. */
const patterns: readonly (readonly [TextFault, RegExp])[] = [
  ['scores', /^(0|-?[1-9]\d{0,6})(,(0|-?[1-9]\d{0,6}))*$/],
  ['round', /^[1-9]\d?\/[1-9]\d?$/],
  ['seat', /^[A-Z-]$/],
  ['throws', /^(0|[1-9]\d{0,3})$/],
  ['dice', /^(-|\d+)(\+[1-9])?$/],
];

/** Throws BadNotation if the condition is true. `found` is the part of the text, `value` the value for the sentence. */
function failIf(
  condition: boolean,
  code: TextFault,
  found: string,
  rule?: string,
  value?: string | number,
): void {
  const values = value === undefined ? [] : [String(value)];
  if (condition) throw createError(BadNotation, sentences[code], values, { code, rule, found });
}

/** Parses the dice on the table and in the cup. */
function parseTable(throws: number, text: string): Pick<LuziState, 'throws' | 'dice' | 'cup'> {
  const [onTable, inCup = ''] = text.split('+') as [string, string?];
  const digits = onTable.replace('-', '');
  const dice = parseDice(digits);
  const cup = Number(inCup);
  failIf(/[^1-6]/.test(digits), 'dice-face', text, 'Z1');
  failIf(!/^1*2*3*4*5*6*$/.test(digits), 'dice-order', text);
  failIf(!throws && digits !== '', 'throws-none', text, 'Z3');
  failIf(throws > 0 && text === '-', 'throws-some', text, 'Z3');
  failIf(text !== '-' && dice.length + cup !== DICE, 'dice-number', text, 'Z3');
  failIf(inCup !== '' && cup < FEWEST, 'dice-cup', text, 'Z3');
  failIf(count(dice, 6) >= THREE, 'dice-luzi', text, 'Z7');
  return { throws, dice, cup };
}

/** Returns the highest score of a run. It consists of fives and fours; longer rows may score less than shorter ones (Z6). */
function maxPoints({ rows }: LuziState): number {
  const counts = [...Array(DICE + 1).keys()];
  const hands = counts.flatMap((fives) =>
    counts.slice(fives).map((all) => parseDice('5'.repeat(fives) + '4'.repeat(all - fives))),
  );
  return Math.max(...hands.map((hand) => tally(hand, rows).points));
}

/** Throws if the runs so far, including the Superluzis of other seats (Z9), cannot have given the scores. */
function checkScores(state: LuziState, over: boolean, found: string): void {
  const { scores, first, round } = state;
  const seats = scores.length;
  const placeOf = (seat: Seat) => (seat - first + seats) % seats;
  const runs = scores.map((_, seat) => round - 1 + +(over || placeOf(seat) < placeOf(state.seat)));
  const all = runs.reduce((sum, own) => sum + own, 0);
  const max = maxPoints(state);
  scores.forEach((score, seat) => {
    const own = runs[seat]!;
    const letter = seatLetter(seat);
    failIf(score > own * max, 'scores-unearned', found, 'Z5', letter);
    failIf(score < (own - all) * 6 * DICE, 'scores-unlost', found, 'Z9', letter);
  });
}

/**
 * Parses the output of `formatPosition`, and nothing else. The options give the players, the rounds, the first seat and the
 * variants. The score sheet is empty. Throws BadNotation, whose `at` is `position`, `scores`, `round`, `seat`, `throws` or
 * `dice`. Throws BadOption if the options are invalid.
 */
export function parsePosition(value: string, options?: LuziOptions): LuziState {
  const text = toText(value);
  const parts = text.split(' ');
  const start = setup(options);
  const seats = start.scores.length;
  failIf(parts.length !== 5, 'position', text);
  patterns.forEach(([code, pattern], i) => {
    failIf(!pattern.test(parts[i]!), code, parts[i]!);
  });
  const [scoresText, roundText, letter, throws, table] = parts as Parts;
  const scores = scoresText.split(',').map(Number);
  const [round, rounds] = roundText.split('/').map(Number) as [number, number];
  const over = letter === '-';
  const seat = over ? start.first : letter.charCodeAt(0) - 65;
  failIf(scores.length !== seats, 'scores-players', scoresText, 'Z2', seats);
  failIf(rounds !== start.rounds || round > rounds, 'round-rounds', roundText, 'Z2', start.rounds);
  failIf(seat >= seats, 'seat', letter, 'Z2');
  const state = { ...start, scores, round, seat, ...parseTable(+throws, table) };
  failIf(over && (round < rounds || table !== '-'), 'seat-over', letter, 'Z10');
  checkScores(state, over, scoresText);
  return over ? finish(state) : state;
}
