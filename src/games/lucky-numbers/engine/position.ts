import { BadNotation, BadOption, createError, toFound, toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import {
  ascending,
  cells,
  clashes,
  diagonal,
  endingOf,
  faceDown,
  filled,
  formatBoard,
  formatSeat,
  HIGHEST,
  mostIdle,
  pile,
  setupStep,
  setupSteps,
} from './board.js';
import { optionFaults, textFaults, type OptionFault, type TextFault } from './messages.js';
import type { Board, LuckyOptions, LuckyState } from './types.js';

function checkOption(valid: boolean, code: OptionFault, value: unknown, rule?: string): void {
  if (!valid) throw createError(BadOption, optionFaults[code], [], { code, rule, found: toFound(value) });
}

const within = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Returns empty boards and all tiles face down. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: LuckyOptions = {}): LuckyState {
  checkOption(Object(options) === options, 'options', options);
  const { players = 2, setup = 'choose', variant = 'basic', first = 0 } = options;
  checkOption(within(players, 1, 4), 'players', players, 'L1');
  const { sets = Math.max(2, players) } = options;
  checkOption(within(sets, 1, 8), 'sets', sets, 'L1');
  checkOption(['choose', 'sorted', 'one-by-one'].includes(setup), 'setup', setup, 'L2');
  checkOption(['basic', 'play-on'].includes(variant), 'variant', variant, 'L9');
  checkOption(within(first, 0, players - 1), 'first', first, 'L3');
  const seats = Array.from({ length: players });
  return {
    setup,
    variant,
    sets,
    first,
    boards: seats.map(() => Array<number>(16).fill(0)),
    seat: first,
    hands: seats.map(() => []),
    turning: false,
    middle: [],
    idle: 0,
  };
}

const formatList = (tiles: readonly number[]) => tiles.join() || '-';

/** Formats a state as `BOARDS SEAT HANDS MIDDLE IDLE`. */
export function formatPosition(state: LuckyState): string {
  const { boards, hands, turning, seat, middle, idle } = state;
  const held = hands.map((hand, i) => (turning && i === seat ? '*' : formatList(hand)));
  return [
    boards.map(formatBoard).join('|'),
    formatSeat(state),
    held.join('|'),
    formatList(middle),
    idle,
  ].join(' ');
}

type Parts = [boards: string, seat: string, hands: string, middle: string, idle: string];

const N = '([1-9]|1\\d|20)';
const LIST = `(-|${N}(,${N})*)`;
const ROW = `(${N}|\\.)(,(${N}|\\.)){3}`;
const BOARD = `${ROW}(/${ROW}){3}`;
const HAND = `(\\*|${LIST})`;

/** Code and pattern of the five parts, in order. */
const patterns: readonly (readonly [TextFault, string])[] = [
  ['boards', `${BOARD}(\\|${BOARD}){0,3}`],
  ['seat', '[A-D-]'],
  ['hands', `${HAND}(\\|${HAND}){0,3}`],
  ['middle', LIST],
  ['idle', '(0|[1-9]\\d?)'],
];

/** Throws BadNotation for the text `found`, unless it is valid; `values` are the placeholders of the sentence. */
function check(
  valid: boolean,
  code: TextFault,
  found: string,
  rule?: string,
  ...values: readonly (string | number)[]
): void {
  if (!valid) throw createError(BadNotation, textFaults[code], values.map(String), { code, rule, found });
}

/** Throws BadNotation for the first wrong cell of a board, whose `at` is a seat and a cell such as `A b4`. */
function checkCells(
  { boards }: LuckyState,
  code: TextFault,
  rule: string,
  isWrong: (tile: number, i: number, board: Board) => boolean,
): void {
  boards.forEach((board, seat) => {
    const i = board.findIndex(isWrong);
    if (i < 0) return;
    // the tile that it is not in order with, if that is wrong
    const [clash = i] = clashes(board, i, board[i]!);
    const values = [seatLetter(seat), cells[i]!, cells[clash]!];
    const at = `${values[0]} ${values[1]}`;
    throw createError(BadNotation, textFaults[code], values, { code, rule, found: formatBoard(board), at });
  });
}

const parseList = (text: string): readonly number[] => (/\d/.test(text) ? text.split(',').map(Number) : []);

const isAscending = (tiles: readonly number[]) => tiles.join() === ascending(tiles).join();

/** Parses the parts. Does not check that a game can reach the position. */
function parseParts(parts: Parts, options: LuckyOptions | undefined): LuckyState {
  const [boards, turn, hands, middle, idle] = parts;
  const all = boards.split('|');
  const { length } = all;
  const valid = options === undefined || Object(options) === options;
  const start = setup(valid ? { players: length, ...options } : options);
  const players = start.boards.length;
  check(length === players, 'boards-players', boards, 'L1', length, players);
  const held = hands.split('|');
  check(held.length === length, 'hands', hands);
  const seat = turn === '-' ? start.first : turn.charCodeAt(0) - 65;
  check(seat < length, 'seat', turn);
  return {
    ...start,
    boards: all.map((board) => board.split(/[,/]/).map((tile) => Number(tile) || 0)),
    seat,
    hands: held.map(parseList),
    turning: held[seat] === '*',
    middle: parseList(middle),
    idle: Number(idle),
  };
}

/** Checks L4 on every board, and L1: there are no more tiles of a number than in the game. */
function checkTiles(state: LuckyState, [boards]: Parts): void {
  const { hands, middle, sets } = state;
  checkCells(state, 'boards-order', 'L4', (tile, i, board) => tile > 0 && clashes(board, i, tile).length > 0);
  const seen = [state.boards, hands, middle].flat(2).filter(Boolean).length;
  const all = sets * HIGHEST;
  check(seen <= all, 'boards-tiles', boards, 'L1', seen, all);
  faceDown(state).forEach((left, tile) => {
    check(left >= 0, 'boards-copies', `${tile}`, 'L1', tile, sets - left, sets);
  });
}

/** Checks that the tiles of a position in the setup follow from its steps (L2). */
function checkSetup(state: LuckyState, [, turn, hands, middle, idle]: Parts): void {
  const { boards, seat: mover } = state;
  checkCells(state, 'boards-setup', 'L2', (tile, i) => tile > 0 && !diagonal.includes(cells[i]!));
  const stepsMade = state.hands.flat().length + 2 * boards.flat().filter(Boolean).length;
  const steps = setupSteps(state).slice(0, stepsMade);
  boards.forEach((board, seat) => {
    const own = steps.filter((step) => step.seat === seat);
    const lays = own.filter(({ deals }) => !deals).length;
    const valid = filled(board) === lays && state.hands[seat]!.length === own.length - 2 * lays;
    check(valid, 'hands-setup', hands, 'L2', seatLetter(seat));
  });
  const next = setupStep(state);
  check(!!next && !hands.includes('*'), 'hands-setup', hands, 'L2', seatLetter(mover));
  const letter = seatLetter(next!.seat);
  check(turn === letter, 'seat-setup', turn, 'L2', letter);
  check(middle === '-', 'middle-setup', middle, 'L2');
  check(idle === '0', 'idle-hand', idle, 'L8');
}

/** Checks a position after the setup: full diagonals (L2), at most one tile in hand (L3), and the exchanges in a row (L8). */
function checkTurn(state: LuckyState, [, , hands, , idle]: Parts): void {
  const { seat, turning } = state;
  checkCells(state, 'boards-diagonal', 'L2', (tile, i) => !tile && diagonal.includes(cells[i]!));
  const own = state.hands[seat]!.length + +turning;
  const held = state.hands.flat().length + hands.split('*').length - 1;
  check(own <= 1 && held === own, 'hands-many', hands, 'L3');
  check(!turning || pile(state) > 0, 'hands-pile', hands, 'L7');
  const most = mostIdle(state);
  check(state.idle <= most, 'idle-many', idle, 'L8', most);
  check(!state.idle || (!held && state.middle.length > 0), 'idle-hand', idle, 'L8');
}

/** Returns the state with the ending of the text. A drawn tile must be laid or left before the end (L7). */
function withEnding(state: LuckyState, [, turn, hands]: Parts): LuckyState {
  const ending = endingOf(state);
  const full = state.boards.filter((board) => filled(board) === 16).length;
  check(full < 2, 'boards-two-full', turn, 'L6');
  const held = /[\d*]/.test(hands);
  const over = ending && (full > 0 || !held);
  if (turn !== '-') {
    check(!over, 'seat-over', turn, ending?.rule);
    return state;
  }
  check(!!over && !held && !state.idle, 'seat-no-end', turn, ending?.rule);
  return { ...state, seat: ending!.winners[0] ?? state.seat, ending: ending! };
}

/**
 * Parses the output of `formatPosition`, and nothing else. The options give setup, variant, sets and the first seat; `players`
 * defaults to the number of boards. Throws BadNotation, whose `at` is `position`, `boards`, `seat`, `hands`, `middle`, `idle`,
 * or a seat and a cell such as `A b4`. Throws BadOption if the options are invalid.
 */
export function parsePosition(value: string, options?: LuckyOptions): LuckyState {
  const text = toText(value);
  const parts = text.split(' ') as Parts;
  check(parts.length === patterns.length, 'position', text);
  patterns.forEach(([code, pattern], i) => {
    check(RegExp(`^${pattern}$`).test(parts[i]!), code, parts[i]!);
  });
  const state = parseParts(parts, options);
  check(state.hands.every(isAscending), 'hands-order', parts[2]);
  check(isAscending(state.middle), 'middle-order', parts[3]);
  checkTiles(state, parts);
  if (state.boards.flat().filter(Boolean).length < 4 * state.boards.length) checkSetup(state, parts);
  else {
    checkTurn(state, parts);
    return withEnding(state, parts);
  }
  return state;
}
