import type { Seat } from '../../../core/game.js';
import type { Action, Answer, TableMemory } from '../../../core/table/entry.js';

/** The connection of a board to a table. After a rematch it is that to the next table, if its link leads there (`Link.next`). */
export interface TableConnection {
  /** Sends an action of the own seat, such as `{ k: 'ask', what: 'undo' }`. */
  act(action: Action): Promise<Answer>;
  /** Loads what is missing, as after a lost connection. Rejects if the host cannot be reached. */
  sync(): Promise<void>;
  /** The data that the page keeps to check the table after a reload, as JSON. Pass it to the next link as `memory`. It contains a secret. */
  readonly memory: TableMemory;
  /** Leaves the table: the board keeps the position, and the match is its own. */
  close(): void;
}

/** The options of a connection to a table: the number or the letter of its seat; none for a spectator. */
export interface ConnectOptions {
  readonly seat?: Seat | string | undefined;
}
