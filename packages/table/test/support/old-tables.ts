/** Tables in a database that began some time ago, and in which nobody has moved. */
import { GRACE } from '../../../../src/core/table/decide.js';
import type { Clock } from '../../../../src/core/table/entry.js';
import type { TableStart } from '../../../../src/core/table/table.js';
import { act, logOf, openTable, seed } from '../../../../test/core/table/tables.js';
import { sqliteStore } from '../../src/sqlite-store.js';

export const DAY = 24 * 3600_000;

/** Writes the log of a game, for two unless `start` says otherwise; one with chance needs the id `tableId`. Its players are “Player 0” and “Player 1”. */
export async function writeOldTable(
  database: string,
  id: string,
  ago: number,
  {
    clock,
    claims,
    start = { game: 'fluctus', seats: 2 },
  }: { readonly clock?: Clock; readonly claims?: boolean; readonly start?: TableStart } = {},
): Promise<void> {
  const opened = await openTable({ ...start, clock });
  opened.clock.now += GRACE;
  if (claims) await act(opened.table, 1, { k: 'ask', what: 'computer' });
  const store = await sqliteStore(database);
  const from = Date.now() - ago;
  const entries = (await logOf(opened.store)).map((entry) => ({
    ...entry,
    ...(entry.k === 'open' && { table: id }),
    t: entry.t + from,
  }));
  await store.create(id, { seed }, entries);
  await store.close();
}
