import type { CommonOptions, Ending } from '../../../../core/game.js';
import type { Board, Cell } from '../types.js';

/** Two neighbours change places (L11). The order of the cells does not matter; written, the first by name is first. */
export interface SwapMove {
  readonly from: Cell;
  readonly to: Cell;
}

export interface SwapOptions extends CommonOptions {
  /** One player: 1. */
  readonly players?: number;
  /** The same seed, par and wrap give the same puzzle. Default `1`. */
  readonly seed?: string;
  /** The least number of exchanges that solves it, 1 to 5. Default 3. */
  readonly par?: number;
  /** Whether cells at opposite edges are neighbours. Default false. */
  readonly wrap?: boolean;
}

export interface SwapState {
  /** Sixteen different numbers in reading order from the top left. */
  readonly board: Board;
  /** Exchanges made. */
  readonly made: number;
  readonly wrap: boolean;
  /** Proven by search; of a position that was read it is what the options say, if they say it. */
  readonly par?: number;
  readonly ending?: Ending;
}
