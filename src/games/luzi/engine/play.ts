import type { PlayGame } from '../../../core/game.js';
import { explain } from './explain.js';
import { formatMove, formatPosition, parseMove } from './notation.js';
import { chances, happenings, moves, play } from './rules.js';
import { setup } from './setup.js';
import type { LuziMove, LuziOptions, LuziState } from './types.js';

/** The rules in play, without the reader of positions. */
export const luziPlay: PlayGame<LuziState, LuziMove, LuziOptions> = {
  id: 'luzi',
  players: { min: 2, max: 5 },
  setup,
  turn: ({ ending, cup, seat }) => (ending ? 'over' : cup ? 'chance' : seat),
  moves,
  chances,
  play,
  explain,
  happenings,
  ending: (state) => state.ending,
  scores: (state) => state.scores,
  winners: (state) => state.ending?.winners,
  view: (state) => state,
  formatMove,
  parseMove,
  formatPosition,
};
