import type { GameKeys } from '../../element/model/game-keys.js';
import { cells, indexOf } from '../lucky-numbers/engine/board.js';
import { isCell } from '../lucky-numbers/selection.js';
import { columnOf, namedRows, rowText, trayText } from '../lucky-numbers/tray-text.js';
import type { SwapMove, SwapState } from './engine/types.js';
import type { SwapWords } from '../../words/en/lucky-swap.js';

/** The answers of the swap puzzle to the keys that speak. */
export const keys = {
  hand: ({ state, words }) => `${words.tally(state.made, state.par)}.`,
  moves({ state, moves: all, words }, square) {
    const neighbours = all.flatMap(({ from, to }) => (from === square ? to : to === square ? from : []));
    const tile = isCell(square) && state.board[indexOf(square)];
    return tile && neighbours.length > 0 ? words.holding(tile, neighbours) : '';
  },
  targets: ({ moves: all, words }) => (all.length > 0 ? words.choose : ''),
  summary: (view) => trayText(view, view.words.grid, view.state.board),
  row: (view, square) => (isCell(square) ? rowText(view, view.state.board, square) : ''),
  lines: (view, square) => columnOf(view, view.state.board, square),
  pieces: ({ state, ownSeat }) =>
    cells.map((square, i) => ({ name: String(state.board[i]), seat: ownSeat, square })),
  rows: (view) => namedRows(view, view.state.board),
  stops: (_view, lit) => lit,
  notation(_view, text) {
    const [, ...named] = /^([a-d]\d)[^a-z\d]*([a-d]\d)$/.exec(text) ?? [];
    return named.length > 0 ? named.sort().join('-') : undefined;
  },
  // No tile is captured.
  without: ['captures', 'capture'],
} satisfies GameKeys<SwapState, SwapMove, SwapWords>;
