import type { Seat } from '../../../core/game.js';
import type { GameWords } from '../../../element/game-definition.js';
import type { LuckyHappening, OptionFault, Reason, TextFault } from '../engine/index.js';
import type { SwapFault, SwapReason } from '../engine/swap/index.js';

/** A state of a cell or a tile, besides its name and number. */
export type CellState = 'dead' | 'last' | 'hint';

/** The numbers on a board by cell, from the top left; 0 is an empty cell. */
export type Numbers = readonly number[];

/** Words of the swap puzzle. */
export interface PuzzleWords {
  /** The accessible name of the grid. */
  readonly grid: string;
  /** The number of exchanges, below a player's name. */
  made(count: number): string;
  /** Exchanges and par, below the tray; par is undefined if it is unknown. */
  tally(made: number, par: number | undefined): string;
  solved(made: number, par: number | undefined): string;
  // possible moves, in sentences
  readonly choose: string;
  holding(tile: number, neighbours: readonly string[]): string;
  /** A neighbour of the selected tile. */
  offers(tile: number): string;
  readonly moved: string;
}

/** The words of Lucky Numbers. */
export interface LuckyWords extends GameWords {
  say(happening: LuckyHappening, names: readonly string[]): string;

  // accessible names
  grid(name: string): string;
  readonly empty: string;
  readonly states: Readonly<Record<CellState, string>>;
  /** A legal cell for the tile in hand; `returns` is the tile it replaces, or 0. */
  offers(tile: number, returns: number): string;
  readonly chosen: string;
  readonly middle: string;
  readonly inHand: string;
  readonly faceUp: string;
  /** The number of equal tiles. */
  times(count: number): string;
  pile(left: number): string;
  /** A text alternative of a board: its rows from the top. */
  describe(name: string, board: Numbers, last: string | undefined): string;
  /** A text alternative of the face-up tiles. */
  describeMiddle(tiles: readonly number[], left: number): string;

  // buttons and labels
  /** The number of face-down tiles, short. */
  left(count: number): string;
  /** The button that leaves the drawn tile face up. */
  leave(tile: number): string;

  // seats
  player(seat: Seat): string;
  filled(count: number): string;
  /** The last move of a seat. */
  did(kind: 'lay' | 'pass' | 'draw', tile: number, cell: string | undefined): string;
  /** Dealt tiles that are not laid yet. */
  holds(tiles: readonly number[]): string;

  // possible moves, in sentences
  /** Setup, while no tile is selected. */
  readonly choose: string;
  /** The start of a turn. */
  turn(canTake: boolean, canDraw: boolean): string;
  /** The cells for the tile in hand: empty ones, and ones whose tile it replaces; and if the tile may be left. */
  holding(tile: number, free: readonly string[], swaps: readonly string[], leave: boolean): string;
  /** L8 allows no other move. */
  readonly mustDraw: string;

  readonly puzzle: PuzzleWords;
}

/** One sentence per code. `{0}` … are the cells of a breach; in a fault, `{0}` is the found text. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;

/** The same for the swap puzzle. */
export type SwapSentences = Readonly<Record<SwapReason | SwapFault, string>>;
