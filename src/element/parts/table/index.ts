import type { Seat } from '../../../core/game.js';
import type { Link } from '../../../core/table/entry.js';
import type { AnyBoard } from '../../model/board.js';
import { seatOf } from '../../model/players.js';
import type { ConnectOptions, TableConnection } from './connection.js';
import { TableController } from './controller.js';

/** The seat of a page at a table; undefined for a spectator. Throws RangeError if the game has no such seat. */
function seatIn({ definition }: AnyBoard, options: ConnectOptions | undefined): Seat | undefined {
  const { seat } = Object(options) as ConnectOptions;
  return seat === undefined ? undefined : seatOf(seat, definition.game.players.max);
}

const isLink = (value: unknown): value is Link => {
  const { append, since } = Object(value) as Partial<Link>;
  return typeof append === 'function' && typeof since === 'function';
};

/** Connects a board to a table. The seats and the names of the board are those of the table, and its match the one of the host. */
export async function connect(
  board: AnyBoard,
  link: Link,
  options?: ConnectOptions,
): Promise<TableConnection> {
  if (!isLink(link))
    throw new TypeError('A link needs the methods append and since: use serverLink or channelLink.');
  const seat = seatIn(board, options);
  const table = new TableController(board, link, seat);
  try {
    await table.sync();
  } catch (error) {
    table.close();
    throw error;
  }
  return table;
}
