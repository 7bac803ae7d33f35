import { random, type Random } from '../../../core/random.js';
import { cells, clashes, indexOf, numbers } from '../../lucky-numbers/engine/board.js';
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

/**
 * Returns a random solved board: sixteen tiles of one set, laid in ascending order, each on a random cell whose upper and left
 * neighbours are filled.
 */
function solvedBoard({ below }: Random): Board {
  const tiles = [...numbers];
  while (tiles.length > cells.length) tiles.splice(below(tiles.length), 1);
  const board = Array<number>(16).fill(0);
  for (const tile of tiles) {
    const free = [...board.keys()].filter(
      (i) => !board[i] && (i < 4 || board[i - 4]) && (i % 4 === 0 || board[i - 1]),
    );
    board[free[below(free.length)]!] = tile;
  }
  return board;
}

/** Returns a board whose shortest solution has exactly `par` exchanges. A search proves that there is no shorter one. */
export function generate(seed: string, par: number, wrap: boolean): Board {
  const swaps = allSwaps(wrap);
  for (let attempt = 0; ; attempt++) {
    const chance = random(`${seed} swap ${par} ${wrap}`, attempt);
    let board = solvedBoard(chance);
    for (let i = 0; i < par; i++) board = exchanged(board, swaps[chance.below(swaps.length)]!);
    if (!shortest(board, wrap, par - 1)) return board;
  }
}
