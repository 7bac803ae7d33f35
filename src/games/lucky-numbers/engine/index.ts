import type { Game } from '../../../core/game.js';
import { luckyPlay } from './play.js';
import { parsePosition } from './position.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './types.js';

/** Lucky Numbers by Michael Schacht: rules L1 to L9; L10 is a matter of several games, L11 `swap` has an engine of its own. */
export const luckyNumbers: Game<LuckyState, LuckyMove, LuckyOptions> = { ...luckyPlay, parsePosition };

export * from './types.js';
export { cells, deadCells, diagonal, filled, range } from './board.js';
export { explain, places, type LuckyBreach, type Place } from './explain.js';
export { sentences, type OptionFault, type Reason } from './sentences.js';
export type { TextFault } from './text-faults.js';
export { awaitsChance, faceDown, mostIdle, mustDraw, pile, setupStep, type SetupStep } from './tiles.js';
export { gamePoints, leaders } from './tournament.js';
