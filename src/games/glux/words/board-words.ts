import type { Seat } from '../../../core/game.js';
import type { Face, Square } from '../engine/types.js';

/** A way to a square by ear: how many squares from which chip; no chip: the own start, where nothing is counted. */
export interface Way {
  readonly count: number;
  readonly from: Square | undefined;
}

/** A chip by ear: whose, and what it shows. */
export interface Named {
  readonly name: string;
  readonly face: Face;
}

/** What is said beside the board; it comes with what shows it. */
export interface PadWords {
  /** The way of choosing for fingers, by the chip that it stands on. */
  readonly compass: string;
  shows(face: Face): string;
  readonly before: string;
  readonly after: string;
  readonly sides: readonly [up: string, right: string, down: string, left: string];
  /** Under the name of a destination: how many squares in which direction. */
  goes(count: number, side: string): string;
  /** A direction in which nothing can be done: the board ends there. */
  readonly offBoard: string;
  readonly coverStart: string;
  /** The table of rooms. */
  readonly rooms: string;
  readonly seat: string;
  readonly total: string;
  roomHead(room: string, middle: boolean): string;
  cell(pips: number, points: number): string;
  reachOf(name: string): string;
  /** Chips that a seat has still to lay, short. */
  left(count: number): string;
  readonly out: string;
  readonly startOpen: string;
  readonly startSpent: string;
  /** What a seat did last. */
  laid(face: Face, square: Square): string;
  over(covered: Named): string;
  /** A board by ear, for a diagram. */
  describe(chips: readonly { readonly name: string; readonly squares: readonly string[] }[]): string;
  readonly closed: string;
}

/** What the board says beyond what every game says. */
export interface BoardWords {
  board(names: readonly string[]): string;
  player(seat: Seat): string;
  points(count: number): string;
  readonly corridor: string;
  room(letter: string, middle: boolean): string;
  chip(chip: Named): string;
  /** One chip on another: the square is closed. */
  stacked(top: Named, bottom: Named): string;
  readonly empty: string;
  start(name: string): string;
  /** The chip in hand may go here. */
  may(ways: readonly Way[]): string;
  readonly states: Readonly<Record<'last' | 'hint' | 'chosen', string>>;
  /** Buttons that choose a face, or lay it. */
  lay(face: Face): string;
  readonly hand: string;
  handOf(name: string): string;
  bag(left: number): string;
  readonly unknown: string;
  /** On the curtain. */
  turn(name: string): string;
  readonly show: string;
  /** Said when a hand is uncovered. */
  holds(faces: readonly Face[]): string;
  // what can be done, whole sentences
  idle(faces: readonly Face[], squares: readonly Square[]): string;
  first(faces: readonly Face[], start: Square): string;
  chosen(face: Face, squares: readonly Square[]): string;
  aimed(square: Square, ways: readonly Way[], covers: Named | undefined): string;
  covered(name: string): string;
  /** In English these come later. */
  readonly pad?: PadWords;
}
