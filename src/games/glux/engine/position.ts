import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { squareAt, startOf, startsOf, widthOf } from './board.js';
import { chipsLeft, chipTypes, EACH, endedByDraw, inBag, kindOf } from './chips.js';
import { reach } from './reach.js';
import { endingOf } from './rules.js';
import { setup } from './setup.js';
import { textSentences, type TextFault } from './messages.js';
import type { Chip, Face, GluxOptions, GluxState, Hand, Stack } from './types.js';

type Parts = [rows: string, seat: string, hands: string, bags: string, out: string];

const ITEM = '([1-9]|1\\d|2[0-6]|[A-D][1-6]|\\(([A-D][1-6]){2,}\\))';
const ROW = `${ITEM}(,${ITEM})*`;

/** Code and pattern of the five parts, in order. */
const patterns: readonly (readonly [TextFault, RegExp])[] = [
  ['rows', RegExp(`^${ROW}(/${ROW})*$`)],
  ['seat', /^[A-D-]$/],
  ['hands', /^(16|25|34|[-?])(,(16|25|34|[-?])){1,3}$/],
  ['bags', /^[0-8]{3}(,[0-8]{3}){1,3}$/],
  ['out', /^(-|A?B?C?D?)$/],
];

/** Throws BadNotation if a part is invalid: the wrong text, the values of the sentence, and the rule. */
function check(
  valid: boolean,
  code: TextFault,
  found: string,
  values: readonly (string | number)[] = [],
  rule?: string,
): void {
  if (!valid) throw createError(BadNotation, textSentences[code], values.map(String), { code, rule, found });
}

const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** Returns the stacks that an item describes. */
const parseItem = (item: string): readonly Stack[] =>
  /^\d/.test(item)
    ? Array.from({ length: Number(item) }, () => [])
    : [
        (item.match(/[A-D][1-6]/g) ?? []).map(([seat, face]) => ({
          seat: seatOf(seat!),
          face: Number(face) as Face,
        })),
      ];

function parseRows(rows: string, { board, hands }: GluxState): readonly Stack[] {
  const width = widthOf(board);
  const texts = rows.split('/');
  check(texts.length === board.rows.length, 'rows-count', rows, [board.rows.length]);
  const stacks = texts.flatMap((text, i) => {
    check(!/(^|,)\d+,\d/.test(text), 'rows', text);
    const row = text.split(',').flatMap(parseItem);
    check(row.length === width, 'rows-length', text, [texts.length - i, width]);
    return row;
  });
  const seats = hands.map((_, seat) => seatLetter(seat)).join('');
  stacks.forEach((stack, at) => {
    const square = squareAt(board, at);
    check(stack.length < 3, 'rows-three', square, [square], 'G6');
    const playing = stack.every(({ seat }) => seat < hands.length);
    check(playing, 'rows-seat', square, [seats]);
  });
  return stacks;
}

/** Parses the parts. Does not check that a game can reach the position. */
function parseParts([rows, turn, hands, bags, out]: Parts, options: GluxOptions | undefined): GluxState {
  const held = hands.split(',') as Hand[];
  const { length } = held;
  const valid = options === undefined || Object(options) === options;
  const start = setup(valid ? { players: length, ...options } : options);
  check(start.hands.length === length, 'hands', hands);
  const counts = bags.split(',').map((bag) => Array.from(bag, Number));
  check(counts.length === length, 'bags', bags);
  const seat = turn === '-' ? 0 : seatOf(turn);
  check(seat < length, 'seat', turn);
  const left = out === '-' ? [] : Array.from(out, seatOf);
  check(out !== '' && left.every((each) => each < length), 'out', out);
  return { ...start, stacks: parseRows(rows, start), seat, hands: held, bags: counts, out: left };
}

/** Returns the chips of a seat on the board. */
const laidBy = ({ stacks }: GluxState, seat: Seat): readonly Chip[] =>
  stacks.flat().filter((chip) => chip.seat === seat);

/** Checks G1: each seat has eight chips of each kind, laid, in hand and in the bag, which counts a hidden chip. */
function checkChips(state: GluxState, [, , , bags]: Parts): void {
  state.hands.forEach((hand, seat) => {
    const letter = seatLetter(seat);
    const bag = state.bags[seat]!;
    check(hand !== '?' || inBag(bag) > 0, 'bags-hidden', bags, [letter], 'G1');
    chipTypes.forEach((chip, kind) => {
      const laid = laidBy(state, seat).filter(({ face }) => kindOf(face) === kind).length;
      const all = laid + bag[kind]! + Number(hand === chip);
      check(all === EACH, 'bags-count', bags, [letter, all, chip, EACH], 'G1');
    });
  });
}

/** Checks G2 and G7: a start square has only chips of its owner, and every seat that has laid a chip has one there. */
function checkStarts(state: GluxState, [rows]: Parts): void {
  startsOf(state).forEach((square, seat) => {
    const stack = state.stacks[startOf(state, seat)]!;
    const values = [square, seatLetter(seat)];
    const own = stack.every((chip) => chip.seat === seat);
    check(own, 'rows-start', rows, values, 'G7');
    check(stack.length > 0 || !laidBy(state, seat).length, 'rows-dark', rows, values, 'G2');
  });
}

/**
 * Checks that the hands fit the phase of the game (G2, G3). While seats lay their first chips, only the seat to move holds a
 * chip. Then all seats draw. After that, every seat holds a chip, except after laying one and after laying all.
 */
function checkHands(state: GluxState, [, turn, text]: Parts): void {
  const { seat, bags, hands } = state;
  const laid = hands.map((_, each) => laidBy(state, each).length);
  const opening = laid.includes(0);
  const drawing = !opening && laid.every((count) => count === 1) && hands[seat] === '-';
  // from the seat to move: first the seats that come next, then those that have already moved
  const order = hands.map((_, i) => (seat + i) % hands.length);
  if (opening || drawing) {
    const done = order.map((each) => Number(opening ? laid[each]! > 0 : hands[each] !== '-'));
    const valid = /^0+1*$/.test(done.join('')) && laid.every((count) => count < 2);
    check(valid, 'seat-opening', turn, [], 'G2');
  }
  for (const each of order.slice(1)) {
    const values = [seatLetter(each)];
    const empty = hands[each] === '-';
    if (opening) check(empty, 'hands-early', text, values, 'G2');
    else if (!drawing) check(!empty || !inBag(bags[each]!), 'hands-late', text, values, 'G3');
  }
}

/** Returns true if a seat can lay or draw. */
const canMove = (state: GluxState, seat: Seat): boolean =>
  state.hands[seat] === '-' ? inBag(state.bags[seat]!) > 0 : reach(state, seat).length > 0;

/** Returns the state with the ending of the text. Checks that seats that are out cannot lay (G9). */
function withEnding(state: GluxState, [, turn, , , out]: Parts): GluxState {
  for (const seat of state.out) {
    const values = [seatLetter(seat)];
    check(state.hands[seat] !== '-', 'out-empty', out, values, 'G9');
    check(!canMove(state, seat), 'out-reaches', out, values, 'G9');
  }
  if (turn !== '-') {
    check(chipsLeft(state, state.seat) > 0, 'seat-empty', turn, [turn], 'G10');
    check(canMove(state, state.seat), 'seat-out', turn, [turn], 'G9');
    check(!endedByDraw(state), 'seat-all-drawn', turn, [], 'G10');
    return state;
  }
  state.hands.forEach((_, seat) => {
    const done = endedByDraw(state) || !chipsLeft(state, seat) || state.out.includes(seat);
    check(done, 'seat-not-over', turn, [seatLetter(seat)], 'G9');
  });
  const ending = endingOf(state);
  return { ...state, seat: ending.winners[0]!, ending };
}

/**
 * Parses the output of `formatPosition`, and nothing else. The options give the board; `players` defaults to the number of
 * hands. Throws BadNotation, whose `at` is `position`, `rows`, `seat`, `hands`, `bags` or `out`. Throws BadOption if the
 * options are invalid.
 */
export function parsePosition(value: string, options?: GluxOptions): GluxState {
  const text = toText(value);
  const found = text.split(' ');
  check(found.length === patterns.length, 'position', text);
  patterns.forEach(([code, pattern], i) => {
    check(pattern.test(found[i]!), code, found[i]!);
  });
  const parts = found as Parts;
  const state = parseParts(parts, options);
  checkStarts(state, parts);
  checkChips(state, parts);
  if (parts[1] !== '-') checkHands(state, parts);
  return withEnding(state, parts);
}
