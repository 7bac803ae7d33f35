import type { CommonOptions, Ending, Seat } from '../../../core/game.js';

/** What a die shows: 1 is Joe, three 6 are Luzi (Z1). */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** How a run came to its end. */
export type RunEnd =
  /** The player stopped (Z5). */
  | 'stopped'
  /** The player stopped, and fewer than two dice could have been thrown again (Z3). */
  | 'spent'
  /** The player stopped under one or two Joes (Z4). */
  | 'blocked'
  /** The third six fell (Z7). */
  | 'luzi'
  /** The third six fell into a Trinity (Z8). */
  | 'stand-off'
  /** Too many sixes in the first throw (Z9). */
  | 'superluzi';

/** A line of the score sheet: what a run gave, or `robbed`, what somebody else's Superluzi took (Z9). */
export interface Entry {
  readonly round: number;
  readonly seat: Seat;
  readonly kind: RunEnd | 'robbed';
  readonly points: number;
}

/**
 * `roll` throws these dice of the table again, at the start of a run all eight (`dice` is empty then); `fall` is what
 * chance lets fall. The order of the dice has no meaning.
 */
export type LuziMove =
  | { readonly kind: 'roll'; readonly dice: readonly Face[] }
  | { readonly kind: 'stop' }
  | { readonly kind: 'fall'; readonly dice: readonly Face[] };

/** Row points by name (Z6). */
export type RowsName = 'triangular' | 'doubling';

export interface LuziOptions extends CommonOptions {
  /** How many play, 2 to 5. Default 2. */
  readonly players?: number;
  /** Runs of each seat, 1 to 99 (Z2). Default 5. */
  readonly rounds?: number;
  /** Points for rows of three to eight dice (Z6): six whole numbers, 0 to 9999, or a name. Default 6 12 20 30 42 56. */
  readonly rows?: readonly number[] | RowsName;
  /** What it is when the third Joe and the third six fall in one throw (Z8). Default `luzi`. */
  readonly together?: 'luzi' | 'stand-off';
  /** Fewest sixes in the first throw that make a Superluzi, 4 to 8 (Z9). Default 4. */
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
  /** Whose run it is; at the end of the game the first seat. */
  readonly seat: Seat;
  /** Throws of this run that have fallen. */
  readonly throws: number;
  /** Dice on the table, ascending. */
  readonly dice: readonly Face[];
  /** Dice in the cup: chance is to move. */
  readonly cup: number;
  /** What was written down since the match began; before that, `scores` alone know. */
  readonly sheet: readonly Entry[];
  readonly ending?: Ending;
}
