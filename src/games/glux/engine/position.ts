import { toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { squareAt, startOf, startsOf, widthOf } from './board.js';
import { chipsLeft, chipTypes, EACH, inBag, kindOf } from './chips.js';
import { reach } from './reach.js';
import { judge } from './rules.js';
import { setupChecked as setup } from './check-board.js';
import { badText, type TextFault, type Wrong } from './messages.js';
import type { Face, GluxOptions, GluxState, Hand, Stack } from './types.js';

type Words = [rows: string, seat: string, hands: string, bags: string, out: string];

const ITEM = '([1-9]|1\\d|2[0-6]|[A-D][1-6]|\\(([A-D][1-6]){2,}\\))';
const ROW = `${ITEM}(,${ITEM})*`;

/** The five parts in their order, each by the code of its fault. */
const parts: readonly (readonly [TextFault, RegExp])[] = [
  ['rows', RegExp(`^${ROW}(/${ROW})*$`)],
  ['seat', /^[A-D-]$/],
  ['hands', /^(16|25|34|[-?])(,(16|25|34|[-?])){1,3}$/],
  ['bags', /^[0-8]{3}(,[0-8]{3}){1,3}$/],
  ['out', /^(-|A?B?C?D?)$/],
];

const check = (sound: boolean, code: TextFault, wrong: Wrong): void => {
  if (!sound) throw badText(code, wrong);
};

const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** The stacks that an item stands for. */
const stacksOf = (item: string): readonly Stack[] =>
  /^\d/.test(item)
    ? Array.from({ length: Number(item) }, () => [])
    : [
        (item.match(/[A-D][1-6]/g) ?? []).map(([seat, face]) => ({
          seat: seatOf(seat!),
          face: Number(face) as Face,
        })),
      ];

function readRows(rows: string, { board, hands }: GluxState): readonly Stack[] {
  const width = widthOf(board);
  const texts = rows.split('/');
  check(texts.length === board.rows.length, 'rows-count', { found: rows, places: [board.rows.length] });
  const stacks = texts.flatMap((found, i) => {
    check(!/(^|,)\d+,\d/.test(found), 'rows', { found });
    const row = found.split(',').flatMap(stacksOf);
    check(row.length === width, 'rows-length', { found, places: [texts.length - i, width] });
    return row;
  });
  stacks.forEach((stack, at) => {
    const found = squareAt(board, at);
    check(stack.length < 3, 'rows-three', { found, rule: 'G6', places: [found] });
    check(
      stack.every(({ seat }) => seat < hands.length),
      'rows-seat',
      { found, places: [hands.map((_, seat) => seatLetter(seat)).join('')] },
    );
  });
  return stacks;
}

/** What the words say, whether a game can bring it about or not. */
function read([rows, shown, hands, bags, out]: Words, options: GluxOptions | undefined): GluxState {
  const held = hands.split(',') as Hand[];
  const { length } = held;
  const given = options === undefined || Object(options) === options;
  const start = setup(given ? { players: length, ...options } : options);
  check(start.hands.length === length, 'hands', { found: hands });
  const counts = bags.split(',').map((bag) => Array.from(bag, Number));
  check(counts.length === length, 'bags', { found: bags });
  const seat = shown === '-' ? 0 : seatOf(shown);
  check(seat < length, 'seat', { found: shown });
  const left = out === '-' ? [] : Array.from(out, seatOf);
  check(out !== '' && left.every((each) => each < length), 'out', { found: out });
  return { ...start, stacks: readRows(rows, start), seat, hands: held, bags: counts, out: left };
}

/** G1: each seat has eight chips of each kind, laid, in hand and in the bag. A hidden chip is counted in the bag. */
function checkChips(state: GluxState, [, , , bags]: Words): void {
  const laid = state.stacks.flat();
  state.hands.forEach((hand, seat) => {
    const who = seatLetter(seat);
    const bag = state.bags[seat]!;
    check(hand !== '?' || inBag(bag) > 0, 'bags-hidden', { found: bags, rule: 'G1', places: [who] });
    chipTypes.forEach((chip, kind) => {
      const own = laid.filter((each) => each.seat === seat && kindOf(each.face) === kind).length;
      const all = own + bag[kind]! + Number(hand === chip);
      check(all === EACH, 'bags-count', { found: bags, rule: 'G1', places: [who, all, chip, EACH] });
    });
  });
}

/** G2 and G7: a start square holds its owner's chips alone, and whoever has laid a chip has one there. */
function checkStarts(state: GluxState, [rows]: Words): void {
  const laid = state.stacks.flat();
  startsOf(state).forEach((square, seat) => {
    const stack = state.stacks[startOf(state, seat)]!;
    const wrong = { found: rows, places: [square, seatLetter(seat)] };
    check(
      stack.every((chip) => chip.seat === seat),
      'rows-start',
      { ...wrong, rule: 'G7' },
    );
    check(stack.length > 0 || laid.every((chip) => chip.seat !== seat), 'rows-dark', {
      ...wrong,
      rule: 'G2',
    });
  });
}

/**
 * Hands are filled in turn: while the starts are lit only the seat to move holds a chip; then all draw; then only who has
 * just laid a chip, or laid all, holds none (G2, G3).
 */
function checkHands(state: GluxState, [, shown, hands]: Words): void {
  const { seat, bags, stacks } = state;
  const { length } = state.hands;
  const laid = state.hands.map((_, each) => stacks.flat().filter((chip) => chip.seat === each).length);
  const dark = laid.includes(0);
  // the seats from the one to move on: those that are still to come, then those that have been
  const order = state.hands.map((_, i) => (seat + i) % length);
  const drawing = !dark && laid.every((count) => count === 1) && state.hands[seat] === '-';
  const had = order.map((each) => (dark ? laid[each]! > 0 : state.hands[each] !== '-'));
  const inTurn = !had[0] && !had.some((each, i) => each && i + 1 < length && !had[i + 1]);
  if (dark) check(inTurn && laid.every((count) => count < 2), 'seat-opening', { found: shown, rule: 'G2' });
  if (drawing) check(inTurn, 'seat-opening', { found: shown, rule: 'G2' });
  for (const each of order.slice(1)) {
    const places = [seatLetter(each)];
    if (dark) check(state.hands[each] === '-', 'hands-early', { found: hands, rule: 'G2', places });
    else if (!drawing) {
      const sound = state.hands[each] !== '-' || !inBag(bags[each]!);
      check(sound, 'hands-late', { found: hands, rule: 'G3', places });
    }
  }
}

/** Whether a seat can lay or draw. */
const canGoOn = (state: GluxState, seat: Seat): boolean =>
  state.hands[seat] === '-' ? inBag(state.bags[seat]!) > 0 : reach(state, seat).length > 0;

/** The state with its end, if the text shows one; whoever is out can lay nothing (G9). */
function ended(state: GluxState, [, shown, , , out]: Words): GluxState {
  for (const seat of state.out) {
    const wrong = { found: out, rule: 'G9', places: [seatLetter(seat)] };
    check(state.hands[seat] !== '-', 'out-empty', wrong);
    check(!canGoOn(state, seat), 'out-reaches', wrong);
  }
  const seats = [...state.hands.keys()];
  if (shown === '-') {
    const going = seats.find((seat) => chipsLeft(state, seat) && !state.out.includes(seat));
    check(going === undefined, 'seat-not-over', {
      found: shown,
      rule: 'G9',
      places: [seatLetter(going ?? 0)],
    });
    const ending = judge(state);
    return { ...state, seat: ending.winners[0]!, ending };
  }
  const wrong = { found: shown, places: [shown] };
  check(chipsLeft(state, state.seat) > 0, 'seat-empty', { ...wrong, rule: 'G10' });
  check(canGoOn(state, state.seat), 'seat-out', { ...wrong, rule: 'G9' });
  return state;
}

/**
 * Reads what `formatPosition` writes, and nothing else. Options carry the board; without `players` there are as many as
 * hands. Throws BadNotation with `at` one of `position`, `rows`, `seat`, `hands`, `bags`, `out`; BadOption for options that
 * make no sense.
 */
export function parsePosition(given: string, options?: GluxOptions): GluxState {
  const text = toText(given);
  const found = text.split(' ');
  check(found.length === parts.length, 'position', { found: text });
  parts.forEach(([code, shape], i) => {
    check(shape.test(found[i]!), code, { found: found[i]! });
  });
  const words = found as Words;
  const state = read(words, options);
  checkStarts(state, words);
  checkChips(state, words);
  if (words[1] !== '-') checkHands(state, words);
  return ended(state, words);
}
