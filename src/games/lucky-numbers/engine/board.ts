import type { Board, Cell } from './types.js';

/** The highest number; the lowest is 1 (L1). */
export const HIGHEST = 20;

/** The cells in reading order: a4, b4, c4, d4, a3 … d1. */
export const cells: readonly Cell[] = [4, 3, 2, 1].flatMap((row) =>
  ['a', 'b', 'c', 'd'].map((column) => `${column}${row}` as Cell),
);

/** The numbered diagonal from the top left: a4, b3, c2, d1 (L2). */
export const diagonal: readonly Cell[] = ['a4', 'b3', 'c2', 'd1'];

/** Place of a cell in a board; -1 for what is none. */
export const indexOf = (cell: Cell): number => cells.indexOf(cell);

/** For each cell the others of its row and column. */
const lines: readonly (readonly number[])[] = cells.map((_, i) =>
  [...cells.keys()].filter((j) => j !== i && (j >> 2 === i >> 2 || j % 4 === i % 4)),
);

/** Cells of the same row or column whose tile forbids `tile` at `at` (L4). What stands before must be lower, what stands behind higher. */
export const clashes = (board: Board, at: number, tile: number): readonly number[] =>
  lines[at]!.filter((i) => board[i]! > 0 && (i < at ? board[i]! >= tile : board[i]! <= tile));

/** The numbers that can lie on a cell now, both ends among them; none where the first is greater than the last. */
export function range(board: Board, cell: Cell): readonly [first: number, last: number] {
  const at = indexOf(cell);
  const around = lines[at]!.filter((i) => board[i]! > 0);
  const first = Math.max(0, ...around.filter((i) => i < at).map((i) => board[i]!)) + 1;
  const last = Math.min(HIGHEST + 1, ...around.filter((i) => i > at).map((i) => board[i]!)) - 1;
  return [first, last];
}

/** Empty cells in which no number can lie any more, given what is there: the beginner's commonest trap. */
export const deadCells = (board: Board): readonly Cell[] =>
  cells.filter((cell, i) => {
    const [first, last] = range(board, cell);
    return !board[i] && first > last;
  });

/** Tiles on a board. */
export const filled = (board: Board): number => board.filter(Boolean).length;
