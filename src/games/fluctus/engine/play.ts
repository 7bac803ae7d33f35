import type { PlayGame } from '../../../core/game.js';
import { explain } from './explain.js';
import { formatMove, formatPosition, parseMove } from './notation.js';
import { happenings, moves, play, scores } from './rules.js';
import { setup } from './setup.js';
import type { FluctusMove, FluctusOptions, FluctusState } from './types.js';

/** The rules in play, without the reader of positions. */
export const fluctusPlay: PlayGame<FluctusState, FluctusMove, FluctusOptions> = {
  id: 'fluctus',
  players: { min: 2, max: 2 },
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
};
