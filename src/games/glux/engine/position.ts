import { toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { squareAt, startOf, startsOf, widthOf } from './board.js';
import { chipsLeft, chipTypes, EACH, inBag, kindOf } from './chips.js';
import { reach } from './reach.js';
import { endingOf } from './rules.js';
import { setup } from './setup.js';
import { positionError, type FaultDetails, type TextFault } from './messages.js';
import type { Face, GluxOptions, GluxState, Hand, Stack } from './types.js';

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

const check = (valid: boolean, code: TextFault, details: FaultDetails): void => {
  if (!valid) throw positionError(code, details);
};

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
  check(texts.length === board.rows.length, 'rows-count', { found: rows, values: [board.rows.length] });
  const stacks = texts.flatMap((found, i) => {
    check(!/(^|,)\d+,\d/.test(found), 'rows', { found });
    const row = found.split(',').flatMap(parseItem);
    check(row.length === width, 'rows-length', { found, values: [texts.length - i, width] });
    return row;
  });
  stacks.forEach((stack, at) => {
    const found = squareAt(board, at);
    check(stack.length < 3, 'rows-three', { found, rule: 'G6', values: [found] });
    check(
      stack.every(({ seat }) => seat < hands.length),
      'rows-seat',
      { found, values: [hands.map((_, seat) => seatLetter(seat)).join('')] },
    );
  });
  return stacks;
}

/** Parses the parts. Does not check that a game can reach the position. */
function parseParts([rows, turn, hands, bags, out]: Parts, options: GluxOptions | undefined): GluxState {
  const held = hands.split(',') as Hand[];
  const { length } = held;
  const valid = options === undefined || Object(options) === options;
  const start = setup(valid ? { players: length, ...options } : options);
  check(start.hands.length === length, 'hands', { found: hands });
  const counts = bags.split(',').map((bag) => Array.from(bag, Number));
  check(counts.length === length, 'bags', { found: bags });
  const seat = turn === '-' ? 0 : seatOf(turn);
  check(seat < length, 'seat', { found: turn });
  const left = out === '-' ? [] : Array.from(out, seatOf);
  check(out !== '' && left.every((each) => each < length), 'out', { found: out });
  return { ...start, stacks: parseRows(rows, start), seat, hands: held, bags: counts, out: left };
}

/** Checks G1: each seat has eight chips of each kind, laid, in hand and in the bag, which counts a hidden chip. */
function checkChips(state: GluxState, [, , , bags]: Parts): void {
  const laid = state.stacks.flat();
  state.hands.forEach((hand, seat) => {
    const letter = seatLetter(seat);
    const bag = state.bags[seat]!;
    check(hand !== '?' || inBag(bag) > 0, 'bags-hidden', { found: bags, rule: 'G1', values: [letter] });
    chipTypes.forEach((chip, kind) => {
      const own = laid.filter((each) => each.seat === seat && kindOf(each.face) === kind).length;
      const all = own + bag[kind]! + Number(hand === chip);
      check(all === EACH, 'bags-count', { found: bags, rule: 'G1', values: [letter, all, chip, EACH] });
    });
  });
}

/** Checks G2 and G7: a start square has only chips of its owner, and every seat that has laid a chip has one there. */
function checkStarts(state: GluxState, [rows]: Parts): void {
  const laid = state.stacks.flat();
  startsOf(state).forEach((square, seat) => {
    const stack = state.stacks[startOf(state, seat)]!;
    const details = { found: rows, values: [square, seatLetter(seat)] };
    check(
      stack.every((chip) => chip.seat === seat),
      'rows-start',
      { ...details, rule: 'G7' },
    );
    check(stack.length > 0 || laid.every((chip) => chip.seat !== seat), 'rows-dark', {
      ...details,
      rule: 'G2',
    });
  });
}

/**
 * Checks that the hands fit the phase of the game (G2, G3). While seats lay their first chips, only the seat to move holds a
 * chip. Then all seats draw. After that, every seat holds a chip, except after laying one and after laying all.
 */
function checkHands(state: GluxState, [, turn, hands]: Parts): void {
  const { seat, bags, stacks } = state;
  const { length } = state.hands;
  const laid = state.hands.map((_, each) => stacks.flat().filter((chip) => chip.seat === each).length);
  const isOpening = laid.includes(0);
  // from the seat to move: first the seats that come next, then those that have already moved
  const order = state.hands.map((_, i) => (seat + i) % length);
  const drawing = !isOpening && laid.every((count) => count === 1) && state.hands[seat] === '-';
  const done = order.map((each) => (isOpening ? laid[each]! > 0 : state.hands[each] !== '-'));
  const inTurn = !done[0] && !done.some((each, i) => each && i + 1 < length && !done[i + 1]);
  if (isOpening)
    check(inTurn && laid.every((count) => count < 2), 'seat-opening', { found: turn, rule: 'G2' });
  if (drawing) check(inTurn, 'seat-opening', { found: turn, rule: 'G2' });
  for (const each of order.slice(1)) {
    const values = [seatLetter(each)];
    if (isOpening) check(state.hands[each] === '-', 'hands-early', { found: hands, rule: 'G2', values });
    else if (!drawing) {
      const valid = state.hands[each] !== '-' || !inBag(bags[each]!);
      check(valid, 'hands-late', { found: hands, rule: 'G3', values });
    }
  }
}

/** Returns true if a seat can lay or draw. */
const canMove = (state: GluxState, seat: Seat): boolean =>
  state.hands[seat] === '-' ? inBag(state.bags[seat]!) > 0 : reach(state, seat).length > 0;

/** Returns the state with the ending of the text. Checks that seats that are out cannot lay (G9). */
function withEnding(state: GluxState, [, turn, , , out]: Parts): GluxState {
  for (const seat of state.out) {
    const details = { found: out, rule: 'G9', values: [seatLetter(seat)] };
    check(state.hands[seat] !== '-', 'out-empty', details);
    check(!canMove(state, seat), 'out-reaches', details);
  }
  const seats = [...state.hands.keys()];
  if (turn === '-') {
    const remaining = seats.find((seat) => chipsLeft(state, seat) && !state.out.includes(seat));
    check(remaining === undefined, 'seat-not-over', {
      found: turn,
      rule: 'G9',
      values: [seatLetter(remaining ?? 0)],
    });
    const ending = endingOf(state);
    return { ...state, seat: ending.winners[0]!, ending };
  }
  const details = { found: turn, values: [turn] };
  check(chipsLeft(state, state.seat) > 0, 'seat-empty', { ...details, rule: 'G10' });
  check(canMove(state, state.seat), 'seat-out', { ...details, rule: 'G9' });
  return state;
}

/**
 * Parses the output of `formatPosition`, and nothing else. The options give the board; `players` defaults to the number of
 * hands. Throws BadNotation, whose `at` is `position`, `rows`, `seat`, `hands`, `bags` or `out`. Throws BadOption if the
 * options are invalid.
 */
export function parsePosition(value: string, options?: GluxOptions): GluxState {
  const text = toText(value);
  const found = text.split(' ');
  check(found.length === patterns.length, 'position', { found: text });
  patterns.forEach(([code, pattern], i) => {
    check(pattern.test(found[i]!), code, { found: found[i]! });
  });
  const parts = found as Parts;
  const state = parseParts(parts, options);
  checkStarts(state, parts);
  checkChips(state, parts);
  if (parts[1] !== '-') checkHands(state, parts);
  return withEnding(state, parts);
}
