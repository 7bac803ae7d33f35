import type { Game } from '../../../core/game.js';
import { chances, explain, happenings, moves, play } from './rules.js';
import { formatMove, parseMove } from './dice.js';
import { formatPosition, parsePosition, setup } from './position.js';
import type { LuziMove, LuziOptions, LuziState } from './types.js';

/** Luzi und Joe by Fabian Thiel (1fips, 2025): rules Z1 to Z10. */
export const luzi: Game<LuziState, LuziMove, LuziOptions> = {
  id: 'luzi',
  players: { min: 2, max: 5 },
  chance: true,
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
  parsePosition,
};

export * from './types.js';
export { choices, count, DICE, faces, freeDice, standOff, stopping, tally, THREE, without } from './dice.js';
export type { Part, Stopping } from './dice.js';
export { endRules, FEWEST, type LuziViolation } from './rules.js';
export { sentences, type OptionFault, type Reason, type TextFault } from './messages.js';
export { defaultRows, namedRows } from './position.js';
