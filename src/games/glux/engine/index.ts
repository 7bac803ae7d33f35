import type { Game } from '../../../core/game.js';
import { setupChecked } from './check-board.js';
import { gluxPlay } from './play.js';
import { parsePosition } from './position.js';
import type { GluxMove, GluxOptions, GluxState } from './types.js';

/** Glüx by Jakob Andrusch: rules G1 to G15. */
export const glux: Game<GluxState, GluxMove, GluxOptions> = {
  ...gluxPlay,
  setup: setupChecked,
  parsePosition,
};

export * from './types.js';
export { duel, indexOf, party, roomAt, roomsOf, squareAt, squaresOf, startsOf } from './board.js';
export { boardSentences, checkBoard, type BoardFault } from './check-board.js';
export { chipsLeft, chipTypes, facesOf, opening, startSpent, topAt } from './chips.js';
export { type GluxBreach } from './explain.js';
export { reach, type Reach } from './reach.js';
export { middlePips, roomScores, type RoomScore } from './score.js';
export { sentences, type OptionFault, type Reason } from './sentences.js';
export type { TextFault } from './text-faults.js';
