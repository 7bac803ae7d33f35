import { cells, indexOf } from '../board.js';
import type { Board } from '../types.js';
import { allSwaps, ascends } from './board.js';
import type { SwapMove } from './types.js';

/** No puzzle has a higher par. */
export const HIGHEST_PAR = 5;

/** Pairs of cells in one row or column, the first before the second. */
const pairs: readonly (readonly [number, number])[] = cells.flatMap((_, j) =>
  [...Array(j).keys()].filter((i) => i >> 2 === j >> 2 || i % 4 === j % 4).map((i) => [i, j] as const),
);

/** Pairs that one exchange can set right at most: the two cells' own, and three each in their two other lines; across the edge two more each in the line. */
const MENDED = { plain: 7, wrap: 11 };

/**
 * The shortest ways to make everything ascend, tried from one exchange up: none shorter than what is found. Exchanges that
 * share no cell may be made in any order, so each set of them is tried in one order alone.
 */
class Search {
  readonly #board: number[];
  readonly #swaps: readonly (readonly [from: number, to: number, move: SwapMove])[];
  readonly #mended: number;
  readonly #path: SwapMove[] = [];

  constructor(board: Board, wrap: boolean) {
    this.#board = [...board];
    this.#swaps = allSwaps(wrap).map((move) => [indexOf(move.from), indexOf(move.to), move] as const);
    this.#mended = wrap ? MENDED.wrap : MENDED.plain;
  }

  run(most: number): readonly SwapMove[] | undefined {
    for (let depth = 0; depth <= most; depth++) if (this.#look(depth, -1)) return this.#path;
    return undefined;
  }

  #wrong(): number {
    let count = 0;
    for (const [i, j] of pairs) if (this.#board[i]! >= this.#board[j]!) count++;
    return count;
  }

  #look(depth: number, last: number): boolean {
    const wrong = this.#wrong();
    if (wrong === 0) return true;
    if (wrong > depth * this.#mended) return false;
    for (const [n, [i, j, move]] of this.#swaps.entries()) {
      if (n === last || (n < last && this.#apart(n, last))) continue;
      this.#exchange(i, j);
      this.#path.push(move);
      if (this.#look(depth - 1, n)) return true;
      this.#path.pop();
      this.#exchange(i, j);
    }
    return false;
  }

  #apart(a: number, b: number): boolean {
    const [[i, j], [k, l]] = [this.#swaps[a]!, this.#swaps[b]!];
    return i !== k && i !== l && j !== k && j !== l;
  }

  #exchange(i: number, j: number): void {
    [this.#board[i], this.#board[j]] = [this.#board[j]!, this.#board[i]!];
  }
}

/**
 * A shortest solution of a board, at most `most` exchanges (5 when left out) long; undefined when there is none so short.
 * Its length is proven to be the least; a board that ascends has the empty one.
 */
export function shortest(board: Board, wrap: boolean, most = HIGHEST_PAR): readonly SwapMove[] | undefined {
  return ascends(board) ? [] : new Search(board, wrap).run(most);
}
