import type { KeyView, Piece, Row } from '../../element/model/game-keys.js';
import { cells, indexOf } from '../lucky-numbers/engine/board.js';
import { isCell } from '../lucky-numbers/selection.js';
import { columnOf, namedRows, rowText, trayText } from '../lucky-numbers/tray-text.js';
import type { SwapMove, SwapState } from './engine/types.js';
import type { SwapWords } from './words/en.js';

type View = KeyView<SwapState, SwapMove, SwapWords>;

export const hand = ({ state, words }: View): string => `${words.tally(state.made, state.par)}.`;

export function moves({ state, moves: all, words }: View, square: string): string {
  const neighbours = all.flatMap(({ from, to }) => (from === square ? to : to === square ? from : []));
  const tile = isCell(square) && state.board[indexOf(square)];
  return tile && neighbours.length > 0 ? words.holding(tile, neighbours) : '';
}

export const targets = ({ moves: all, words }: View): string => (all.length > 0 ? words.choose : '');

export const summary = (view: View): string => trayText(view, view.words.grid, view.state.board);

export const row = (view: View, square: string): string =>
  isCell(square) ? rowText(view, view.state.board, square) : '';

export const lines = (view: View, square: string): readonly string[] =>
  columnOf(view, view.state.board, square);

export const pieces = ({ state, own }: View): readonly Piece[] =>
  cells.map((square, i) => ({ name: String(state.board[i]), seat: own, square }));

export const rows = (view: View): readonly Row[] => namedRows(view, view.state.board);

export const stops = (_view: View, lit: readonly string[]): readonly string[] => lit;

export function notation(_view: View, text: string): string | undefined {
  const [, ...named] = /^([a-d]\d)[^a-z\d]*([a-d]\d)$/.exec(text) ?? [];
  return named.length > 0 ? named.sort().join('-') : undefined;
}

/** No tile is captured. */
export const otherKeys = ['captures'] as const;
