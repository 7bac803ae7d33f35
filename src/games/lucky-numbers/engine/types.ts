import type { CommonOptions, Ending, Happening, Seat } from '../../../core/game.js';

/** A cell, named as on a chessboard: `a1` is bottom left. */
export type Cell = `${'a' | 'b' | 'c' | 'd'}${1 | 2 | 3 | 4}`;

/** How the first four tiles come to the diagonal (L2). */
export type SetupKind = 'choose' | 'sorted' | 'one-by-one';

export type Variant = 'basic' | 'play-on';

/** A seat's move: turn a tile over, lay one, leave the drawn one face up (L3); or what chance turns over. */
export type LuckyMove =
  | { readonly kind: 'draw' }
  | { readonly kind: 'lay'; readonly tile: number; readonly to: Cell }
  | { readonly kind: 'pass' }
  | { readonly kind: 'reveal'; readonly tile: number };

export interface LuckyOptions extends CommonOptions {
  /** 1 to 4; default 2. */
  readonly players?: number;
  /** Default `choose`. */
  readonly setup?: SetupKind;
  /** `play-on` is L9. Default `basic`. */
  readonly variant?: Variant;
  /** Sets of tiles 1 to 20 (L1), 1 to 8; default one for each player, two for one player. */
  readonly sets?: number;
}

/** Sixteen numbers in reading order from the top left: a4, b4 … d1; 0 is an empty cell. */
export type Board = readonly number[];

export interface LuckyState {
  readonly setup: SetupKind;
  readonly variant: Variant;
  readonly sets: number;
  readonly first: Seat;
  /** By seat. */
  readonly boards: readonly Board[];
  /** The seat to move or to whom chance deals; at the end the one that moved last. */
  readonly seat: Seat;
  /** Tiles dealt or drawn and not yet laid, by seat, ascending. */
  readonly hands: readonly (readonly number[])[];
  /** Whether a face-down tile is being turned over. */
  readonly turning: boolean;
  /** Face-up tiles, ascending. */
  readonly middle: readonly number[];
  /** Exchanges with face-up tiles in a row (L8). */
  readonly idle: number;
  /** How it ended, by L6 or L7. */
  readonly ending?: Ending;
}

/** What a move does, with the tiles it is about: the one laid, drawn or left first, then the one that goes back. */
export interface LuckyHappening extends Happening {
  readonly tiles?: readonly number[];
}
