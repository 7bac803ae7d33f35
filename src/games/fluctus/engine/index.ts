import type { Game } from '../../../core/game.js';
import { explain, happenings, moves, play, scores } from './rules.js';
import { formatMove, parseMove } from './board.js';
import { formatPosition, parsePosition, setup } from './position.js';
import type { FluctusMove, FluctusOptions, FluctusState } from './types.js';

/** Fluctus by Friedrich Loos (Hexagames 1983): rules F1 to F10 and F12. Rule F11 is part of Match. */
export const fluctus: Game<FluctusState, FluctusMove, FluctusOptions> = {
  id: 'fluctus',
  players: { min: 2, max: 2 },
  agreementRule: 'F11',
  setup,
  turn: (state) => (state.ending ? 'over' : state.seat),
  moves,
  chances: () => [],
  play,
  explain,
  happenings,
  ending: (state) => state.ending,
  scores,
  winners: (state) => state.ending?.winners,
  view: (state) => state,
  formatMove,
  parseMove,
  formatPosition,
  parsePosition,
};

export * from './types.js';
export { board, captureOver, fields, joined, route, startFields } from './board.js';
export type { Board, Line, Place, Run } from './board.js';
export { barredStep, stoneAt, type FluctusViolation as FluctusBreach } from './rules.js';
export { sentences, type OptionFault, type Reason, type TextFault } from './messages.js';
