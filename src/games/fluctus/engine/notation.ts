import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { formatMove, routes } from './board.js';
import { sentences } from './messages.js';
import type { Field, FluctusMove, FluctusState } from './types.js';

export { formatMove };

/** Reads `@ro`, `ro-wo` or `roxbi`; whether the move is legal is not asked. Throws BadNotation. */
export function parseMove(given: string): FluctusMove {
  const text = toText(given);
  if (!/^(@|[rwygbv][oi][-x])[rwygbv][oi]$/.test(text)) {
    throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
  }
  const [from, to] = text.split(/[-@x]/) as [Field | '', Field];
  return from ? { kind: text.includes('-') ? 'step' : 'capture', from, to } : { kind: 'enter', to };
}

/** Every move that the board knows, in code-unit order of notation. */
export const boardMoves: readonly FluctusMove[] = routes.map((text) => Object.freeze(parseMove(text)));

/** The SEAT of a position: the letter of the seat to move, or the result. */
export function formatTurn({ ending, seat }: FluctusState): string {
  const [winner, other] = ending?.winners ?? [seat];
  return other === undefined ? (ending ? '+' : '') + seatLetter(winner!) : '=';
}

/** Stones, seat or result, and reserves. Before the game's end this is what F10 compares. */
export function formatArrangement(state: FluctusState): string {
  const row = state.stones.map((stone) => (stone === null ? '.' : seatLetter(stone))).join('');
  return `${row.replace(/.{6}/, '$&/')} ${formatTurn(state)} ${state.reserves.join()}`;
}

/** Written form of a state: `STONES SEAT RESERVES ENTERED PATHS`. */
export const formatPosition = (state: FluctusState): string =>
  `${formatArrangement(state)} ${state.entered.join()} ${state.paths.map((path) => path.join('-') || '-').join()}`;
