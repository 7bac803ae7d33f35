import { toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { cells, clashes, diagonal, filled, HIGHEST, indexOf } from './board.js';
import { formatBoard } from './notation.js';
import { setup } from './setup.js';
import { badText, type TextFault, type Wrong } from './messages.js';
import { ascending, faceDown, judge, mostIdle, pile, setupStep, setupSteps } from './tiles.js';
import type { LuckyOptions, LuckyState } from './types.js';

type Words = [boards: string, seat: string, hands: string, middle: string, idle: string];

const N = '([1-9]|1\\d|20)';
const LIST = `(-|${N}(,${N})*)`;
const ROW = `(${N}|\\.)(,(${N}|\\.)){3}`;
const BOARD = `${ROW}(/${ROW}){3}`;
const HAND = `(\\*|${LIST})`;

/** The five parts in their order, each by the code of its fault. */
const parts: readonly (readonly [TextFault, RegExp])[] = [
  ['boards', RegExp(`^${BOARD}(\\|${BOARD}){0,3}$`)],
  ['seat', /^[A-D-]$/],
  ['hands', RegExp(`^${HAND}(\\|${HAND}){0,3}$`)],
  ['middle', RegExp(`^${LIST}$`)],
  ['idle', /^(0|[1-9]\d?)$/],
];

const check = (sound: boolean, code: TextFault, wrong: Wrong): void => {
  if (!sound) throw badText(code, wrong);
};

const readList = (text: string): readonly number[] => (/\d/.test(text) ? text.split(',').map(Number) : []);

const isAscending = (tiles: readonly number[]) => tiles.join() === ascending(tiles).join();

/** What the words say, whether a game can bring it about or not. */
function read(words: Words, options: LuckyOptions | undefined): LuckyState {
  const [boards, shown, hands, middle, idle] = words;
  const all = boards.split('|');
  const { length } = all;
  const given = options === undefined || Object(options) === options;
  const start = setup(given ? { players: length, ...options } : options);
  const players = start.boards.length;
  check(length === players, 'boards-players', { found: boards, rule: 'L1', places: [length, players] });
  const held = hands.split('|');
  check(held.length === length, 'hands', { found: hands });
  const seat = shown === '-' ? start.first : shown.charCodeAt(0) - 65;
  check(seat < length, 'seat', { found: shown });
  return {
    ...start,
    boards: all.map((board) => board.split(/[,/]/).map((tile) => Number(tile) || 0)),
    seat,
    hands: held.map(readList),
    turning: held[seat] === '*',
    middle: readList(middle),
    idle: Number(idle),
  };
}

/** L4 on every board, and L1: no tile is there that is not in the game. */
function checkTiles(state: LuckyState, [boards]: Words): void {
  const { hands, middle, sets } = state;
  state.boards.forEach((board, seat) => {
    board.forEach((tile, i) => {
      const [clash] = tile ? clashes(board, i, tile) : [];
      const places = [seatLetter(seat), cells[i]!, cells[clash ?? i]!] as const;
      const at = `${places[0]} ${places[1]}`;
      check(clash === undefined, 'boards-order', { found: formatBoard(board), rule: 'L4', places, at });
    });
  });
  const seen = [state.boards, hands, middle].flat(2).filter(Boolean).length;
  const all = sets * HIGHEST;
  check(seen <= all, 'boards-tiles', { found: boards, rule: 'L1', places: [seen, all] });
  faceDown(state).forEach((left, tile) => {
    check(left >= 0, 'boards-copies', { found: `${tile}`, rule: 'L1', places: [tile, sets - left, sets] });
  });
}

/** The tiles of a position in the setup lie and are held as its steps bring it about (L2). */
function checkSetup(state: LuckyState, [, shown, hands, middle, idle]: Words): void {
  const { boards } = state;
  const rule = 'L2';
  boards.forEach((board, seat) => {
    const i = board.findIndex((tile, i) => tile > 0 && !diagonal.includes(cells[i]!));
    const places = [seatLetter(seat), cells[i] ?? ''];
    check(i < 0, 'boards-setup', { found: formatBoard(board), rule, places, at: places.join(' ') });
  });
  const made = state.hands.flat().length + 2 * boards.flat().filter(Boolean).length;
  const steps = setupSteps(state).slice(0, made);
  boards.forEach((board, seat) => {
    const own = steps.filter((step) => step.seat === seat);
    const lays = own.filter(({ deals }) => !deals).length;
    const sound = filled(board) === lays && state.hands[seat]!.length === own.length - 2 * lays;
    check(sound, 'hands-setup', { found: hands, rule, places: [seatLetter(seat)] });
  });
  const next = setupStep(state);
  check(!!next && !hands.includes('*'), 'hands-setup', {
    found: hands,
    rule,
    places: [seatLetter(state.seat)],
  });
  check(shown === seatLetter(next!.seat), 'seat-setup', {
    found: shown,
    rule,
    places: [seatLetter(next!.seat)],
  });
  check(middle === '-', 'middle-setup', { found: middle, rule });
  check(idle === '0', 'idle-hand', { found: idle, rule: 'L8' });
}

/** After the setup the diagonals are full, and one tile at most is in hand (L3), with nothing but exchanges before it (L8). */
function checkTurn(state: LuckyState, [, , hands, , idle]: Words): void {
  const { boards, seat, turning } = state;
  boards.forEach((board, seat) => {
    const cell = diagonal.find((cell) => !board[indexOf(cell)]);
    const places = [seatLetter(seat), cell ?? ''];
    check(!cell, 'boards-diagonal', { found: formatBoard(board), rule: 'L2', places, at: places.join(' ') });
  });
  const own = state.hands[seat]!.length + +turning;
  const held = state.hands.flat().length + hands.split('*').length - 1;
  check(own <= 1 && held === own, 'hands-many', { found: hands, rule: 'L3' });
  check(!turning || pile(state) > 0, 'hands-pile', { found: hands, rule: 'L7' });
  const most = mostIdle(state);
  check(state.idle <= most, 'idle-many', { found: idle, rule: 'L8', places: [most] });
  check(!state.idle || (!held && state.middle.length > 0), 'idle-hand', { found: idle, rule: 'L8' });
}

/** The state with its end, if the text shows one; a drawn tile is still to be laid or left (L7). */
function ended(state: LuckyState, [, shown, hands]: Words): LuckyState {
  const ending = judge(state);
  const full = state.boards.filter((board) => filled(board) === 16).length;
  check(full < 2, 'boards-two-full', { found: shown, rule: 'L6' });
  const held = /[\d*]/.test(hands);
  const over = ending && (full > 0 || !held);
  if (shown !== '-') {
    check(!over, 'seat-over', { found: shown, rule: ending?.rule });
    return state;
  }
  check(!!over && !held && !state.idle, 'seat-no-end', { found: shown, rule: ending?.rule });
  return { ...state, seat: ending!.winners[0] ?? state.seat, ending: ending! };
}

/**
 * Reads what `formatPosition` writes, and nothing else. Options carry setup, variant, sets and the first seat; without
 * `players` there are as many as boards. Throws BadNotation with `at` one of `position`, `boards`, `seat`, `hands`, `middle`,
 * `idle`, or a seat and a cell such as `A b4`; BadOption for options that make no sense.
 */
export function parsePosition(given: string, options?: LuckyOptions): LuckyState {
  const text = toText(given);
  const found = text.split(' ');
  check(found.length === parts.length, 'position', { found: text });
  parts.forEach(([code, shape], i) => {
    check(shape.test(found[i]!), code, { found: found[i]! });
  });
  const words = found as Words;
  const state = read(words, options);
  check(state.hands.every(isAscending), 'hands-order', { found: words[2] });
  check(isAscending(state.middle), 'middle-order', { found: words[3] });
  checkTiles(state, words);
  const laid = state.boards.flat().filter(Boolean).length;
  if (laid < 4 * state.boards.length) {
    checkSetup(state, words);
    return state;
  }
  checkTurn(state, words);
  return ended(state, words);
}
