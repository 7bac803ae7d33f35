import type { Place } from '../../../element/drawing/draw-marks.js';
import { squaresOf, widthOf } from '../engine/board.js';
import type { Board, Square } from '../engine/types.js';

/** Side of a square in drawing units. */
export const unit = 36;

/** The frame round the squares, in drawing units: the same part of the whole width on every board. */
export const frameOf = (board: Board): number => Math.round(165 * widthOf(board)) / 100;

/** A board as it lies: row by row from the top left, squares by name and rooms by letter. */
export interface Layout {
  readonly board: Board;
  readonly turned: boolean;
  readonly rows: readonly (readonly Square[])[];
  readonly rooms: readonly string[];
}

/** A class for a board that is higher than the one for two players, for the style sheet that fits it into a low window. */
export function formOf({ board, rows }: Layout): '' | 'square' | 'tall' {
  const ratio = rows.length / widthOf(board);
  return ratio <= 9 / 13 ? '' : ratio <= 1 ? 'square' : 'tall';
}

/** By board, as it is drawn and turned. */
const known = new WeakMap<Board, Layout[]>();

/** The board as it is drawn, or turned half round. */
export function layout(board: Board, turned: boolean): Layout {
  const both = known.get(board) ?? [];
  known.set(board, both);
  return (both[Number(turned)] ??= lay(board, turned));
}

function lay(board: Board, turned: boolean): Layout {
  const width = widthOf(board);
  const squares = squaresOf(board);
  const turn = <T>(list: readonly T[]) => (turned ? list.toReversed() : list);
  return {
    board,
    turned,
    rows: turn(board.rows.map((_, y) => turn(squares.slice(y * width, (y + 1) * width)))),
    rooms: turn(board.rows.map((row) => turn(Array.from(row)).join(''))),
  };
}

/** The middle of a square in drawing units; the top left corner of the squares is 0 0. */
export function middleOf({ rows }: Layout, square: Square): readonly [x: number, y: number] {
  const y = rows.findIndex((row) => row.includes(square));
  return [unit * ((rows[y]?.indexOf(square) ?? 0) + 0.5), unit * (y + 0.5)];
}

/** The middle of a square and its width. */
export const placeIn =
  (layout: Layout) =>
  (square: Square): Place => [...middleOf(layout, square), unit];
