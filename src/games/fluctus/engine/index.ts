import type { Game } from '../../../core/game.js';
import { fluctusPlay } from './play.js';
import { parsePosition } from './position.js';
import type { FluctusMove, FluctusOptions, FluctusState } from './types.js';

/** Fluctus by Friedrich Loos (Hexagames 1983): rules F1 to F10 and F12; F11 is a matter of the match. */
export const fluctus: Game<FluctusState, FluctusMove, FluctusOptions> = { ...fluctusPlay, parsePosition };

export * from './types.js';
export { board, captureOver, fields, joined, route, startFields } from './board.js';
export type { Board, Line, Place, Run } from './board.js';
export { barredStep, stoneAt, type FluctusBreach } from './explain.js';
export { sentences, type OptionFault, type Reason } from './sentences.js';
export type { TextFault } from './text-faults.js';
