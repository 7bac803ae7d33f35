import type { Request } from '../../core/table/entry.js';
import type { Claim } from '../../core/table/witness.js';
import type { ToldFault } from './effects.js';
import type { Source } from './events.js';
import type { Session } from './session.js';

/** The knowledge of a board about the fairness of its table. */
export interface TableFairness {
  /**
   * `so-far`: nothing is wrong until now. `outcomes`: the game is over, and all outcomes of chance follow from seed and salts; `checked`:
   * the board knows that these were fixed in time, too.
   */
  readonly status: 'so-far' | 'outcomes' | 'checked' | 'unfair';
  /** The facts that do not fit. */
  readonly fault?: ToldFault | undefined;
  /** The claims that this board cannot check. */
  readonly unchecked: readonly Claim[];
  /** The commitments that the board has kept: that to the seed, and those of the seats; `-` for a computer. */
  readonly commitments: string;
  /** The code that all who see the same game have. */
  code(): string;
  /** The log as JSON. */
  log(): string;
}

/** The table of a board, whose host keeps the match: what the board sends to it. */
export interface TableProxy<M> {
  readonly session: Session;
  /** Undefined for a game without chance. */
  fairness?(): TableFairness | undefined;
  /** The times left of all people, in a sentence; undefined without a clock, or if its times end with the game. */
  clocks?(): string | undefined;
  /** Why the game has not begun, in a sentence: an invitation, or who is missing. Undefined once it has. */
  waits?(): string | undefined;
  /** Sends a legal move of the own seat. */
  play(move: M, source: Source): void;
  /** Asks the others, or resigns. Returns true if that is done, `asked` if the others decide, false if it cannot be done. */
  ask(what: Request | 'resign'): boolean | 'asked';
  /** Answers the request that the board shows. */
  answer(yes: boolean): void;
}
