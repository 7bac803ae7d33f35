import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { count, DICE } from './dice.js';
import { FEWEST } from './explain.js';
import { parseDice } from './notation.js';
import { finish } from './rules.js';
import { tally, THREE } from './score.js';
import { setup } from './setup.js';
import { sentences, type TextFault } from './messages.js';
import type { LuziOptions, LuziState } from './types.js';

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
  if (condition) throw createError(BadNotation, sentences[code], [String(value)], { code, rule, found });
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
