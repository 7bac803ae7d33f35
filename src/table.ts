/** Tables: games of people on several pages. */
import type { Link } from './core/table/entry.js';
import type { ConnectOptions, TableConnection } from './element/parts/table/connection.js';

export { BadEntry } from './core/errors.js';
export { tableRandom } from './core/table/chance.js';
export type {
  Action,
  Answer,
  Clock,
  Entry,
  Link,
  Refusal,
  Request,
  Store,
  StoredEntry,
} from './core/table/entry.js';
export { memoryStore } from './core/table/table.js';
export { cleanName } from './core/player-name.js';
export { parseAction, parseEntry } from './core/table/parse-entry.js';
export { Replica, type Change } from './core/table/replica.js';
export { MOST_SEATS, seatNews, type Player, type SeatNews } from './core/table/seat-news.js';
export { commitTo, saltOf } from './core/table/chance.js';
export { hasStarted, timeLeft, type Ask, type Occupant, type TableState } from './core/table/state.js';
export { openingOf, Table, type Sitting, type TableHost, type TableStart } from './core/table/table.js';
export { codeOf, verifyTable, type Claim, type Verification } from './core/table/witness.js';
export { viewEntry } from './core/table/apply-entry.js';
export type { TableFault, TableMemory } from './core/table/entry.js';
export type { ConnectOptions, TableConnection } from './element/parts/table/connection.js';
export { channelLink, type Channel, type ChannelLink } from './table/channel-link.js';
export { computerTurn, playComputer, thinkFor, type ComputerTurn } from './table/computer.js';
export {
  openTable,
  reactions,
  serverLink,
  takeSeat,
  type Presence,
  type Reaction,
  type ServerLink,
  type ServerLinkOptions,
  type ServerStatus,
  type TakenSeat,
} from './table/table-server.js';
export { hostTable, type HostedTable, type HostOptions } from './table/host-table.js';

/** Connects a board to a table: the same as its method `connect`. */
export const connect = (
  board: { connect(link: Link, options?: ConnectOptions): Promise<TableConnection> },
  link: Link,
  options?: ConnectOptions,
): Promise<TableConnection> => board.connect(link, options);
