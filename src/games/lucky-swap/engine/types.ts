import type { CommonOptions, Ending } from '../../../core/game.js';
import type { Board, Cell } from '../../lucky-numbers/engine/types.js';

/** An exchange of two neighbouring tiles (L11). The order of the cells does not matter. */
export interface SwapMove {
  readonly from: Cell;
  readonly to: Cell;
}

export interface SwapOptions extends CommonOptions {
  /** Always 1. */
  readonly players?: number;
  /** The same seed, par and wrap give the same puzzle. Default `1`. */
  readonly seed?: string;
  /** The number of exchanges of the shortest solution, 1 to 5. Default 3. */
  readonly par?: number;
  /** Makes cells at opposite edges neighbours. Default false. */
  readonly wrap?: boolean;
}

export interface SwapState {
  /** Sixteen different numbers in reading order from the top left. */
  readonly board: Board;
  /** Number of exchanges made. */
  readonly made: number;
  readonly wrap: boolean;
  /** Length of the shortest solution, proven by search. In a parsed position, the value of the option, if given. */
  readonly par?: number;
  readonly ending?: Ending;
}

/** The types of the game. */
export interface SwapTypes {
  readonly state: SwapState;
  readonly move: SwapMove;
  readonly options: SwapOptions;
}
