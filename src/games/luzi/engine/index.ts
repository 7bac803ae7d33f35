import type { Game } from '../../../core/game.js';
import { luziPlay } from './play.js';
import { parsePosition } from './position.js';
import type { LuziMove, LuziOptions, LuziState } from './types.js';

/** Luzi und Joe by Fabian Thiel (1fips, 2025): rules Z1 to Z10. */
export const luzi: Game<LuziState, LuziMove, LuziOptions> = { ...luziPlay, parsePosition };

export * from './types.js';
export { choices, count, DICE, faces, without } from './dice.js';
export { FEWEST, type LuziBreach } from './explain.js';
export { endRules } from './rules.js';
export { freeDice, standOff, stopping, tally, THREE, type Part, type Stopping } from './score.js';
export { sentences, type OptionFault, type Reason } from './sentences.js';
export { defaultRows, namedRows } from './setup.js';
export type { TextFault } from './text-faults.js';
