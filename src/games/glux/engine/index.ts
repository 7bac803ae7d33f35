import type { Game } from '../../../core/game.js';
import { awaitsDraw } from './chips.js';
import { explain } from './explain.js';
import { formatMove, formatPosition, parseMove } from './notation.js';
import { parsePosition } from './position.js';
import { chances, happenings, moves, play, view, viewMove } from './rules.js';
import { scores } from './score.js';
import { setup } from './setup.js';
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
export { checkBoard } from './check-board.js';
export { chipsLeft, chipTypes, facesOf, opening, startSpent, topAt } from './chips.js';
export type { GluxBreach } from './explain.js';
export { reach, type Reach } from './reach.js';
export { middlePips, roomScores, type RoomScore } from './score.js';
export {
  boardSentences,
  sentences,
  type BoardFault,
  type OptionFault,
  type Reason,
  type TextFault,
} from './messages.js';
