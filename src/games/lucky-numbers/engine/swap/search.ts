import { cells, indexOf } from '../board.js';
import type { Board } from '../types.js';
import { allSwaps, ascends } from './board.js';
import type { SwapMove } from './types.js';

/** No puzzle has a higher par. */
export const HIGHEST_PAR = 5;

/** Two cells in one row or column, the first before the second. */
type Pair = readonly [first: number, second: number];

const pairs: readonly Pair[] = cells.flatMap((_, j) =>
  [...Array(j).keys()].filter((i) => i >> 2 === j >> 2 || i % 4 === j % 4).map((i): Pair => [i, j]),
);

/** Pairs that one exchange can set right at most: the two cells' own, and three each in their two other lines; across the edge two more each in the line. */
const MENDED = { plain: 7, wrap: 11 };

/** An exchange, ready to be tried. */
interface Try {
  readonly move: SwapMove;
  readonly i: number;
  readonly j: number;
  /** The pairs that it may change. */
  readonly pairs: readonly Pair[];
  /** The tries that share no cell with it and stand before it. */
  readonly apart: ReadonlySet<Try>;
}

function triesOf(wrap: boolean): readonly Try[] {
  const all: Try[] = [];
  for (const move of allSwaps(wrap)) {
    const [i, j] = [indexOf(move.from), indexOf(move.to)];
    const touches = (cell: number) => cell === i || cell === j;
    const apart = new Set(all.filter((other) => !touches(other.i) && !touches(other.j)));
    all.push({ move, i, j, pairs: pairs.filter(([a, b]) => touches(a) || touches(b)), apart });
  }
  return all;
}

const tries = { plain: triesOf(false), wrap: triesOf(true) };

/** Of each cell, the tries that touch it. */
const touching = (all: readonly Try[]) =>
  cells.map((_, cell) => all.filter(({ i, j }) => i === cell || j === cell));
const byCell = { plain: touching(tries.plain), wrap: touching(tries.wrap) };

/**
 * The shortest ways to make everything ascend, tried from one exchange up: none shorter than what is found. Exchanges that
 * share no cell may be made in any order, so each set of them is tried in one order alone; the last one touches a pair that
 * is out of order.
 */
class Search {
  readonly #board: number[];
  readonly #kind: 'plain' | 'wrap';
  readonly #path: SwapMove[] = [];

  constructor(board: Board, wrap: boolean) {
    this.#board = [...board];
    this.#kind = wrap ? 'wrap' : 'plain';
  }

  run(most: number): readonly SwapMove[] | undefined {
    const wrong = this.#wrong(pairs);
    for (let depth = 0; depth <= most; depth++) if (this.#look(depth, wrong)) return this.#path;
    return undefined;
  }

  #wrong(among: readonly Pair[]): number {
    let count = 0;
    for (const [i, j] of among) if (this.#board[i]! >= this.#board[j]!) count++;
    return count;
  }

  #look(depth: number, wrong: number, last?: Try): boolean {
    if (wrong === 0) return true;
    if (depth === 0) return false;
    const most = (depth - 1) * MENDED[this.#kind];
    for (const next of depth > 1 ? tries[this.#kind] : this.#mending()) {
      if (next === last || last?.apart.has(next)) continue;
      // what it does not touch stays out of order
      const left = wrong - this.#wrong(next.pairs);
      if (left > most) continue;
      this.#exchange(next);
      this.#path.push(next.move);
      if (this.#look(depth - 1, left + this.#wrong(next.pairs), next)) return true;
      this.#path.pop();
      this.#exchange(next);
    }
    return false;
  }

  /** What touches the first pair that is out of order. */
  #mending(): readonly Try[] {
    const [i, j] = pairs.find(([i, j]) => this.#board[i]! >= this.#board[j]!)!;
    const of = byCell[this.#kind];
    return [...of[i]!, ...of[j]!];
  }

  #exchange({ i, j }: Try): void {
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
