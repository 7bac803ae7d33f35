import { toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { cells, clashes, diagonal, filled, HIGHEST, indexOf } from './board.js';
import { formatBoard } from './notation.js';
import { setup } from './setup.js';
import { positionError, type FaultDetails, type TextFault } from './messages.js';
import { ascending, endingOf, faceDown, mostIdle, pile, setupStep, setupSteps } from './tiles.js';
import type { LuckyOptions, LuckyState } from './types.js';

type Parts = [boards: string, seat: string, hands: string, middle: string, idle: string];

const N = '([1-9]|1\\d|20)';
const LIST = `(-|${N}(,${N})*)`;
const ROW = `(${N}|\\.)(,(${N}|\\.)){3}`;
const BOARD = `${ROW}(/${ROW}){3}`;
const HAND = `(\\*|${LIST})`;

/** Code and pattern of the five parts, in order. */
const patterns: readonly (readonly [TextFault, RegExp])[] = [
  ['boards', RegExp(`^${BOARD}(\\|${BOARD}){0,3}$`)],
  ['seat', /^[A-D-]$/],
  ['hands', RegExp(`^${HAND}(\\|${HAND}){0,3}$`)],
  ['middle', RegExp(`^${LIST}$`)],
  ['idle', /^(0|[1-9]\d?)$/],
];

const check = (valid: boolean, code: TextFault, details: FaultDetails): void => {
  if (!valid) throw positionError(code, details);
};

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
  check(length === players, 'boards-players', { found: boards, rule: 'L1', values: [length, players] });
  const held = hands.split('|');
  check(held.length === length, 'hands', { found: hands });
  const seat = turn === '-' ? start.first : turn.charCodeAt(0) - 65;
  check(seat < length, 'seat', { found: turn });
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
  state.boards.forEach((board, seat) => {
    board.forEach((tile, i) => {
      const [clash] = tile ? clashes(board, i, tile) : [];
      const values = [seatLetter(seat), cells[i]!, cells[clash ?? i]!] as const;
      const at = `${values[0]} ${values[1]}`;
      check(clash === undefined, 'boards-order', { found: formatBoard(board), rule: 'L4', values, at });
    });
  });
  const seen = [state.boards, hands, middle].flat(2).filter(Boolean).length;
  const all = sets * HIGHEST;
  check(seen <= all, 'boards-tiles', { found: boards, rule: 'L1', values: [seen, all] });
  faceDown(state).forEach((left, tile) => {
    check(left >= 0, 'boards-copies', { found: `${tile}`, rule: 'L1', values: [tile, sets - left, sets] });
  });
}

/** Checks that the tiles of a position in the setup follow from its steps (L2). */
function checkSetup(state: LuckyState, [, turn, hands, middle, idle]: Parts): void {
  const { boards } = state;
  const rule = 'L2';
  boards.forEach((board, seat) => {
    const i = board.findIndex((tile, i) => tile > 0 && !diagonal.includes(cells[i]!));
    const values = [seatLetter(seat), cells[i] ?? ''];
    check(i < 0, 'boards-setup', { found: formatBoard(board), rule, values, at: values.join(' ') });
  });
  const stepsMade = state.hands.flat().length + 2 * boards.flat().filter(Boolean).length;
  const steps = setupSteps(state).slice(0, stepsMade);
  boards.forEach((board, seat) => {
    const own = steps.filter((step) => step.seat === seat);
    const lays = own.filter(({ deals }) => !deals).length;
    const valid = filled(board) === lays && state.hands[seat]!.length === own.length - 2 * lays;
    check(valid, 'hands-setup', { found: hands, rule, values: [seatLetter(seat)] });
  });
  const next = setupStep(state);
  check(!!next && !hands.includes('*'), 'hands-setup', {
    found: hands,
    rule,
    values: [seatLetter(state.seat)],
  });
  check(turn === seatLetter(next!.seat), 'seat-setup', {
    found: turn,
    rule,
    values: [seatLetter(next!.seat)],
  });
  check(middle === '-', 'middle-setup', { found: middle, rule });
  check(idle === '0', 'idle-hand', { found: idle, rule: 'L8' });
}

/** Checks a position after the setup: full diagonals (L2), at most one tile in hand (L3), and the exchanges in a row (L8). */
function checkTurn(state: LuckyState, [, , hands, , idle]: Parts): void {
  const { boards, seat, turning } = state;
  boards.forEach((board, seat) => {
    const cell = diagonal.find((cell) => !board[indexOf(cell)]);
    const values = [seatLetter(seat), cell ?? ''];
    check(!cell, 'boards-diagonal', { found: formatBoard(board), rule: 'L2', values, at: values.join(' ') });
  });
  const own = state.hands[seat]!.length + +turning;
  const held = state.hands.flat().length + hands.split('*').length - 1;
  check(own <= 1 && held === own, 'hands-many', { found: hands, rule: 'L3' });
  check(!turning || pile(state) > 0, 'hands-pile', { found: hands, rule: 'L7' });
  const most = mostIdle(state);
  check(state.idle <= most, 'idle-many', { found: idle, rule: 'L8', values: [most] });
  check(!state.idle || (!held && state.middle.length > 0), 'idle-hand', { found: idle, rule: 'L8' });
}

/** Returns the state with the ending of the text. A drawn tile must be laid or left before the end (L7). */
function withEnding(state: LuckyState, [, turn, hands]: Parts): LuckyState {
  const ending = endingOf(state);
  const full = state.boards.filter((board) => filled(board) === 16).length;
  check(full < 2, 'boards-two-full', { found: turn, rule: 'L6' });
  const held = /[\d*]/.test(hands);
  const over = ending && (full > 0 || !held);
  if (turn !== '-') {
    check(!over, 'seat-over', { found: turn, rule: ending?.rule });
    return state;
  }
  check(!!over && !held && !state.idle, 'seat-no-end', { found: turn, rule: ending?.rule });
  return { ...state, seat: ending!.winners[0] ?? state.seat, ending: ending! };
}

/**
 * Parses the output of `formatPosition`, and nothing else. The options give setup, variant, sets and the first seat; `players`
 * defaults to the number of boards. Throws BadNotation, whose `at` is `position`, `boards`, `seat`, `hands`, `middle`, `idle`,
 * or a seat and a cell such as `A b4`. Throws BadOption if the options are invalid.
 */
export function parsePosition(value: string, options?: LuckyOptions): LuckyState {
  const text = toText(value);
  const found = text.split(' ');
  check(found.length === patterns.length, 'position', { found: text });
  patterns.forEach(([code, pattern], i) => {
    check(pattern.test(found[i]!), code, { found: found[i]! });
  });
  const parts = found as Parts;
  const state = parseParts(parts, options);
  check(state.hands.every(isAscending), 'hands-order', { found: parts[2] });
  check(isAscending(state.middle), 'middle-order', { found: parts[3] });
  checkTiles(state, parts);
  const laid = state.boards.flat().filter(Boolean).length;
  if (laid < 4 * state.boards.length) {
    checkSetup(state, parts);
    return state;
  }
  checkTurn(state, parts);
  return withEnding(state, parts);
}
