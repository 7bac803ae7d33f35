import { BadOption, createError, toText } from '../../../core/errors.js';
import { indexOf, roomsOf, widthOf } from './board.js';
import { setup } from './setup.js';
import type { Board, GluxOptions, GluxState } from './types.js';

/** The `code` of a BadOption of a board. */
export type BoardFault =
  'board' | 'board-size' | 'board-ragged' | 'board-letter' | 'board-apart' | 'board-starts' | 'board-middle';

/** What each means, in English. */
export const boardSentences: Readonly<Record<BoardFault, string>> = {
  board:
    'A board is { name, rows, starts, middle }: rows are texts, starts lists of squares by the number of players',
  'board-size': 'A board has at most 26 rows and 26 columns',
  'board-ragged': 'All rows of a board are equally long',
  'board-letter': 'A square of a board is . for a corridor or a capital letter for a room',
  'board-apart': 'All squares of a room touch',
  'board-starts': 'Each player starts on another square of the board',
  'board-middle': 'The middle is one of the rooms of the board',
};

/** Most rows and columns: squares are named a1 to z26. */
const MOST = 26;

/** Whether all squares of a room can be walked through from one another. */
function whole({ rows }: Board, width: number, room: string): boolean {
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

/** The first count of players for which the start squares are none, or not theirs. */
function wrongStarts(board: Board, players: number): string | undefined {
  const { starts } = board;
  const counts = new Set([`${players}`, ...Object.keys(starts)]);
  return [...counts].find((count) => {
    const squares: unknown = Reflect.get(starts, count);
    if (!/^[234]$/.test(count) || !Array.isArray(squares)) return true;
    const onBoard = squares.filter((square) => indexOf(board, toText(square)) >= 0);
    return squares.length !== +count || new Set(onBoard).size !== +count;
  });
}

/** The first thing that is wrong with the rows of a board, and what stood there. */
function wrongRows(board: Board): readonly [BoardFault, string] | undefined {
  const { rows } = board;
  const width = widthOf(board);
  const size = Math.max(rows.length, ...rows.map(({ length }) => length));
  if (size > MOST) return ['board-size', `${size}`];
  const ragged = rows.find(({ length }) => length !== width || !length);
  if (ragged !== undefined) return ['board-ragged', ragged];
  const odd = /[^.A-Z]/.exec(rows.join(''));
  if (odd) return ['board-letter', odd[0]];
  const apart = roomsOf(board).find((room) => !whole(board, width, room));
  return apart ? ['board-apart', apart] : undefined;
}

/**
 * The first thing that makes a board unfit for so many players, and what stood there; undefined for a sound one. Takes
 * whatever it is given.
 */
export function checkBoard(given: unknown, players: number): readonly [BoardFault, string] | undefined {
  const board = Object(given) as Board;
  const { name, rows, starts, middle } = board;
  const texts: readonly unknown[] =
    Array.isArray(rows) && rows.length ? [name, middle, ...(rows as unknown[])] : [0];
  if (Object(starts) !== starts || texts.some((text) => typeof text !== 'string'))
    return ['board', toText(given)];
  const wrong = wrongRows(board);
  if (wrong) return wrong;
  if (!roomsOf(board).includes(middle)) return ['board-middle', middle];
  const count = wrongStarts(board, players);
  return count ? ['board-starts', `${count}: ${JSON.stringify(Reflect.get(starts, count))}`] : undefined;
}

/** `setup`, which says of an own board what is wrong with it, and keeps it apart from what the page may still change. */
export function setupChecked(options: GluxOptions = {}): GluxState {
  if (Object(options) !== options || options.board === undefined) return setup(options);
  const { board, ...rest } = options;
  const [code, found] = checkBoard(board, setup(rest).hands.length) ?? [];
  if (code) throw createError(BadOption, boardSentences[code], [], { code, found });
  const { name, rows, starts, middle } = board;
  return setup({ ...rest, board: JSON.parse(JSON.stringify({ name, rows, starts, middle })) as Board });
}
