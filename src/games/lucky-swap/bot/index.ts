import type { Bot, Progress, Task, Thinking, Valued } from '../../../core/bot.js';
import { cells, clashes, indexOf } from '../../lucky-numbers/engine/board.js';
import { allSwaps, ascends, exchanged, HIGHEST_PAR, shortest } from '../engine/board.js';
import type { SwapMove, SwapState } from '../engine/types.js';
import type { Board } from '../../lucky-numbers/engine/types.js';

/** A search of this depth takes less than a millisecond. */
const STEP_DEPTH = 3;

/** Returns the number of pairs of a row or column that are out of order, each counted twice. */
const disorder = (board: Board): number =>
  cells.reduce((sum, _, i) => sum + clashes(board, i, board[i]!).length, 0);

/** Returns the exchange of two neighbours out of order that reduces the disorder most. Not always optimal, but it ends. */
function greedyMove({ board }: SwapState): SwapMove {
  const useful = allSwaps(false).filter(({ from, to }) => {
    const [i, j] = [indexOf(from), indexOf(to)].sort((a, b) => a - b) as [number, number];
    return board[i]! > board[j]!;
  });
  const left = (move: SwapMove) => disorder(exchanged(board, move));
  return useful.reduce((best, move) => (left(move) < left(best) ? move : best));
}

/** Returns whether a board can be solved within a number of exchanges, or undefined if time ran out. */
type Solvable = Generator<Progress, boolean | undefined, boolean | undefined>;

/** Searches the shortest solutions of many similar boards and caches the results. */
class SolutionSearch {
  readonly #wrap: boolean;
  /** Results by board and number of exchanges. */
  readonly #cache = new Map<string, boolean>();
  done = 0;

  constructor(wrap: boolean) {
    this.#wrap = wrap;
  }

  *within(board: Board, limit: number): Solvable {
    const key = `${board.join()} ${limit}`;
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const found = yield* this.#search(board, limit);
    if (found !== undefined) this.#cache.set(key, found);
    return found;
  }

  *#search(board: Board, limit: number): Solvable {
    if (limit > STEP_DEPTH) {
      for (const move of allSwaps(this.#wrap)) {
        const found = yield* this.within(exchanged(board, move), limit - 1);
        if (found !== false) return found;
      }
      return false;
    }
    const found = shortest(board, this.#wrap, limit) !== undefined;
    return (yield { done: this.done }) ? undefined : found;
  }
}

/** By move: number of exchanges of the shortest solution that starts with it. */
type Lengths = Map<SwapMove, number>;

/**
 * Searches with increasing depth up to the highest par: for one move that starts a shortest solution, or for all moves. The
 * solution after any move is at most two exchanges longer than the shortest, because an exchange can be undone. Returns true if
 * time ran out.
 */
function* measure(
  state: SwapState,
  all: boolean,
  lengths: Lengths,
): Generator<Progress, boolean, boolean | undefined> {
  const { board, wrap } = state;
  const search = new SolutionSearch(wrap);
  const swaps = allSwaps(wrap);
  for (let limit = 0; limit <= (all ? HIGHEST_PAR : HIGHEST_PAR - 1); limit++) {
    const [shortest] = lengths.values();
    if (shortest !== undefined && limit > shortest) break;
    for (const [n, move] of swaps.entries()) {
      if (lengths.has(move)) continue;
      search.done = (limit + n / swaps.length) / (HIGHEST_PAR + 1);
      const found = yield* search.within(exchanged(board, move), limit);
      if (found === undefined) return true;
      if (found) lengths.set(move, limit + 1);
      if (found && !all) return false;
    }
  }
  const [least] = lengths.values();
  if (all && least !== undefined && least <= HIGHEST_PAR)
    for (const move of swaps) if (!lengths.has(move)) lengths.set(move, least + 2);
  return false;
}

/** Returns the evaluation of all moves. The chance is always 1, because every puzzle can be solved. */
function valued(wrap: boolean, lengths: Lengths): readonly Valued<SwapMove>[] {
  const values = allSwaps(wrap).map((move): Valued<SwapMove> => {
    const plies = lengths.get(move);
    return { move, chances: [1], ...(plies !== undefined && { plies }) };
  });
  return values.sort((a, b) => (a.plies ?? Infinity) - (b.plies ?? Infinity) || 0);
}

/**
 * Finds the first exchange of a shortest solution within the highest par; in an analysis, the length of the shortest solution
 * that starts with each exchange. Throws RangeError if the puzzle is solved.
 */
function* think(state: SwapState, { analysis = false }: Pick<Task, 'analysis'>): Thinking<SwapMove> {
  if (ascends(state.board)) throw new RangeError('The puzzle is solved.');
  const lengths: Lengths = new Map();
  const capped = yield* measure(state, analysis, lengths);
  const [move] = lengths.keys();
  return {
    move: move ?? greedyMove(state),
    ...(analysis && { values: valued(state.wrap, lengths) }),
    ...(capped && { capped }),
  };
}

/** The computer player. Every level finds a shortest solution. */
export const bot: Bot<SwapState, SwapMove> = { think };
