import type { Seat } from '../../core/game.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';
import type { Held } from './selection.js';
import type { LuckyWords } from './words/en.js';

/** Everything that the large tray and the row under it show. */
export interface PlayView {
  readonly state: LuckyState;
  /** The moves that a person may make. */
  readonly offered: readonly LuckyMove[];
  readonly hinted: LuckyMove | undefined;
  readonly words: LuckyWords;
  /** The seat of the large tray. */
  readonly seat: Seat;
  readonly held: Held | undefined;
  /** The cells for the held tile, each with the tile that goes back from there: 0 if the cell is empty. */
  readonly places: ReadonlyMap<Cell, number>;
  /** The square that had the focus last. */
  readonly current: string;
  /** The cells for the held tile are highlighted. */
  readonly lit: boolean;
}

/** True if the drawn tile may stay face up. */
export const canLeave = (offered: readonly LuckyMove[]): boolean =>
  offered.some(({ kind }) => kind === 'pass');
