import type { Link } from '../../../core/table/entry.js';
import type { Seat } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import type { TableConnection } from './connection.js';
import { TableController } from './controller.js';

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
