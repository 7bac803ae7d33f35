import { fluctus, type FluctusOptions, type FluctusState } from '../../../src/games/fluctus/engine/index.js';

/** The state that a position's text stands for, or the start, after some moves. */
export function scene(
  position = '',
  moves: readonly string[] = [],
  options: FluctusOptions = {},
): FluctusState {
  const from = position ? fluctus.parsePosition(position, options) : fluctus.setup(options);
  return moves.reduce((state, move) => fluctus.play(state, fluctus.parseMove(move)), from);
}

/** Legal moves of a state, as one text. */
export const legal = (state: FluctusState): string => fluctus.moves(state).map(fluctus.formatMove).join(' ');

/** The position after one more move. */
export const after = (state: FluctusState, move: string): string =>
  fluctus.formatPosition(fluctus.play(state, fluctus.parseMove(move)));

/** Why a move is not legal: `F6 corner wo ro yo`; empty for a legal one. */
export function why(state: FluctusState, move: string): string {
  const breach = fluctus.explain(state, fluctus.parseMove(move));
  return breach ? [breach.rule, breach.reason, ...breach.squares].join(' ') : '';
}

/** How a state ended: `F9 0,1`; empty while it goes on. */
export const ended = ({ ending }: FluctusState): string =>
  ending ? `${ending.rule} ${ending.winners.join()}` : '';
