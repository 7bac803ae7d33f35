import { toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { count, DICE } from './dice.js';
import { FEWEST } from './explain.js';
import { readDice } from './notation.js';
import { finish } from './rules.js';
import { tally, THREE } from './score.js';
import { setup } from './setup.js';
import { badText, type TextFault } from './messages.js';
import type { Face, LuziOptions, LuziState } from './types.js';

type Words = [string, string, string, string, string];

/** The five parts in their order, each by the code of its fault. */
const parts: readonly (readonly [TextFault, RegExp])[] = [
  ['scores', /^(0|-?[1-9]\d{0,6})(,(0|-?[1-9]\d{0,6}))*$/],
  ['round', /^[1-9]\d?\/[1-9]\d?$/],
  ['seat', /^[A-Z-]$/],
  ['throws', /^(0|[1-9]\d{0,3})$/],
  ['dice', /^(-|\d+)(\+[1-9])?$/],
];

function refuse(
  broken: boolean,
  code: TextFault,
  found: string,
  rule?: string,
  place?: string | number,
): void {
  if (broken) throw badText(code, found, rule, String(place));
}

/** Reads the dice on the table and in the cup. */
function readTable(throws: number, text: string): Pick<LuziState, 'throws' | 'dice' | 'cup'> {
  const [shown, thrown = ''] = text.split('+') as [string, string?];
  const digits = shown.replace('-', '');
  const dice = readDice(digits);
  const cup = Number(thrown);
  refuse(/[^1-6]/.test(digits), 'dice-face', text, 'Z1');
  refuse(!/^1*2*3*4*5*6*$/.test(digits), 'dice-order', text);
  refuse(!throws && digits !== '', 'throws-none', text, 'Z3');
  refuse(throws > 0 && text === '-', 'throws-some', text, 'Z3');
  refuse(text !== '-' && dice.length + cup !== DICE, 'dice-number', text, 'Z3');
  refuse(thrown !== '' && cup < FEWEST, 'dice-cup', text, 'Z3');
  refuse(count(dice, 6) >= THREE, 'dice-luzi', text, 'Z7');
  return { throws, dice, cup };
}

const some = (count: number, face: Face): readonly Face[] => Array<Face>(count).fill(face);

/** The most that a run can score: fives and fours, whose rows need not grow with their length (Z6). */
function best({ rows }: LuziState): number {
  const counts = [...Array(DICE + 1).keys()];
  const hands = counts.flatMap((fives) =>
    counts.slice(0, counts.length - fives).map((fours) => [...some(fives, 5), ...some(fours, 4)]),
  );
  return Math.max(...hands.map((hand) => tally(hand, rows).points));
}

/** Refuses scores that the runs until now cannot have brought: the seat's own, and the others' Superluzis (Z9). */
function checkScores(state: LuziState, over: boolean, found: string): void {
  const { scores, first, round } = state;
  const seats = scores.length;
  const place = (seat: Seat) => (seat - first + seats) % seats;
  const runs = scores.map((_, seat) => round - 1 + +(over || place(seat) < place(state.seat)));
  const all = runs.reduce((sum, own) => sum + own, 0);
  const most = best(state);
  scores.forEach((score, seat) => {
    const own = runs[seat]!;
    const letter = seatLetter(seat);
    refuse(score > own * most, 'scores-unearned', found, 'Z5', letter);
    refuse(score < (own - all) * 6 * DICE, 'scores-unlost', found, 'Z9', letter);
  });
}

/**
 * Reads what `formatPosition` writes, and nothing else. Options carry the players, the rounds, the first seat and the
 * rules of play; the sheet begins empty. Throws BadNotation with `at` one of `position`, `scores`, `round`, `seat`,
 * `throws`, `dice`; BadOption for options that make no sense.
 */
export function parsePosition(given: string, options?: LuziOptions): LuziState {
  const text = toText(given);
  const words = text.split(' ');
  const start = setup(options);
  const seats = start.scores.length;
  refuse(words.length !== 5, 'position', text);
  parts.forEach(([code, shape], i) => {
    refuse(!shape.test(words[i]!), code, words[i]!);
  });
  const [shownScores, shownRound, letter, throws, table] = words as Words;
  const scores = shownScores.split(',').map(Number);
  const [round, rounds] = shownRound.split('/').map(Number) as [number, number];
  const over = letter === '-';
  const seat = over ? start.first : letter.charCodeAt(0) - 65;
  refuse(scores.length !== seats, 'scores-players', shownScores, 'Z2', seats);
  refuse(rounds !== start.rounds || round > rounds, 'round-rounds', shownRound, 'Z2', start.rounds);
  refuse(seat >= seats, 'seat', letter, 'Z2');
  const state = { ...start, scores, round, seat, ...readTable(+throws, table) };
  refuse(over && (round < rounds || throws !== '0' || table !== '-'), 'seat-over', letter, 'Z10');
  checkScores(state, over, shownScores);
  return over ? finish(state) : state;
}
