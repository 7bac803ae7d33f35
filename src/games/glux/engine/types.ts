import type { CommonOptions, Ending, Happening, Seat } from '../../../core/game.js';

/** A square, named as on a chessboard: `a1` is at the bottom left. */
export type Square = string;

/** The visible face of a chip: its number of pips. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** A kind of chip, by both of its faces (G1). */
export type ChipType = '16' | '25' | '34';

/** The hand of a seat: a chip, a hidden chip (`?`), or none (`-`). */
export type Hand = ChipType | '?' | '-';

/** A chip on the board. */
export interface Chip {
  readonly seat: Seat;
  readonly face: Face;
}

/** The chips on a square: none, one or two, the bottom one first (G6). */
export type Stack = readonly Chip[];

/** The numbers of 16, 25 and 34 chips in a bag. */
export type Bag = readonly number[];

/** A board as plain data. A page can supply its own. */
export interface Board {
  readonly name: string;
  /** Rows of equal length, the top one first: `.` is a path, a capital letter is a room. At most 26 × 26. */
  readonly rows: readonly string[];
  /** Start squares in seat order, by the number of players. */
  readonly starts: Readonly<Partial<Record<2 | 3 | 4, readonly Square[]>>>;
  /** The room that breaks a tie (G15). */
  readonly middle: string;
}

/** A seat lays the chip in its hand (G3, G4). Chance draws a chip for it, which may be hidden from a viewer (`?`). */
export type GluxMove =
  | { readonly kind: 'lay'; readonly face: Face; readonly to: Square }
  | { readonly kind: 'draw'; readonly chip: ChipType | '?' };

/**
 * When the game ends if chips can still be laid (G10): `last-chip` after the last chip is laid, `last-draw` as soon as
 * nobody can draw a chip any more. The chips in the hands are then not laid.
 */
export type GluxEnding = 'last-chip' | 'last-draw';

export interface GluxOptions extends CommonOptions {
  /** 2, 3 or 4. Default 2. */
  readonly players?: number;
  /** Default `last-chip`. */
  readonly ending?: GluxEnding;
  /** Default `duel` for two players, `party` for three and four. */
  readonly board?: Board;
}

export interface GluxState {
  readonly board: Board;
  /** The option `ending`. */
  readonly endsAt: GluxEnding;
  /** In reading order from the top left: a9, b9 … on the board for two players. */
  readonly stacks: readonly Stack[];
  /** The seat to move or to draw; at the end, the seat that moved last. */
  readonly seat: Seat;
  /** By seat. */
  readonly hands: readonly Hand[];
  /** By seat. A hidden chip (`?`) in hand is counted in the bag. */
  readonly bags: readonly Bag[];
  /** Seats that could not lay their chip (G9), ascending. */
  readonly out: readonly Seat[];
  /** By G9 if no seat can lay a chip, by G10 if all chips are laid, or the last ones drawn (option `ending`). */
  readonly ending?: Ending;
}

/** An effect of a move. */
export interface GluxHappening extends Happening {
  /** The face that is laid or covered. */
  readonly face?: Face;
  /** The chip that is drawn. */
  readonly chip?: ChipType | '?';
  /** The room in which places changed. */
  readonly room?: string;
}

/** The types of the game. */
export interface GluxTypes {
  readonly state: GluxState;
  readonly move: GluxMove;
  readonly options: GluxOptions;
}
