import type { CommonOptions, Ending, Happening, Seat } from '../../../core/game.js';

/** A cell, named as on a chessboard: `a1` is at the bottom left. */
export type Cell = `${'a' | 'b' | 'c' | 'd'}${1 | 2 | 3 | 4}`;

/** The way in which the first four tiles are laid on the diagonal (L2). */
export type SetupKind = 'choose' | 'sorted' | 'one-by-one';

export type Variant = 'basic' | 'play-on';

/** A seat turns a tile over, lays a tile, or leaves the drawn tile face up (L3). Chance determines the tile turned over. */
export type LuckyMove =
  | { readonly kind: 'draw' }
  | { readonly kind: 'lay'; readonly tile: number; readonly to: Cell }
  | { readonly kind: 'pass' }
  | { readonly kind: 'reveal'; readonly tile: number };

export interface LuckyOptions extends CommonOptions {
  /** 1 to 4. Default 2. */
  readonly players?: number;
  /** Default `choose`. */
  readonly setup?: SetupKind;
  /** `play-on` is rule L9. Default `basic`. */
  readonly variant?: Variant;
  /** Number of sets of tiles 1 to 20 (L1), 1 to 8. Default one for each player, two for a single player. */
  readonly sets?: number;
}

/** Sixteen numbers in reading order from the top left: a4, b4 … d1. 0 is an empty cell. */
export type Board = readonly number[];

export interface LuckyState {
  readonly setup: SetupKind;
  readonly variant: Variant;
  readonly sets: number;
  readonly first: Seat;
  /** By seat. */
  readonly boards: readonly Board[];
  /** The seat to move, or to which chance deals; at the end, the seat that moved last. */
  readonly seat: Seat;
  /** By seat: tiles dealt or drawn and not yet laid, ascending. */
  readonly hands: readonly (readonly number[])[];
  /** True if chance must turn a tile over. */
  readonly turning: boolean;
  /** Face-up tiles, ascending. */
  readonly middle: readonly number[];
  /** Number of exchanges with face-up tiles in a row (L8). */
  readonly idle: number;
  /** The end of the game, by L6 or L7. */
  readonly ending?: Ending;
}

/** An effect of a move, with its tiles: the tile that is laid, drawn or left, then the tile that it replaces. */
export interface LuckyHappening extends Happening {
  readonly tiles?: readonly number[];
}

/** The types of the game. */
export interface LuckyTypes {
  readonly state: LuckyState;
  readonly move: LuckyMove;
  readonly options: LuckyOptions;
}
