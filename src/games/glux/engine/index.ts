import type { Game } from '../../../core/game.js';
import { awaitsDraw, formatMove, parseMove } from './board.js';
import { formatPosition, parsePosition, setup } from './position.js';
import { chances, explain, happenings, moves, play, scores, view, viewMove } from './rules.js';
import type { GluxMove, GluxOptions, GluxState } from './types.js';

/** Glüx by Jakob Andrusch: rules G1 to G15. */
export const glux: Game<GluxState, GluxMove, GluxOptions> = {
  id: 'glux',
  players: { min: 2, max: 4 },
  chance: true,
  setup,
  turn: (state) => (state.ending ? 'over' : awaitsDraw(state) ? 'chance' : state.seat),
  moves,
  chances,
  play,
  explain,
  happenings,
  ending: (state) => state.ending,
  scores,
  winners: (state) => state.ending?.winners,
  view,
  viewMove,
  formatMove,
  parseMove,
  formatPosition,
  parsePosition,
};

export * from './types.js';
export { duel, indexOf, party, roomAt, roomsOf, squareAt, squaresOf, startsOf } from './board.js';
export { chipsLeft, chipTypes, facesOf, opening, reach, startSpent, topAt, type Reach } from './board.js';
export { checkBoard } from './position.js';
export { middlePips, roomScores, type GluxViolation as GluxBreach, type RoomScore } from './rules.js';
export { boardSentences, sentences } from './messages.js';
export type { BoardFault, OptionFault, Reason, TextFault } from './messages.js';
