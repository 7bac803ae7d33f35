import { BadNotation, BadOption, createError, toFound, toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import {
  chipsLeft,
  chipTypes,
  duel,
  EACH,
  endedByDraw,
  inBag,
  indexOf,
  kindOf,
  party,
  reach,
  roomsOf,
  squareAt,
  squaresOf,
  startOf,
  startsOf,
  widthOf,
} from './board.js';
import { boardSentences, optionSentences, textSentences } from './messages.js';
import type { BoardFault, TextFault } from './messages.js';
import { endingOf } from './rules.js';
import type { Board, Chip, Face, GluxEnding, GluxOptions, GluxState, Hand, Stack } from './types.js';

/** The maximum number of rows and columns. Squares are named a1 to z26. */
const MAX_SIZE = 26;

/** Returns true if all squares of a room are connected. */
function isConnected({ rows }: Board, width: number, room: string): boolean {
  const letters = Array.from(rows.join(''));
  const flood = (at: number) => {
    if (letters[at] !== room) return;
    letters[at] = '.';
    if (at % width) flood(at - 1);
    if ((at + 1) % width) flood(at + 1);
    flood(at - width);
    flood(at + width);
  };
  flood(letters.indexOf(room));
  return !letters.includes(room);
}

/** Returns the first number of players whose start squares are invalid. */
function findBadStarts(board: Board, players: number): string | undefined {
  const { starts } = board;
  const counts = new Set([`${players}`, ...Object.keys(starts)]);
  return [...counts].find((count) => {
    const squares: unknown = Reflect.get(starts, count);
    if (!/^[234]$/.test(count) || !Array.isArray(squares)) return true;
    const onBoard = squares.filter((square) => indexOf(board, toText(square)) >= 0);
    return squares.length !== +count || new Set(onBoard).size !== +count;
  });
}

/** Formats start squares for an error message. JSON cannot write every value. */
const formatStarts = (squares: unknown): string =>
  Array.isArray(squares) ? JSON.stringify(squares.map(toText)) : toText(squares);

/** Returns the first fault of the rows of a board, and the text that is wrong. */
function findBadRows(board: Board): readonly [BoardFault, string] | undefined {
  const { rows } = board;
  const width = widthOf(board);
  const size = Math.max(rows.length, ...rows.map(({ length }) => length));
  if (size > MAX_SIZE) return ['board-size', `${size}`];
  const ragged = rows.find(({ length }) => length !== width || !length);
  if (ragged !== undefined) return ['board-ragged', ragged];
  const invalid = /[^.A-Z]/.exec(rows.join(''));
  if (invalid) return ['board-letter', invalid[0]];
  const apart = roomsOf(board).find((room) => !isConnected(board, width, room));
  return apart ? ['board-apart', apart] : undefined;
}

/**
 * Returns the first fault of a board for a number of players and the text that is wrong, or undefined if the board is
 * valid. Accepts any value.
 */
export function checkBoard(value: unknown, players: number): readonly [BoardFault, string] | undefined {
  const board = Object(value) as Board;
  const { name, rows, starts, middle } = board;
  const texts: readonly unknown[] =
    Array.isArray(rows) && rows.length ? [name, middle, ...(rows as unknown[])] : [0];
  if (Object(starts) !== starts || texts.some((text) => typeof text !== 'string'))
    return ['board', toFound(value)];
  const badRows = findBadRows(board);
  if (badRows) return badRows;
  if (!roomsOf(board).includes(middle)) return ['board-middle', middle];
  const count = findBadStarts(board, players);
  return count ? ['board-starts', `${count}: ${formatStarts(Reflect.get(starts, count))}`] : undefined;
}

const endings: readonly GluxEnding[] = ['last-chip', 'last-draw'];

function checkOption(
  valid: boolean,
  code: keyof typeof optionSentences,
  value: unknown,
  rule?: string,
): void {
  if (!valid) throw createError(BadOption, optionSentences[code], [], { code, rule, found: toFound(value) });
}

/** Returns a copy of a board, so that later changes by the page have no effect. Throws BadOption if it is invalid. */
function copyBoard(board: Board, players: number): Board {
  const [code, found] = checkBoard(board, players) ?? [];
  if (code) throw createError(BadOption, boardSentences[code], [], { code, found });
  const { name, rows, starts, middle } = board;
  return JSON.parse(JSON.stringify({ name, rows, starts, middle })) as Board;
}

/** Returns an empty board and full bags. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: GluxOptions = {}): GluxState {
  checkOption(Object(options) === options, 'options', options);
  const { players = 2, first = 0, ending = 'last-chip', board: own } = options;
  checkOption([2, 3, 4].includes(players), 'players', players, 'G1');
  const seats = Array.from({ length: players }, (_, seat) => seat);
  checkOption(seats.includes(first), 'first', first, 'G2');
  checkOption(endings.includes(ending), 'ending', ending, 'G10');
  const board = own === undefined ? (players > 2 ? party : duel) : copyBoard(own, players);
  return {
    board,
    endsAt: ending,
    stacks: squaresOf(board).map(() => []),
    seat: first,
    hands: seats.map(() => '-'),
    bags: seats.map(() => chipTypes.map(() => EACH)),
    out: [],
  };
}

function formatStack(stack: Stack): string {
  const chips = stack.map(({ seat, face }) => `${seatLetter(seat)}${face}`).join('');
  return stack.length > 1 ? `(${chips})` : chips || '.';
}

/** Replaces adjacent empty squares by their number. */
const formatRow = (stacks: readonly Stack[]): string =>
  stacks
    .map(formatStack)
    .join()
    .replace(/\.(,\.)*/g, ({ length }) => `${(length + 1) / 2}`);

/** Formats a state as `ROWS SEAT HANDS BAGS OUT`. */
export function formatPosition(state: GluxState): string {
  const { board, stacks, seat, hands, bags, out, ending } = state;
  const width = widthOf(board);
  const rows = board.rows.map((_, i) => formatRow(stacks.slice(i * width, (i + 1) * width)));
  const shown = ending ? '-' : seatLetter(seat);
  const left = bags.map((bag) => bag.join('')).join();
  return [rows.join('/'), shown, hands.join(), left, out.map(seatLetter).join('') || '-'].join(' ');
}

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
  const seats = hands.map((_, seat) => seatLetter(seat)).join(', ');
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
