import type { Seat } from '../../../core/game.js';
import type { Match } from '../../../core/match.js';

/** The state of a puzzle on a board. */
export interface PuzzleState {
  /** The seat of the reader. */
  readonly seat: Seat;
  /** The reader may move: no answer, reply or solution is being shown. */
  readonly open: boolean;
  /** The form has disabled the puzzle. */
  readonly disabled: boolean;
  /** The number of wrong moves so far. */
  readonly tries: number;
  /** The number of hints so far. */
  readonly hints: number;
  /** The solution was shown. */
  readonly shown: boolean;
  readonly solved: boolean;
  /** The square or part of the piece that the last hint names. */
  readonly piece?: string | undefined;
}

/** The value of a puzzle in a form; null if it has none. */
export const formValue = (puzzle: PuzzleState | undefined): string | null =>
  puzzle?.shown ? 'shown' : puzzle?.solved ? String(puzzle.tries) : null;

/** The solution, and how far the reader is, as parts of the state of a board. */
export interface Solving<S, M, O extends object> {
  /** The record that solves the puzzle. Secret. */
  readonly solution?: Match<S, M, O> | undefined;
  /** The state of the puzzle; undefined in other modes, and until its module is loaded. */
  readonly puzzle?: PuzzleState | undefined;
  /** The state of a puzzle in a form that the browser restored, until the puzzle uses it. */
  readonly restored?: unknown;
}
