import type { Seat } from '../../core/game.js';

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
