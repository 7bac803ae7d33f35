import type { GameWords } from '../../../element/game-definition.js';
import type { Entry, OptionFault, Part, Reason, TextFault } from '../engine/index.js';

/** Words of the list of what stopping now would score. */
export interface TallyWords {
  label(name: string): string;
  /** Introduces the points for rows, which are shown before the first throw. */
  readonly notThrown: string;
  row(count: number): string;
  /** The dice of one face: their name, and the reason of their score. */
  part(part: Part): readonly [name: string, why: string];
  readonly chosen: string;
  readonly total: string;
  /** The points of the dice that would not be thrown again. */
  stays(score: number): string;
  /** Joe blocks (Z4). */
  readonly blocked: string;
}

/** Words of the score sheet. */
export interface SheetWords {
  readonly title: string;
  readonly round: string;
  readonly total: string;
  /** Points from before the match began. */
  readonly earlier: string;
  /** A run from before the match began. */
  readonly unknown: string;
  /** The row points are rebuilt (Z6). */
  readonly rebuilt: string;
}

/** The words of Luzi und Joe. */
export interface LuziWords extends GameWords {
  // accessible names
  board(names: readonly string[]): string;
  readonly rows: { readonly ledge: string; readonly felt: string };
  die(number: number): string;
  /** The names of the faces, from one to six. */
  readonly faces: readonly string[];
  readonly states: Readonly<Record<'free' | 'locked' | 'spent' | 'last' | 'hint', string>>;
  cup(count: number): string;
  /** A text alternative of the tray. */
  describe(locked: readonly number[], free: readonly number[]): string;

  // buttons
  readonly throwAll: string;
  /** Throws the selected dice again. */
  throwAgain(count: number): string;
  stop(score: number | undefined): string;

  // seats
  player(letter: string): string;
  points(score: number): string;

  /** The possible moves, in a sentence; `open` if dice may be thrown again. */
  todo(throws: number, chosen: readonly number[], open: boolean): string;

  // captions on the tray
  /** The number of the throw in the run. */
  throws(count: number): string;
  /** The end of a run in a few words. */
  ended(entry: Entry, name: string): string;
  /** A special event over the tray; undefined for other events. */
  moment(kind: string, name: string, score: number): readonly [title: string, line: string] | undefined;

  readonly tally: TallyWords;
  readonly sheet: SheetWords;
}

/** One sentence per code. `{0}` is the face of a breach, or the found text of a fault. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;
