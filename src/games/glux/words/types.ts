import type { Seat } from '../../../core/game.js';
import type { GameWords } from '../../../element/game-definition.js';
import type {
  BoardFault,
  Face,
  GluxHappening,
  OptionFault,
  Reason,
  Square,
  TextFault,
} from '../engine/index.js';

/** A way to a square: the number of squares and the chip they are counted from; undefined on the own start square. */
export interface Way {
  readonly count: number;
  readonly from: Square | undefined;
}

/** A chip by its owner's name and its face. */
export interface NamedChip {
  readonly name: string;
  readonly face: Face;
}

/** Words of the compass, which lays a chip by direction on small screens. */
export interface CompassWords {
  readonly label: string;
  shows(face: Face): string;
  readonly previous: string;
  readonly next: string;
  readonly sides: readonly [up: string, right: string, down: string, left: string];
  /** A number of squares in one direction. */
  goes(count: number, side: string): string;
  /** A direction that leads off the board. */
  readonly offBoard: string;
  readonly coverStart: string;
}

/** Words of the table of rooms. */
export interface RoomWords {
  readonly label: string;
  readonly seat: string;
  head(room: string, middle: boolean): string;
  cell(pips: number, points: number): string;
  /** The button that shows where a player can lay. */
  reach(name: string): string;
}

/** The words of Glüx. */
export interface GluxWords extends GameWords {
  say(happening: GluxHappening, names: readonly string[]): string;

  // accessible names
  board(names: readonly string[]): string;
  readonly corridor: string;
  room(letter: string, middle: boolean): string;
  chip(chip: NamedChip): string;
  /** A square with two chips, which is closed. */
  stacked(top: NamedChip, bottom: NamedChip): string;
  readonly empty: string;
  start(name: string): string;
  /** A legal square for the chip in hand. */
  may(ways: readonly Way[]): string;
  readonly states: Readonly<Record<'last' | 'hint' | 'chosen', string>>;
  /** A text alternative of the board. */
  describe(chips: readonly { readonly name: string; readonly squares: readonly string[] }[]): string;

  // seats
  player(seat: Seat): string;
  points(count: number): string;
  /** The number of chips that a seat has not laid yet. */
  left(count: number): string;
  readonly out: string;
  readonly startOpen: string;
  readonly startSpent: string;
  /** The last move of a seat. */
  laid(face: Face, square: Square): string;

  // hand
  lay(face: Face): string;
  readonly hand: string;
  handOf(name: string): string;
  bag(left: number): string;
  readonly unknown: string;
  /** The sentence on the curtain that hides a hand. */
  turn(name: string): string;
  readonly show: string;
  /** The announcement when a hand is uncovered. */
  holds(faces: readonly Face[]): string;

  // possible moves, in sentences
  idle(faces: readonly Face[], squares: readonly Square[]): string;
  first(faces: readonly Face[], start: Square): string;
  chosen(face: Face, squares: readonly Square[]): string;
  aimed(square: Square, ways: readonly Way[], covers: NamedChip | undefined): string;
  covered(name: string): string;

  readonly compass: CompassWords;
  readonly rooms: RoomWords;
}

/** One sentence per code. `{0}` … are the squares of a breach; in a fault, `{0}` is the found text. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault | BoardFault, string>>;

/** Returns the name of a custom board from its JSON. */
export const boardName = (json: string): string | undefined => /"name":"(.*?)"/.exec(json)?.[1];
