import type { KeyView, Row } from '../../element/model/game-keys.js';
import { cells, rowsOf } from './engine/board.js';
import type { Board } from './engine/types.js';
import { isCell } from './selection.js';

/** The words of a tray that is told. Only a tray with empty cells needs a word for them. */
type Texts = Pick<
  KeyView<unknown, unknown, { readonly name: string; readonly empty?: string; readonly emptyRow?: string }>,
  'words' | 'keyWords'
>;

/** The cells of a tray that share a part of their name, 0 the column, 1 the row, with their tiles. */
const lineOf = ({ words }: Texts, board: Board, square: string, part: 0 | 1) =>
  cells.flatMap((cell, i) => (cell[part] === square[part] ? `${cell} ${board[i]! || words.empty}` : []));

/** A tray by its rows, from the top. */
export function trayText({ words, keyWords }: Texts, name: string, board: Board): string {
  const told = rowsOf(board).map((row, i) => {
    const tiles = row.some(Boolean) ? row.map((tile) => tile || words.empty).join(', ') : words.emptyRow;
    return `${keyWords.rowName(String(4 - i))}: ${tiles}`;
  });
  return `${name}: ${told.join('; ')}.`;
}

/** The row of a cell. */
export const rowText = (view: Texts, board: Board, square: string): string =>
  view.keyWords.row(view.keyWords.rowName(square[1]!), lineOf(view, board, square, 1));

/** The column of a cell, as a line. */
export const columnOf = (view: Texts, board: Board, square: string): readonly string[] =>
  isCell(square)
    ? [`${view.keyWords.columnName(square[0]!)}: ${lineOf(view, board, square, 0).join(', ')}`]
    : [];

/** The rows and columns of a tray. */
export const namedRows = (view: Texts, board: Board): readonly Row[] => [
  ...['a4', 'a3', 'a2', 'a1'].map((cell) => ({ names: [cell[1]!], text: rowText(view, board, cell) })),
  ...['a1', 'b1', 'c1', 'd1'].map((cell) => ({
    names: [cell[0]!],
    text: `${columnOf(view, board, cell).join()}.`,
  })),
];
