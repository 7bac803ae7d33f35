import { toFound, toText } from '../../../core/errors.js';
import { indexOf, roomsOf, widthOf } from './board.js';
import type { BoardFault } from './messages.js';
import type { Board } from './types.js';

/** The maximum number of rows and columns. Squares are named a1 to z26. */
const MAX_SIZE = 26;

/** Returns true if all squares of a room are connected. */
function isConnected({ rows }: Board, width: number, room: string): boolean {
  const letters = Array.from(rows.join(''));
  const flood = (at: number) => {
    if (letters[at] !== room) return;
    letters[at] = '.';
    if (at % width) flood(at - 1);
    if ((at + 1) % width) flood(at + 1);
    flood(at - width);
    flood(at + width);
  };
  flood(letters.indexOf(room));
  return !letters.includes(room);
}

/** Returns the first number of players whose start squares are invalid. */
function findBadStarts(board: Board, players: number): string | undefined {
  const { starts } = board;
  const counts = new Set([`${players}`, ...Object.keys(starts)]);
  return [...counts].find((count) => {
    const squares: unknown = Reflect.get(starts, count);
    if (!/^[234]$/.test(count) || !Array.isArray(squares)) return true;
    const onBoard = squares.filter((square) => indexOf(board, toText(square)) >= 0);
    return squares.length !== +count || new Set(onBoard).size !== +count;
  });
}

/** Formats start squares for an error message. JSON cannot write every value. */
const formatStarts = (squares: unknown): string =>
  Array.isArray(squares) ? JSON.stringify(squares.map(toText)) : toText(squares);

/** Returns the first fault of the rows of a board, and the text that is wrong. */
function findBadRows(board: Board): readonly [BoardFault, string] | undefined {
  const { rows } = board;
  const width = widthOf(board);
  const size = Math.max(rows.length, ...rows.map(({ length }) => length));
  if (size > MAX_SIZE) return ['board-size', `${size}`];
  const ragged = rows.find(({ length }) => length !== width || !length);
  if (ragged !== undefined) return ['board-ragged', ragged];
  const invalid = /[^.A-Z]/.exec(rows.join(''));
  if (invalid) return ['board-letter', invalid[0]];
  const apart = roomsOf(board).find((room) => !isConnected(board, width, room));
  return apart ? ['board-apart', apart] : undefined;
}

/**
 * Returns the first fault of a board for a number of players and the text that is wrong, or undefined if the board is
 * valid. Accepts any value.
 */
export function checkBoard(value: unknown, players: number): readonly [BoardFault, string] | undefined {
  const board = Object(value) as Board;
  const { name, rows, starts, middle } = board;
  const texts: readonly unknown[] =
    Array.isArray(rows) && rows.length ? [name, middle, ...(rows as unknown[])] : [0];
  if (Object(starts) !== starts || texts.some((text) => typeof text !== 'string'))
    return ['board', toFound(value)];
  const badRows = findBadRows(board);
  if (badRows) return badRows;
  if (!roomsOf(board).includes(middle)) return ['board-middle', middle];
  const count = findBadStarts(board, players);
  return count ? ['board-starts', `${count}: ${formatStarts(Reflect.get(starts, count))}`] : undefined;
}
