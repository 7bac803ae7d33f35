import type { Entry, Part } from '../engine/index.js';
import type { LuziWords } from './words.js';

/** What stands beside the tray and on its felt: what a stop scores, the score sheet, moments. */
export interface PadWords {
  /** Which throw of the run lies there. */
  throws(count: number): string;
  /** How a run ended, a few words: "Luzi: nothing for Ada". */
  ended(entry: Entry, name: string): string;
  /** Over what a stop would score. */
  ifStops(name: string): string;
  /** Over the points for rows, shown while nothing has been thrown. */
  readonly notThrown: string;
  rowOf(dice: number): string;
  /** What some dice of one face are called, and why they score what they do. */
  part(part: Part): readonly [name: string, why: string];
  readonly chosen: string;
  readonly total: string;
  /** What would stay on the table when the chosen dice go into the cup. */
  stays(points: number): string;
  /** Joe blocks (Z4). */
  readonly blocked: string;
  readonly sheet: string;
  readonly round: string;
  readonly sum: string;
  /** Points and rounds from before the match began. */
  readonly earlier: string;
  readonly unknown: string;
  /** The row points in force are rebuilt (Z6). */
  readonly rebuilt: string;
  /** A moment over the tray: a word, and what it means. */
  moment(kind: string, name: string, points: number): readonly [title: string, line: string] | undefined;
}

/** Everything the tray says, shown or spoken, beyond what every game says. */
export interface TrayWords {
  player(letter: string): string;
  board(names: readonly string[]): string;
  readonly rows: { readonly ledge: string; readonly felt: string };
  /** A die by its number: the name of its square. */
  die(number: number): string;
  /** What each face is called, from one to six. */
  readonly faces: readonly string[];
  readonly states: Readonly<Record<'free' | 'locked' | 'spent' | 'last' | 'hint', string>>;
  cup(dice: number): string;
  readonly throwAll: string;
  /** The button that throws the chosen dice again. */
  throwAgain(dice: number): string;
  stop(points: number | undefined): string;
  points(points: number): string;
  /** What can be done, a sentence under the headline; `open`: dice may be thrown again. */
  todo(throws: number, chosen: readonly number[], open: boolean): string;
  /** The tray in words, for a picture of it. */
  describe(locked: readonly number[], free: readonly number[]): string;
  /** The English ones come right after the tray. */
  readonly pad?: PadWords;
}

/** What Luzi und Joe says in one language. */
export type AllLuziWords = LuziWords & TrayWords;
