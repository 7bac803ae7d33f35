import type { Request } from '../../core/table/entry.js';
import type { Source } from './events.js';
import type { Session } from './session/index.js';

/** A table at which a board has a place: its host keeps the match. */
export interface TablePlace<M> {
  readonly session: Session;
  /** Sends a legal move of the own seat. */
  play(move: M, source: Source): void;
  /** Asks the others, or resigns. */
  ask(what: Request | 'resign'): void;
  /** Answers the request that the board shows. */
  answer(yes: boolean): void;
}
