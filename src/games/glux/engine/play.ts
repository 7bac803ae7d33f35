import type { PlayGame } from '../../../core/game.js';
import { awaitsDraw } from './chips.js';
import { explain } from './explain.js';
import { formatMove, formatPosition, parseMove } from './notation.js';
import { chances, happenings, moves, play, view, viewMove } from './rules.js';
import { scores } from './score.js';
import { setup } from './setup.js';
import type { GluxMove, GluxOptions, GluxState } from './types.js';

/** The rules in play, without the reader of positions. */
export const gluxPlay: PlayGame<GluxState, GluxMove, GluxOptions> = {
  id: 'glux',
  players: { min: 2, max: 4 },
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
};
