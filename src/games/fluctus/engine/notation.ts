import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { formatMove, routes } from './board.js';
import { sentences } from './messages.js';
import type { Field, FluctusMove, FluctusState } from './types.js';

export { formatMove };

/** Parses `@ro`, `ro-wo` or `roxbi`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): FluctusMove {
  const text = toText(value);
  if (!/^(@|[rwygbv][oi][-x])[rwygbv][oi]$/.test(text)) {
    throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
  }
  const [from, to] = text.split(/[-@x]/) as [Field | '', Field];
  return from ? { kind: text.includes('-') ? 'step' : 'capture', from, to } : { kind: 'enter', to };
}

/** All moves that the board allows, in code-unit order of their notation. */
export const boardMoves: readonly FluctusMove[] = routes.map((text) => Object.freeze(parseMove(text)));

/** Formats the SEAT of a position: the letter of the seat to move, or the result. */
export function formatTurn({ ending, seat }: FluctusState): string {
  const [winner, other] = ending?.winners ?? [seat];
  return other === undefined ? (ending ? '+' : '') + seatLetter(winner!) : '=';
}

/** Formats a state as `STONES SEAT RESERVES ENTERED PATHS`. */
export function formatPosition(state: FluctusState): string {
  const row = state.stones.map((stone) => (stone === null ? '.' : seatLetter(stone))).join('');
  const paths = state.paths.map((path) => path.join('-') || '-').join();
  return `${row.replace(/.{6}/, '$&/')} ${formatTurn(state)} ${state.reserves.join()} ${state.entered.join()} ${paths}`;
}
