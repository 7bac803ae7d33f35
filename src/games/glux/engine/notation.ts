import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { widthOf } from './board.js';
import { sentences } from './messages.js';
import type { ChipType, Face, GluxMove, GluxState, Stack } from './types.js';

/** Formats a move: `5@c4`. A draw is `+16`, or `+?` if it is hidden from the viewer. */
export const formatMove = (move: GluxMove): string =>
  move.kind === 'lay' ? `${move.face}@${move.to}` : `+${move.chip}`;

/** Parses `5@c4`, `+16` or `+?`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): GluxMove {
  const text = toText(value);
  const [, chip, face, to] = /^(?:\+(16|25|34|\?)|([1-6])@([a-z](?:[1-9]|1\d|2[0-6])))$/.exec(text) ?? [];
  if (chip) return { kind: 'draw', chip: chip as ChipType };
  if (to) return { kind: 'lay', face: Number(face) as Face, to };
  throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
}

function formatStack(stack: Stack): string {
  const chips = stack.map(({ seat, face }) => `${seatLetter(seat)}${face}`).join('');
  return stack.length > 1 ? `(${chips})` : chips || '.';
}

/** Replaces adjacent empty squares by their number. */
const formatRow = (stacks: readonly Stack[]): string =>
  stacks
    .map(formatStack)
    .join()
    .replace(/\.(,\.)*/g, ({ length }) => `${(length + 1) / 2}`);

/** Formats a state as `ROWS SEAT HANDS BAGS OUT`. */
export function formatPosition(state: GluxState): string {
  const { board, stacks, seat, hands, bags, out, ending } = state;
  const width = widthOf(board);
  const rows = board.rows.map((_, i) => formatRow(stacks.slice(i * width, (i + 1) * width)));
  const shown = ending ? '-' : seatLetter(seat);
  const left = bags.map((bag) => bag.join('')).join();
  return [rows.join('/'), shown, hands.join(), left, out.map(seatLetter).join('') || '-'].join(' ');
}
