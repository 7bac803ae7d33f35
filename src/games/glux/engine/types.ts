import type { CommonOptions, Ending, Happening, Seat } from '../../../core/game.js';

/** A square, named as on a chessboard: `a1` is bottom left. */
export type Square = string;

/** What a chip shows: its pips. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** A chip by both of its faces (G1). */
export type ChipType = '16' | '25' | '34';

/** What a seat holds: a chip, one that the viewer may not know, or none. */
export type Hand = ChipType | '?' | '-';

/** A chip on the board. */
export interface Chip {
  readonly seat: Seat;
  readonly face: Face;
}

/** What lies on a square: no chip, one, or two, the bottom one first (G6). */
export type Stack = readonly Chip[];

/** How many 16, 25 and 34 chips are in a bag. */
export type Bag = readonly number[];

/** A board as plain data. Whoever owns the box can correct one or draw another. */
export interface Board {
  readonly name: string;
  /** Top row first, all of one length: `.` is a corridor, a capital letter a room. At most 26 × 26. */
  readonly rows: readonly string[];
  /** Start squares in seat order, by the number of players. */
  readonly starts: Readonly<Partial<Record<2 | 3 | 4, readonly Square[]>>>;
  /** The room that breaks a tie (G15). */
  readonly middle: string;
}

/** A seat lays the chip in its hand (G3, G4); chance draws one for it, which a viewer may not know (`?`). */
export type GluxMove =
  | { readonly kind: 'lay'; readonly face: Face; readonly to: Square }
  | { readonly kind: 'draw'; readonly chip: ChipType | '?' };

export interface GluxOptions extends CommonOptions {
  /** 2, 3 or 4; default 2. */
  readonly players?: number;
  /** Left out: `duel` for two, `party` for three and four. */
  readonly board?: Board;
}

export interface GluxState {
  readonly board: Board;
  /** In reading order from the top left: a9, b9 … on the board for two. */
  readonly stacks: readonly Stack[];
  /** The seat to move or to draw; at the end the one that moved last. */
  readonly seat: Seat;
  /** By seat. */
  readonly hands: readonly Hand[];
  /** By seat; of a hidden hand (`?`) the chip counts as one in the bag. */
  readonly bags: readonly Bag[];
  /** Seats that could not lay their chip (G9), ascending. */
  readonly out: readonly Seat[];
  /** By G9 when nobody left can lay, by G10 when all chips are laid. */
  readonly ending?: Ending;
}

/** What a move does, with what it is about. */
export interface GluxHappening extends Happening {
  /** Laid or covered. */
  readonly face?: Face;
  /** Drawn. */
  readonly chip?: ChipType | '?';
  /** The room whose places changed. */
  readonly room?: string;
}
