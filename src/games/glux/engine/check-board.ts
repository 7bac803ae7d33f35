import { indexOf, roomsOf, widthOf } from './board.js';
import { asText, type OptionFault } from './sentences.js';
import type { Board } from './types.js';

/** Most rows and columns: squares are named a1 to z26. */
const MOST = 26;

/** What a board breaks, and what stood there. */
export type BoardFault = readonly [code: OptionFault, found?: string];

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

/** The first thing that makes a board unfit for so many players; undefined for a sound one. Takes whatever it is given. */
export function checkBoard(given: unknown, players: number): BoardFault | undefined {
  const board = Object(given) as Board;
  const { name, rows, starts, middle } = board;
  const texts: readonly unknown[] =
    Array.isArray(rows) && rows.length ? [name, middle, ...(rows as unknown[])] : [0];
  if (Object(starts) !== starts || texts.some((text) => typeof text !== 'string')) return ['board'];
  const width = widthOf(board);
  const size = Math.max(rows.length, ...rows.map(({ length }) => length));
  if (size > MOST) return ['board-size', `${size}`];
  const ragged = rows.find(({ length }) => length !== width || !length);
  if (ragged !== undefined) return ['board-ragged', ragged];
  const odd = /[^.A-Z]/.exec(rows.join(''));
  if (odd) return ['board-letter', odd[0]];
  const rooms = roomsOf(board);
  const apart = rooms.find((room) => !whole(board, width, room));
  if (apart) return ['board-apart', apart];
  if (!rooms.includes(middle)) return ['board-middle', middle];
  for (const count of new Set([`${players}`, ...Object.keys(starts)])) {
    const squares: unknown = Reflect.get(starts, count);
    const fits = Array.isArray(squares) && squares.length === +count && new Set(squares).size === +count;
    if (!fits || squares.some((square) => indexOf(board, asText(square)) < 0))
      return ['board-starts', `${count}: ${JSON.stringify(squares)}`];
  }
  return undefined;
}
