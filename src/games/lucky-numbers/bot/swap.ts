import type { Progress, Task, Thinking, Valued } from '../../../core/bot.js';
import { cells, clashes, indexOf } from '../engine/board.js';
import { allSwaps, ascends, exchanged } from '../engine/swap/board.js';
import { HIGHEST_PAR, shortest } from '../engine/swap/search.js';
import type { SwapMove, SwapState } from '../engine/swap/types.js';
import type { Board } from '../engine/types.js';

/** A search so deep takes less than a millisecond. */
const PORTION = 3;

/** Tiles of a line that stand on the wrong side of another, counted from both. */
const wrong = (board: Board): number =>
  cells.reduce((sum, _, i) => sum + clashes(board, i, board[i]!).length, 0);

/** Of two neighbours out of order the exchange that mends most: it may not be the shortest way, but it comes to an end. */
function mending({ board }: SwapState): SwapMove {
  const useful = allSwaps(false).filter(({ from, to }) => {
    const [i, j] = [indexOf(from), indexOf(to)].sort((a, b) => a - b) as [number, number];
    return board[i]! > board[j]!;
  });
  const left = (move: SwapMove) => wrong(exchanged(board, move));
  return useful.reduce((best, move) => (left(move) < left(best) ? move : best));
}

/** Whether a board can be solved within so many exchanges; undefined when time is up. */
type Within = Generator<Progress, boolean | undefined, boolean | undefined>;

/** Looks for the shortest solutions of many boards that have most of their ways in common. */
class Reach {
  readonly #wrap: boolean;
  /** What has been found of a board and a number of exchanges. */
  readonly #known = new Map<string, boolean>();
  done = 0;

  constructor(wrap: boolean) {
    this.#wrap = wrap;
  }

  *within(board: Board, most: number): Within {
    const key = `${board.join()} ${most}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = yield* this.#look(board, most);
    if (found !== undefined) this.#known.set(key, found);
    return found;
  }

  *#look(board: Board, most: number): Within {
    if (most > PORTION) {
      for (const move of allSwaps(this.#wrap)) {
        const found = yield* this.within(exchanged(board, move), most - 1);
        if (found !== false) return found;
      }
      return false;
    }
    const found = shortest(board, this.#wrap, most) !== undefined;
    return (yield { done: this.done }) ? undefined : found;
  }
}

/** Exchanges until the end by the shortest way that begins with a move. */
type Lengths = Map<SwapMove, number>;

/**
 * Looks so far as the highest par goes, deeper and deeper: for one move that begins a shortest solution, or for all, whose
 * solutions are two exchanges longer at most than the shortest, as one exchange undoes another. Returns whether time was up.
 */
function* measure(
  state: SwapState,
  all: boolean,
  lengths: Lengths,
): Generator<Progress, boolean, boolean | undefined> {
  const { board, wrap } = state;
  const reach = new Reach(wrap);
  const swaps = allSwaps(wrap);
  for (let most = 0; most <= (all ? HIGHEST_PAR : HIGHEST_PAR - 1); most++) {
    const [shortest] = lengths.values();
    if (shortest !== undefined && most > shortest) break;
    for (const [n, move] of swaps.entries()) {
      if (lengths.has(move)) continue;
      reach.done = (most + n / swaps.length) / (HIGHEST_PAR + 1);
      const found = yield* reach.within(exchanged(board, move), most);
      if (found === undefined) return true;
      if (found) lengths.set(move, most + 1);
      if (found && !all) return false;
    }
  }
  const [least] = lengths.values();
  if (all && least !== undefined && least <= HIGHEST_PAR)
    for (const move of swaps) if (!lengths.has(move)) lengths.set(move, least + 2);
  return false;
}

/** Every puzzle can be solved, so the chance is 1 everywhere; `plies` is left out where the search does not reach. */
function valued(wrap: boolean, lengths: Lengths): readonly Valued<SwapMove>[] {
  const values = allSwaps(wrap).map((move): Valued<SwapMove> => {
    const plies = lengths.get(move);
    return { move, chances: [1], ...(plies !== undefined && { plies }) };
  });
  return values.sort((a, b) => (a.plies ?? Infinity) - (b.plies ?? Infinity) || 0);
}

/**
 * The first exchange of a shortest solution, if there is one within the highest par; for analysis how long the shortest
 * solution after each exchange is. Throws RangeError when the puzzle is solved.
 */
export function* solve(state: SwapState, { analysis = false }: Pick<Task, 'analysis'>): Thinking<SwapMove> {
  if (ascends(state.board)) throw new RangeError('The puzzle is solved.');
  const lengths: Lengths = new Map();
  const capped = yield* measure(state, analysis, lengths);
  const [move] = lengths.keys();
  return {
    move: move ?? mending(state),
    ...(analysis && { values: valued(state.wrap, lengths) }),
    ...(capped && { capped }),
  };
}
