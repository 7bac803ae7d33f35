import { cells, clashes, indexOf } from '../../lucky-numbers/engine/board.js';
import type { Board, Cell } from '../../lucky-numbers/engine/types.js';
import type { SwapMove } from './types.js';

/** Returns true if every row and column ascends. */
export const ascends = (board: Board): boolean => board.every((tile, i) => !clashes(board, i, tile).length);

/** Returns the distance of two columns or rows. With `wrap` opposite edges have the distance 1. */
const distance = (a: number, b: number, wrap: boolean): number =>
  wrap && Math.abs(a - b) === 3 ? 1 : Math.abs(a - b);

/** Returns true if two cells are orthogonal neighbours. With `wrap` opposite edges are neighbours too. */
export function neighbours(a: Cell, b: Cell, wrap: boolean): boolean {
  const [i, j] = [indexOf(a), indexOf(b)];
  return distance(i >> 2, j >> 2, wrap) + distance(i % 4, j % 4, wrap) === 1;
}

/** Returns all exchanges in code-unit order of their notation. */
export const allSwaps = (wrap: boolean): readonly SwapMove[] => (wrap ? wrapped : plain);

const sorted = [...cells].sort();
const swaps = (wrap: boolean): readonly SwapMove[] =>
  sorted.flatMap((from) =>
    sorted.flatMap((to) => (from < to && neighbours(from, to, wrap) ? [Object.freeze({ from, to })] : [])),
  );
const plain = swaps(false);
const wrapped = swaps(true);

/** Returns the board after an exchange. */
export function exchanged(board: Board, { from, to }: SwapMove): Board {
  const [i, j] = [indexOf(from), indexOf(to)];
  return board.map((tile, at) => board[at === i ? j : at === j ? i : at] ?? tile);
}
