import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter, type Ending, type Seat } from '../../../core/game.js';
import { sentences } from './messages.js';
import type { Board, Cell, LuckyMove, LuckyState } from './types.js';

/** The highest number of a tile. The lowest is 1 (L1). */
export const HIGHEST = 20;

/** The cells in reading order: a4, b4, c4, d4, a3 … d1. */
export const cells: readonly Cell[] = /* @__PURE__ */ [4, 3, 2, 1].flatMap((row) =>
  ['a', 'b', 'c', 'd'].map((column) => `${column}${row}` as Cell),
);

/** A copy of cells in reading order. */
export const sortCells = (some: readonly Cell[]): Cell[] =>
  [...some].sort((one, other) => cells.indexOf(one) - cells.indexOf(other));

/** The diagonal from the top left: a4, b3, c2, d1 (L2). */
export const diagonal: readonly Cell[] = ['a4', 'b3', 'c2', 'd1'];

const indices: ReadonlyMap<Cell, number> = /* @__PURE__ */ new Map(cells.map((cell, i) => [cell, i]));

/** Returns the index of a cell in a board, or -1 if there is no such cell. */
export const indexOf = (cell: Cell): number => indices.get(cell) ?? -1;

/** Returns what belongs to the sixteen cells of a board, as four rows from the top. */
export const rowsOf = <T>(board: readonly T[]): readonly (readonly T[])[] =>
  [0, 4, 8, 12].map((from) => board.slice(from, from + 4));

/** For each cell, the other cells of its row and column. */
const lines: readonly (readonly number[])[] = /* @__PURE__ */ cells.map((_, i) =>
  [...cells.keys()].filter((j) => j !== i && (j >> 2 === i >> 2 || j % 4 === i % 4)),
);

/** True if the tile on cell `i` forbids `tile` at `at`: lower tiles must come before it, higher tiles after it (L4). */
const isClash = (board: Board, at: number, tile: number, i: number): boolean =>
  board[i]! > 0 && (i < at ? board[i]! >= tile : board[i]! <= tile);

/** Returns the cells of the same row or column whose tile forbids `tile` at `at` (L4). */
export const clashes = (board: Board, at: number, tile: number): readonly number[] =>
  lines[at]!.filter((i) => isClash(board, at, tile, i));

/** True if a tile can go on the cell with the index `at`: on an empty one, or in exchange for another number (L4, L5). */
export const fits = (board: Board, at: number, tile: number): boolean =>
  board[at] !== tile && !lines[at]!.some((i) => isClash(board, at, tile, i));

/** Returns the range of numbers that fit on a cell, both ends included. The range is empty if first > last. */
export function range(board: Board, cell: Cell): readonly [first: number, last: number] {
  const at = indexOf(cell);
  const neighbors = lines[at]!.filter((i) => board[i]! > 0);
  const first = Math.max(0, ...neighbors.filter((i) => i < at).map((i) => board[i]!)) + 1;
  const last = Math.min(HIGHEST + 1, ...neighbors.filter((i) => i > at).map((i) => board[i]!)) - 1;
  return [first, last];
}

/** Returns the empty cells on which no number fits, given the other tiles: the most common mistake of beginners. */
export const deadCells = (board: Board): readonly Cell[] =>
  cells.filter((cell, i) => {
    const [first, last] = range(board, cell);
    return !board[i] && first > last;
  });

/** Returns the number of tiles on a board. */
export const filled = (board: Board): number => board.reduce((sum, tile) => sum + Math.sign(tile), 0);

/** Number of cells on the diagonal and of tiles dealt to each seat (L2). */
const DEALT = 4;

/** All numbers, from 1. */
export const numbers: readonly number[] = /* @__PURE__ */ Array.from({ length: HIGHEST }, (_, i) => i + 1);

/** Returns the tiles in ascending order. */
export const ascending = (tiles: readonly number[]): readonly number[] => tiles.toSorted((a, b) => a - b);

/** Returns the number of face-down tiles by their number; index 0 is unused. Only their order is unknown to the players. */
export function faceDown({ sets, boards, hands, middle }: LuckyState): readonly number[] {
  const left = Array<number>(HIGHEST + 1).fill(sets);
  for (const tiles of [...boards, ...hands, middle]) for (const tile of tiles) left[tile]!--;
  left[0] = 0;
  return left;
}

/** Returns the number of face-down tiles. */
export const pile = (state: LuckyState): number => faceDown(state).reduce((sum, count) => sum + count);

/** Returns the number of exchanges in a row after which a face-down tile must be turned over (L8). */
export const mostIdle = ({ boards }: LuckyState): number => 4 * boards.length;

/** Returns true if the seat to move must turn a face-down tile over (L8). */
export const mustDraw = (state: LuckyState): boolean => state.idle >= mostIdle(state);

/** Returns the tiles that the seat to move may lay: those in its hand, or the face-up ones (L3, L8). */
export function layable(state: LuckyState): readonly number[] {
  const hand = state.hands[state.seat]!;
  return hand.length ? hand : mustDraw(state) ? [] : state.middle;
}

/** A step of the setup: chance deals a tile to a seat, or the seat lays one. */
export interface SetupStep {
  readonly seat: Seat;
  readonly deals: boolean;
}

/** Returns the steps of the setup in order (L2). In the setup `sorted` all tiles are laid at once after the last deal. */
export function setupSteps({ setup, first, boards: { length } }: LuckyState): readonly SetupStep[] {
  const seats = Array.from({ length }, (_, i) => (first + i) % length);
  const rounds = Array.from({ length: DEALT });
  const each = (...kinds: boolean[]) => seats.flatMap((seat) => kinds.map((deals) => ({ seat, deals })));
  if (setup === 'one-by-one') return rounds.flatMap(() => each(true, false));
  const all = (deals: boolean) => each(...rounds.map(() => deals));
  return setup === 'sorted' ? all(true) : [...all(true), ...all(false)];
}

/** Returns the next step of the setup, derived from the tiles dealt and laid so far, or undefined after the setup. */
export function setupStep(state: LuckyState): SetupStep | undefined {
  const { boards, hands } = state;
  const laid = boards.reduce((sum, board) => sum + filled(board), 0);
  return laid < DEALT * boards.length ? setupSteps(state)[hands.flat().length + 2 * laid] : undefined;
}

/** Returns true if chance is to move. */
export const awaitsChance = (state: LuckyState): boolean => state.turning || !!setupStep(state)?.deals;

/** Returns the ending if a board is full (L6) or no face-down tile is left (L7). */
export function endingOf(state: LuckyState): Ending | undefined {
  const counts = state.boards.map(filled);
  const most = Math.max(...counts);
  const best = [...counts.keys()].filter((seat) => counts[seat] === most);
  if (most === 16) return { rule: 'L6', winners: best };
  if (pile(state) > 0) return undefined;
  return { rule: 'L7', winners: counts.length > 1 ? best : [] };
}

/** Formats the seat of a position: the letter of the seat to move, or `-` at the end. */
export const formatSeat = ({ ending, seat }: LuckyState): string => (ending ? '-' : seatLetter(seat));

/** Formats a move: `draw`, `13@b2`, `pass`. A tile that chance turns over is `+13`. */
export function formatMove(move: LuckyMove): string {
  if (move.kind === 'lay') return `${move.tile}@${move.to}`;
  return move.kind === 'reveal' ? `+${move.tile}` : move.kind;
}

/** Parses `draw`, `13@b2`, `pass` or `+13`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): LuckyMove {
  const text = toText(value);
  const [, plus, number, cell] = /^(\+?)([1-9]|1\d|20)(?:@([a-d][1-4]))?$/.exec(text) ?? [];
  const tile = Number(number);
  if (text === 'draw' || text === 'pass') return { kind: text };
  if (plus && !cell) return { kind: 'reveal', tile };
  if (!plus && cell) return { kind: 'lay', tile, to: cell as Cell };
  throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
}

/** Formats a board: rows from the top, separated by `/`. */
export const formatBoard = (board: Board): string => rowsOf(board.map((tile) => tile || '.')).join('/');
