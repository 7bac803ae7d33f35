import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { widthOf } from './board.js';
import { sentences } from './messages.js';
import type { ChipType, Face, GluxMove, GluxState, Stack } from './types.js';

/** Written form of a move: `5@c4`; of chance: `+16`, or `+?` for a draw that is hidden from the viewer. */
export const formatMove = (move: GluxMove): string =>
  move.kind === 'lay' ? `${move.face}@${move.to}` : `+${move.chip}`;

/** Reads `5@c4`, `+16` or `+?`; whether the move is legal is not asked. Throws BadNotation. */
export function parseMove(given: string): GluxMove {
  const text = toText(given);
  const [, chip, face, to] = /^(?:\+(16|25|34|\?)|([1-6])@([a-z](?:[1-9]|1\d|2[0-6])))$/.exec(text) ?? [];
  if (chip) return { kind: 'draw', chip: chip as ChipType };
  if (to) return { kind: 'lay', face: Number(face) as Face, to };
  throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
}

function formatStack(stack: Stack): string {
  const chips = stack.map(({ seat, face }) => `${seatLetter(seat)}${face}`).join('');
  return stack.length > 1 ? `(${chips})` : chips || '.';
}

/** Empty squares side by side are counted. */
const formatRow = (stacks: readonly Stack[]): string =>
  stacks
    .map(formatStack)
    .join()
    .replace(/\.(,\.)*/g, ({ length }) => `${(length + 1) / 2}`);

/** Written form of a state: `ROWS SEAT HANDS BAGS OUT`. */
export function formatPosition(state: GluxState): string {
  const { board, stacks, seat, hands, bags, out, ending } = state;
  const width = widthOf(board);
  const rows = board.rows.map((_, i) => formatRow(stacks.slice(i * width, (i + 1) * width)));
  const shown = ending ? '-' : seatLetter(seat);
  const left = bags.map((bag) => bag.join('')).join();
  return [rows.join('/'), shown, hands.join(), left, out.map(seatLetter).join('') || '-'].join(' ');
}
