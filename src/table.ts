/** Tables: games of people on several pages. */
export { BadEntry } from './core/errors.js';
export { tableRandom, verifyTable, type TableFault } from './core/table/chance.js';
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
export { memoryStore } from './core/table/memory-store.js';
export { cleanName, parseAction, parseEntry } from './core/table/parse-entry.js';
export { Replica, type Change } from './core/table/replica.js';
export { timeLeft, type Ask, type Place, type TableState } from './core/table/state.js';
export { openingOf, Table, type Sitting, type TableHost, type TableStart } from './core/table/table.js';
export { viewEntry } from './core/table/view-entry.js';
export { channelLink, type Channel, type ChannelLink } from './table/channel-link.js';
export { playComputer } from './table/computer.js';
export { hostTable, type HostedTable, type HostOptions } from './table/host-table.js';
