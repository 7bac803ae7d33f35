import type { CommonOptions, Ending, Seat } from '../../../core/game.js';

/** The face of a die: 1 is Joe, three 6 are Luzi (Z1). */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The way in which a run ended. */
export type RunEnd =
  /** The player stopped (Z5). */
  | 'stopped'
  /** The player stopped because fewer than two dice were free (Z3). */
  | 'spent'
  /** The player stopped with one or two Joes (Z4). */
  | 'blocked'
  /** The third six fell (Z7). */
  | 'luzi'
  /** The third six fell when there was a Trinity (Z8). */
  | 'stand-off'
  /** The first throw had too many sixes (Z9). */
  | 'superluzi';

/** A line of the score sheet: the points of a run, or `robbed`, the points lost by another player's Superluzi (Z9). */
export interface Entry {
  readonly round: number;
  readonly seat: Seat;
  readonly kind: RunEnd | 'robbed';
  readonly points: number;
}

/**
 * `roll` throws these dice again; `dice` is empty for the first throw of a run, which has all eight. `fall` is the result of a
 * throw, decided by chance. The order of the dice does not matter.
 */
export type LuziMove =
  | { readonly kind: 'roll'; readonly dice: readonly Face[] }
  | { readonly kind: 'stop' }
  | { readonly kind: 'fall'; readonly dice: readonly Face[] };

/** Row points by name (Z6). */
export type RowsName = 'triangular' | 'doubling';

export interface LuziOptions extends CommonOptions {
  /** Number of players, 2 to 5. Default 2. */
  readonly players?: number;
  /** Number of runs of each seat, 1 to 99 (Z2). Default 5. */
  readonly rounds?: number;
  /** Points for rows of three to eight dice (Z6): six whole numbers, 0 to 9999, or a name. Default 6 12 20 30 42 56. */
  readonly rows?: readonly number[] | RowsName;
  /** Result if the third Joe and the third six fall in the same throw (Z8). Default `luzi`. */
  readonly together?: 'luzi' | 'stand-off';
  /** The minimum number of sixes in the first throw for a Superluzi, 4 to 8 (Z9). Default 4. */
  readonly superluzi?: number;
}

export interface LuziState {
  readonly rounds: number;
  readonly rows: readonly number[];
  readonly together: 'luzi' | 'stand-off';
  readonly superluzi: number;
  readonly first: Seat;
  readonly scores: readonly number[];
  /** From 1. */
  readonly round: number;
  /** The seat whose run it is; at the end of the game, the first seat. */
  readonly seat: Seat;
  /** Number of finished throws in this run. */
  readonly throws: number;
  /** The dice on the table, ascending. */
  readonly dice: readonly Face[];
  /** Number of dice in the cup. If it is not 0, chance is to move. */
  readonly cup: number;
  /** The score sheet since the start of the match. A match that starts from a position has no earlier lines. */
  readonly sheet: readonly Entry[];
  readonly ending?: Ending;
}

/** The types of the game. */
export interface LuziTypes {
  readonly state: LuziState;
  readonly move: LuziMove;
  readonly options: LuziOptions;
}
