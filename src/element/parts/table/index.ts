import type { Seat } from '../../../core/game.js';
import type { Action, Answer, TableMemory, Link } from '../../../core/table/entry.js';
import type { AnyBoard } from '../../model/board.js';
import { seatOf } from '../../model/players.js';
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

/** The place of a page at a table: the number or the letter of its seat, none for a spectator. */
export interface ConnectPlace {
  readonly seat?: Seat | string | undefined;
}

/** The seat of a page at a table; undefined for a spectator. Throws RangeError if the game has no such seat. */
function seatIn({ definition }: AnyBoard, place: ConnectPlace | undefined): Seat | undefined {
  const { seat } = Object(place) as ConnectPlace;
  return seat === undefined ? undefined : seatOf(seat, definition.game.players.max);
}

const isLink = (value: unknown): value is Link => {
  const { append, since } = Object(value) as Partial<Link>;
  return typeof append === 'function' && typeof since === 'function';
};

/** Connects a board to a table. The seats and the names of the board are those of the table, and its match the one of the host. */
export async function connect(board: AnyBoard, link: Link, place?: ConnectPlace): Promise<TableConnection> {
  if (!isLink(link)) throw new TypeError('The link to a table must have the methods append and since.');
  const seat = seatIn(board, place);
  const table = new TableController(board, link, seat);
  try {
    await table.sync();
  } catch (error) {
    table.close();
    throw error;
  }
  return table;
}
