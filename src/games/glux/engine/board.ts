import type { Seat } from '../../../core/game.js';
import type { Board, GluxState, Square } from './types.js';

/** The board for two players, rebuilt from photographs that are described in reviews. */
export const duel: Board = {
  name: 'duel',
  rows: [
    'AA..BBBBB..CC',
    'AA..B.B.B..CC',
    '.............',
    '.DD..EEE..FF.',
    '.DDD.EEE.FFF.',
    '.DD..EEE..FF.',
    '.............',
    'GG..H.H.H..II',
    'GG..HHHHH..II',
  ],
  starts: { 2: ['a1', 'm9'] },
  middle: 'E',
};

/** The board for three and four players. Size, number of rooms, middle and starts are documented; the squares are rebuilt. */
export const party: Board = {
  name: 'party',
  rows: [
    'AA...BBBBB...CC',
    'AA...B.B.B...CC',
    '...............',
    '...............',
    '.DD.........FF.',
    '.DDD.......FFF.',
    '.DD...EEE...FF.',
    '......EEE......',
    '.GG...EEE...HH.',
    '.GGG.......HHH.',
    '.GG.........HH.',
    '...............',
    '...............',
    'II...J.J.J...KK',
    'II...JJJJJ...KK',
  ],
  starts: { 3: ['a1', 'a15', 'o8'], 4: ['a1', 'a15', 'o15', 'o1'] },
  middle: 'E',
};

/** Returns the number of squares in a row. */
export const widthOf = ({ rows }: Board): number => rows[0]!.length;

/** Returns the square with an index in reading order. */
export function squareAt(board: Board, at: number): Square {
  const width = widthOf(board);
  return `${String.fromCharCode(97 + (at % width))}${board.rows.length - Math.trunc(at / width)}`;
}

/** Returns all squares in reading order. */
export const squaresOf = (board: Board): readonly Square[] =>
  Array.from({ length: widthOf(board) * board.rows.length }, (_, at) => squareAt(board, at));

/** Returns the index of a square in reading order, or -1 if the board has no such square. */
export function indexOf(board: Board, square: Square): number {
  const row = board.rows.length - Number(square.slice(1));
  const at = row * widthOf(board) + square.charCodeAt(0) - 97;
  return board.rows[row] && squareAt(board, at) === square ? at : -1;
}

/** Returns the letter of the room of a square, given by its index; `.` is a corridor. */
export const roomAt = ({ rows }: Board, at: number): string => rows.join('')[at]!;

/** Returns the letters of the rooms in ascending order. */
export const roomsOf = ({ rows }: Board): readonly string[] =>
  [...new Set(rows.join('').replaceAll('.', ''))].sort();

/** Returns the start squares by seat (G2). */
export const startsOf = ({ board, hands }: GluxState): readonly Square[] =>
  board.starts[hands.length as 2 | 3 | 4]!;

/** Returns the index of a seat's start square. */
export const startOf = (state: GluxState, seat: Seat): number => indexOf(state.board, startsOf(state)[seat]!);
