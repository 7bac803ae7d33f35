import type { Seat } from '../../core/game.js';
import type { Finish } from './drawing/finish.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import type { Held } from './hand.js';
import type { AnyMove, AnyState } from './types.js';
import type { LuckyWords } from './words/types.js';

/** What lies on the tray now, of the game or of the puzzle, and what a person may do. */
export interface Look<S = AnyState, M = AnyMove> {
  readonly state: S;
  readonly offered: readonly M[];
  /** The move that led here. */
  readonly last: M | undefined;
  readonly hinted: M | undefined;
  readonly words: LuckyWords;
  readonly finish: Finish | undefined;
}

/** All that a render of the large tray and the middle asks for once. */
export interface Scene extends Look<LuckyState, LuckyMove> {
  /** Whose tray lies large. */
  readonly seat: Seat;
  readonly held: Held | undefined;
  /** Where the held tile may be laid, and what goes back from there. */
  readonly places: ReadonlyMap<Cell, number>;
  /** The tab stop of the grid. */
  readonly stop: string;
  /** Whether it is shown where a tile may go. */
  readonly lit: boolean;
}
