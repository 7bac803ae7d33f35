import { BadNotation, createError, toText } from '../../../core/errors.js';
import { cells } from './board.js';
import { sentences } from './messages.js';
import { formatSeat, numbers } from './tiles.js';
import type { Board, Cell, LuckyMove, LuckyState } from './types.js';

/** Written form of a move: `draw`, `13@b2`, `pass`; of chance: `+13`. */
export function formatMove(move: LuckyMove): string {
  if (move.kind === 'lay') return `${move.tile}@${move.to}`;
  return move.kind === 'reveal' ? `+${move.tile}` : move.kind;
}

/** Reads `draw`, `13@b2`, `pass` or `+13`; whether the move is legal is not asked. Throws BadNotation. */
export function parseMove(given: string): LuckyMove {
  const text = toText(given);
  const [, plus, number, cell] = /^(\+?)([1-9]|1\d|20)(?:@([a-d][1-4]))?$/.exec(text) ?? [];
  const tile = Number(number);
  if (text === 'draw' || text === 'pass') return { kind: text };
  if (plus && !cell) return { kind: 'reveal', tile };
  if (!plus && cell) return { kind: 'lay', tile, to: cell as Cell };
  throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
}

/** Every move that a seat can think of, in code-unit order of notation. */
export const boardMoves: readonly LuckyMove[] = numbers
  .flatMap((tile) => cells.map((to) => `${tile}@${to}`))
  .concat('draw', 'pass')
  .sort()
  .map((text) => Object.freeze(parseMove(text)));

const list = (tiles: readonly number[]) => tiles.join() || '-';

/** Rows from the top, joined by `/`. */
export const formatBoard = (board: Board): string =>
  [0, 4, 8, 12].map((i) => board.slice(i, i + 4).map((tile) => tile || '.')).join('/');

/** Written form of a state: `BOARDS SEAT HANDS MIDDLE IDLE`. */
export function formatPosition(state: LuckyState): string {
  const { boards, hands, turning, seat, middle, idle } = state;
  const held = hands.map((hand, i) => (turning && i === seat ? '*' : list(hand)));
  return [boards.map(formatBoard).join('|'), formatSeat(state), held.join('|'), list(middle), idle].join(' ');
}
