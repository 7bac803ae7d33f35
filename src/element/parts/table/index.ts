import type { Action, Answer, Link } from '../../../core/table/entry.js';
import type { Seat } from '../../../core/game.js';
import type { TableMemory } from '../../../core/table/memory.js';
import type { AnyBoard } from '../../model/board.js';
import { TableController } from './controller.js';

/** The connection of a board to a table. After a rematch it is that to the next table, if its link leads there (`Link.next`). */
export interface TableConnection {
  /** Sends an action of the own seat, such as `{ k: 'ask', what: 'undo' }`. */
  act(action: Action): Promise<Answer>;
  /** Loads what is missing, as after a lost connection. Rejects if the host cannot be reached. */
  sync(): Promise<void>;
  /** What the page should keep of the table, as JSON, to check it after a reload: give it to the next link (`memory`). It has a secret. */
  readonly memory: TableMemory;
  /** Leaves the table: the board keeps the position, and the match is its own. */
  close(): void;
}

/** Connects a board to a table. The seats and the names of the board are those of the table, and its match the one of the host. */
export async function connect(board: AnyBoard, link: Link, seat: Seat | undefined): Promise<TableConnection> {
  const table = new TableController(board, link, seat);
  try {
    await table.sync();
  } catch (error) {
    table.close();
    throw error;
  }
  return table;
}
