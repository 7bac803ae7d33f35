import type { Board, Cell } from './types.js';

/** The highest number of a tile. The lowest is 1 (L1). */
export const HIGHEST = 20;

/** The cells in reading order: a4, b4, c4, d4, a3 … d1. */
export const cells: readonly Cell[] = [4, 3, 2, 1].flatMap((row) =>
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
const lines: readonly (readonly number[])[] = cells.map((_, i) =>
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
