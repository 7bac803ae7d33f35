import type { Seat } from '../../../core/game.js';

/** What can be said of a cell or a tile besides its name and number. */
export type CellState = 'dead' | 'last' | 'hint';

/** What lies where on somebody's board, by cell from the top left; 0 is an empty cell. */
export type Numbers = readonly number[];

/** What is said beside the large tray; it comes with the small ones. */
export interface OtherWords {
  /** Face-up tiles by ear. */
  describeMiddle(tiles: readonly number[], left: number): string;
  /** Under a name: what the seat did last. */
  did(kind: 'lay' | 'pass' | 'draw', tile: number, cell: string | undefined): string;
  /** A tile is held: on which empty cells it fits, on which it is exchanged, whether it may be left. */
  holding(tile: number, free: readonly string[], swaps: readonly string[], leave: boolean): string;
  /** L8 allows nothing else. */
  readonly mustDraw: string;
  /** Under a name: the dealt tiles that are still to be laid. */
  holds(tiles: readonly number[]): string;
}

/** What the board says beyond what every game says. */
export interface BoardWords {
  /** The grid, by whose board it shows. */
  grid(name: string): string;
  readonly empty: string;
  readonly states: Readonly<Record<CellState, string>>;
  /** What laying the tile in hand on a cell does; 0 goes back from an empty one. */
  offers(tile: number, returns: number): string;
  readonly chosen: string;
  readonly middle: string;
  readonly inHand: string;
  readonly faceUp: string;
  /** So many tiles of the same number. */
  times(count: number): string;
  pile(left: number): string;
  /** The same under the pile, short. */
  left(count: number): string;
  /** A button that leaves the drawn tile face up. */
  leave(tile: number): string;
  /** A small board by ear: its rows from the top. */
  describe(name: string, board: Numbers, last: string | undefined): string;
  filled(count: number): string;
  // what can be done, whole sentences
  /** Setup, with no tile chosen. */
  readonly choose: string;
  /** A turn begins. */
  turn(canTake: boolean, canDraw: boolean): string;
  player(seat: Seat): string;
  /** In English these come later. */
  readonly others?: OtherWords;
}
