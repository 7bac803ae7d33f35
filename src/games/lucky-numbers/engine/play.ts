import type { PlayGame } from '../../../core/game.js';
import { explain } from './explain.js';
import { formatMove, formatPosition, parseMove } from './notation.js';
import { chances, happenings, moves, play, scores } from './rules.js';
import { setup } from './setup.js';
import { awaitsChance } from './tiles.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './types.js';

/** The rules in play, without the reader of positions. */
export const luckyPlay: PlayGame<LuckyState, LuckyMove, LuckyOptions> = {
  id: 'lucky-numbers',
  players: { min: 1, max: 4 },
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
};
