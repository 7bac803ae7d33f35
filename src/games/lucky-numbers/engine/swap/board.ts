import { cells, clashes, indexOf } from '../board.js';
import type { Board, Cell } from '../types.js';
import type { SwapMove } from './types.js';

/** Whether every row and column ascends. */
export const ascends = (board: Board): boolean => board.every((tile, i) => !clashes(board, i, tile).length);

/** Steps between two columns or rows; at opposite edges one, where they are joined. */
const apart = (a: number, b: number, wrap: boolean): number =>
  wrap && Math.abs(a - b) === 3 ? 1 : Math.abs(a - b);

/** Whether two cells are orthogonal neighbours, also across opposite edges when `wrap` is on. */
export function neighbours(a: Cell, b: Cell, wrap: boolean): boolean {
  const [i, j] = [indexOf(a), indexOf(b)];
  return apart(i >> 2, j >> 2, wrap) + apart(i % 4, j % 4, wrap) === 1;
}

/** All exchanges that the board knows, in code-unit order of notation. */
export const allSwaps = (wrap: boolean): readonly SwapMove[] => (wrap ? wrapped : plain);

const sorted = [...cells].sort();
const swaps = (wrap: boolean): readonly SwapMove[] =>
  sorted.flatMap((from) =>
    sorted.flatMap((to) => (from < to && neighbours(from, to, wrap) ? [Object.freeze({ from, to })] : [])),
  );
const plain = swaps(false);
const wrapped = swaps(true);

/** The board after an exchange. */
export function exchanged(board: Board, { from, to }: SwapMove): Board {
  const [i, j] = [indexOf(from), indexOf(to)];
  return board.map((tile, at) => board[at === i ? j : at === j ? i : at] ?? tile);
}
