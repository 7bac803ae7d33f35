import { random, type Random } from '../../../core/random.js';
import { cells } from '../../lucky-numbers/engine/board.js';
import { numbers } from '../../lucky-numbers/engine/tiles.js';
import type { Board } from '../../lucky-numbers/engine/types.js';
import { allSwaps, exchanged } from './board.js';
import { shortest } from './search.js';

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
