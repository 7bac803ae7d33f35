import { cells, indexOf } from '../../lucky-numbers/engine/board.js';
import type { Board } from '../../lucky-numbers/engine/types.js';
import { allSwaps, ascends } from './board.js';
import type { SwapMove } from './types.js';

/** The highest par of a puzzle. */
export const HIGHEST_PAR = 5;

/** Two cells of a row or column, the first before the second. */
type Pair = readonly [first: number, second: number];

const pairs: readonly Pair[] = cells.flatMap((_, j) =>
  [...Array(j).keys()].filter((i) => i >> 2 === j >> 2 || i % 4 === j % 4).map((i): Pair => [i, j]),
);

/**
 * The maximum number of pairs that one exchange can put in order: the pair of the two cells, and three for each cell in its
 * other line; across an edge two more for each cell in the common line.
 */
const MAX_FIXED = { plain: 7, wrap: 11 };

/** An exchange with precomputed data. */
interface Candidate {
  readonly move: SwapMove;
  readonly i: number;
  readonly j: number;
  /** The pairs that contain one of its cells. */
  readonly pairs: readonly Pair[];
  /** The exchanges before it that share no cell with it. */
  readonly independent: ReadonlySet<Candidate>;
}

function candidatesOf(wrap: boolean): readonly Candidate[] {
  const all: Candidate[] = [];
  for (const move of allSwaps(wrap)) {
    const [i, j] = [indexOf(move.from), indexOf(move.to)];
    const touches = (cell: number) => cell === i || cell === j;
    const independent = new Set(all.filter((other) => !touches(other.i) && !touches(other.j)));
    all.push({ move, i, j, pairs: pairs.filter(([a, b]) => touches(a) || touches(b)), independent });
  }
  return all;
}

const candidates = { plain: candidatesOf(false), wrap: candidatesOf(true) };

/** Returns, for each cell, the exchanges of that cell. */
const touching = (all: readonly Candidate[]) =>
  cells.map((_, cell) => all.filter(({ i, j }) => i === cell || j === cell));
const byCell = { plain: touching(candidates.plain), wrap: touching(candidates.wrap) };

/**
 * Iterative deepening search for a shortest solution. Exchanges that share no cell can be made in any order, so only one order
 * is tried. The last exchange must change a pair that is out of order.
 */
class Search {
  readonly #board: number[];
  readonly #kind: 'plain' | 'wrap';
  readonly #path: SwapMove[] = [];

  constructor(board: Board, wrap: boolean) {
    this.#board = [...board];
    this.#kind = wrap ? 'wrap' : 'plain';
  }

  run(limit: number): readonly SwapMove[] | undefined {
    const disorder = this.#disorder(pairs);
    for (let depth = 0; depth <= limit; depth++) if (this.#search(depth, disorder)) return this.#path;
    return undefined;
  }

  /** Returns the number of pairs that are out of order. */
  #disorder(among: readonly Pair[]): number {
    let count = 0;
    for (const [i, j] of among) if (this.#board[i]! >= this.#board[j]!) count++;
    return count;
  }

  #search(depth: number, disorder: number, last?: Candidate): boolean {
    if (disorder === 0) return true;
    if (depth === 0) return false;
    const maxLeft = (depth - 1) * MAX_FIXED[this.#kind];
    for (const next of depth > 1 ? candidates[this.#kind] : this.#lastCandidates()) {
      if (next === last || last?.independent.has(next)) continue;
      // the pairs that it does not contain stay out of order
      const left = disorder - this.#disorder(next.pairs);
      if (left > maxLeft) continue;
      this.#exchange(next);
      this.#path.push(next.move);
      if (this.#search(depth - 1, left + this.#disorder(next.pairs), next)) return true;
      this.#path.pop();
      this.#exchange(next);
    }
    return false;
  }

  /** Returns the exchanges that change the first pair that is out of order. */
  #lastCandidates(): readonly Candidate[] {
    const [i, j] = pairs.find(([i, j]) => this.#board[i]! >= this.#board[j]!)!;
    const of = byCell[this.#kind];
    return [...of[i]!, ...of[j]!];
  }

  #exchange({ i, j }: Candidate): void {
    [this.#board[i], this.#board[j]] = [this.#board[j]!, this.#board[i]!];
  }
}

/**
 * Returns a shortest solution of a board, or undefined if it needs more than `limit` exchanges. The solution of an ascending
 * board is empty.
 */
export function shortest(board: Board, wrap: boolean, limit = HIGHEST_PAR): readonly SwapMove[] | undefined {
  return ascends(board) ? [] : new Search(board, wrap).run(limit);
}
