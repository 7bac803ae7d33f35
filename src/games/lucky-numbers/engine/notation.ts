import { BadNotation, createError, toText } from '../../../core/errors.js';
import { cells, rowsOf } from './board.js';
import { sentences } from './messages.js';
import { formatSeat, numbers } from './tiles.js';
import type { Board, Cell, LuckyMove, LuckyState } from './types.js';

/** Formats a move: `draw`, `13@b2`, `pass`. A tile that chance turns over is `+13`. */
export function formatMove(move: LuckyMove): string {
  if (move.kind === 'lay') return `${move.tile}@${move.to}`;
  return move.kind === 'reveal' ? `+${move.tile}` : move.kind;
}

/** Parses `draw`, `13@b2`, `pass` or `+13`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): LuckyMove {
  const text = toText(value);
  const [, plus, number, cell] = /^(\+?)([1-9]|1\d|20)(?:@([a-d][1-4]))?$/.exec(text) ?? [];
  const tile = Number(number);
  if (text === 'draw' || text === 'pass') return { kind: text };
  if (plus && !cell) return { kind: 'reveal', tile };
  if (!plus && cell) return { kind: 'lay', tile, to: cell as Cell };
  throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
}

/** All moves of a seat that the board allows, in code-unit order of their notation. */
export const boardMoves: readonly LuckyMove[] = numbers
  .flatMap((tile) => cells.map((to) => `${tile}@${to}`))
  .concat('draw', 'pass')
  .sort()
  .map((text) => Object.freeze(parseMove(text)));

const formatList = (tiles: readonly number[]) => tiles.join() || '-';

/** Formats a board: rows from the top, separated by `/`. */
export const formatBoard = (board: Board): string => rowsOf(board.map((tile) => tile || '.')).join('/');

/** Formats a state as `BOARDS SEAT HANDS MIDDLE IDLE`. */
export function formatPosition(state: LuckyState): string {
  const { boards, hands, turning, seat, middle, idle } = state;
  const held = hands.map((hand, i) => (turning && i === seat ? '*' : formatList(hand)));
  return [
    boards.map(formatBoard).join('|'),
    formatSeat(state),
    held.join('|'),
    formatList(middle),
    idle,
  ].join(' ');
}
