import type { Thinking } from '../../../core/bot.js';
import { cells, clashes, indexOf } from '../engine/board.js';
import { allSwaps, ascends, exchanged } from '../engine/swap/board.js';
import { HIGHEST_PAR, shortest } from '../engine/swap/search.js';
import type { SwapMove, SwapState } from '../engine/swap/types.js';
import type { Board } from '../engine/types.js';

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

/**
 * The first exchange of a shortest solution, if there is one within the highest par: looked for in portions, one for each
 * pair of first exchanges.
 */
export function* solve(state: SwapState): Thinking<SwapMove> {
  const { board, wrap } = state;
  const swaps = allSwaps(wrap);
  const after = (move: SwapMove) => exchanged(board, move);
  const at = swaps.find((move) => ascends(after(move)));
  if (at) return { move: at };
  for (let most = 2; most <= HIGHEST_PAR; most++)
    for (const [n, move] of swaps.entries()) {
      const done = (most - 2 + n / swaps.length) / (HIGHEST_PAR - 1);
      for (const second of swaps) {
        if (second === move) continue;
        if (shortest(exchanged(after(move), second), wrap, most - 2)) return { move };
        if (yield { done }) return { move: mending(state), capped: true };
      }
    }
  return { move: mending(state) };
}
