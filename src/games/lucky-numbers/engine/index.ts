import type { Game } from '../../../core/game.js';
import { chances, explain, happenings, moves, play, scores } from './rules.js';
import { awaitsChance, formatMove, parseMove } from './board.js';
import { formatPosition, parsePosition, setup } from './position.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './types.js';

/** Lucky Numbers by Michael Schacht: rules L1 to L9. For L10 see tournament.ts, for the puzzle L11 swap/. */
export const luckyNumbers: Game<LuckyState, LuckyMove, LuckyOptions> = {
  id: 'lucky-numbers',
  players: { min: 1, max: 4 },
  chance: true,
  setup,
  turn: (state) => (state.ending ? 'over' : awaitsChance(state) ? 'chance' : state.seat),
  moves,
  chances,
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
export { cells, deadCells, diagonal, filled, range } from './board.js';
export { awaitsChance, faceDown, mostIdle, mustDraw, pile, setupStep, type SetupStep } from './board.js';
export { explain, places, type LuckyViolation as LuckyBreach, type Place } from './rules.js';
export { sentences, type OptionFault, type Reason, type TextFault } from './messages.js';
export { gamePoints, leaders } from './tournament.js';
