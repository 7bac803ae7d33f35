/** What one stranger can do to a server, and what the store is asked for. */
import assert from 'node:assert/strict';
import { once, type EventEmitter } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it } from 'node:test';
import { io, type Socket } from 'socket.io-client';
import type { StoredEntry } from '../../../src/core/table/entry.js';
import { logOf, openTable as openHere, person, tableId, tokenOf } from '../../../test/core/table/tables.js';
import { createTables, type TableOptions } from '../src/create-tables.js';
import { sqliteStore } from '../src/sqlite-store.js';
import { patience } from './support/processes.js';

const id = 'ab'.repeat(12);
const seed = '5eed'.repeat(16);

/** The log of a game for three, with as many entries, in most of which a person leaves and comes back. */
async function longLog(entries: number): Promise<StoredEntry[]> {
  const { store, table } = await openHere({ game: 'luzi', seats: 3 });
  const { name, commit } = person(1);
  for (let n = table.state.n + 1; n < entries; n += 2) {
    await store.append(tableId, { n, t: 1000, k: 'leave', seat: 1 });
    await store.append(tableId, { n: n + 1, t: 1000, k: 'sit', seat: 1, name, commit });
  }
  // an old table would expire
  return (await logOf(store)).map((entry) => ({ ...entry, t: Date.now() }));
}

describe('a server for tables', patience, () => {
  const ends: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** A server in this process, which counts the entries that its store gives away, with a table. */
  async function start(entries: number, options: Partial<TableOptions> = {}) {
    const sqlite = await sqliteStore(':memory:');
    const read: number[] = [];
    const store = {
      ...sqlite,
      load: async (table: string, after: number) => {
        const found = await sqlite.load(table, after);
        read.push(found.length);
        return found;
      },
    };
    const log = await longLog(entries);
    await store.create(id, { seed }, log);
    const server = http.createServer();
    const tables = createTables({ store, trustProxy: 1, ...options });
    await tables.attach(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ends.push(() => tables.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const open = (address: string, auth: object = {}): Socket => {
      const socket = io(url, {
        auth: { table: id, ...auth },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { 'x-forwarded-for': address },
      });
      ends.push(() => void socket.disconnect());
      return socket;
    };
    const given = () => read.splice(0).reduce((sum, each) => sum + each, 0);
    return { open, given, log, store };
  }

  const next = async (socket: Socket, event: string): Promise<unknown> =>
    ((await once(socket as unknown as EventEmitter, event)) as unknown[])[0];

  it('reads a log once, however many pages connect and ask for it', async () => {
    const { open, given, log } = await start(20_000);
    const first = open('10.0.0.1', { token: tokenOf(0) });
    assert.equal(((await next(first, 'log')) as unknown[]).length, log.length);
    assert.equal(given(), log.length);
    for (const [i, auth] of [
      { after: log.length },
      { token: tokenOf(1), after: log.length - 1 },
      {},
    ].entries()) {
      const page = open(`10.0.0.${i + 2}`, auth);
      const sent = (await next(page, 'log')) as unknown[];
      assert.equal(sent.length, [0, 1, log.length][i]);
      assert.equal(((await page.emitWithAck('since', log.length - 3)) as unknown[]).length, 3);
    }
    assert.equal(given(), 0);
  });

  it('reads a table again that it had no room for, and sends its pages nothing twice', async () => {
    // room for four tables, of whatever length
    const { open, given, log, store } = await start(300, { memory: 0.1 });
    const watcher = open('10.0.0.1', { after: log.length });
    const sent: unknown[] = [];
    watcher.on('log', (entries: unknown[]) => sent.push(...entries));
    await next(watcher, 'log');
    for (let i = 0; i < 8; i++) {
      const other = `${i}c`.repeat(12);
      await store.create(other, { seed }, log);
      await next(open(`10.0.1.${i}`, { table: other }), 'log');
    }
    given();
    const ada = open('10.0.0.2', { token: tokenOf(0), after: log.length });
    await next(ada, 'log');
    assert.equal(given(), log.length);
    const arrived = next(watcher, 'log');
    assert.deepEqual(await ada.emitWithAck('append', log.length + 1, { k: 'leave' }), { ok: log.length + 1 });
    await arrived;
    assert.deepEqual(
      sent.map((entry) => (entry as { n: number }).n),
      [log.length + 1],
    );
  });

  it('has room for 32 sockets of an address, tells the others to wait, and lets everybody else in', async () => {
    const { open } = await start(10);
    const outcome = async (socket: Socket): Promise<unknown> => {
      const refused = next(socket, 'connect_error').then((error) => {
        const { message, data } = error as Error & { data?: { wait: number } };
        return [message, data!.wait > 0];
      });
      return Promise.race([next(socket, 'log').then(() => 'in'), refused]);
    };
    // all at once, as after a restart
    const sockets = Array.from({ length: 40 }, (_, i) => open('192.0.2.1', { token: tokenOf(i % 3) }));
    const outcomes = await Promise.all(sockets.map(outcome));
    const isIn = (_: unknown, i: number) => outcomes[i] === 'in';
    assert.equal(sockets.filter(isIn).length, 32);
    for (const each of outcomes) if (each !== 'in') assert.deepEqual(each, ['rate', true]);
    assert.equal(await outcome(open('192.0.2.2', { token: tokenOf(2) })), 'in');
    // whoever was refused gets in once there is room
    sockets.find(isIn)!.disconnect();
    const later = sockets.find((_, i) => outcomes[i] !== 'in')!;
    do later.connect();
    while ((await outcome(later)) !== 'in');
  });

  it('has room for 20 sockets of a seat, from whatever addresses', async () => {
    const { open } = await start(10);
    for (let i = 0; i < 20; i++) await next(open(`10.0.0.${i}`, { token: tokenOf(0) }), 'log');
    const more = open('10.0.1.1', { token: tokenOf(0) });
    assert.equal(((await next(more, 'connect_error')) as Error).message, 'rate');
    await next(open('10.0.1.1', { token: tokenOf(1) }), 'log');
  });

  it('closes the connections of an address that sends too much, whatever it is', async () => {
    const { open } = await start(10);
    const ada = open('10.0.0.1', { token: tokenOf(0) });
    const stranger = open('192.0.2.1');
    await Promise.all([ada, stranger].map((each) => next(each, 'log')));
    const closed = next(stranger, 'disconnect');
    for (let i = 0; i < 4000; i++) stranger.emit('nonsense', i);
    await closed;
    assert.ok(Array.isArray(await ada.emitWithAck('since', 0)));
  });

  it('counts a rematch as a new table', async () => {
    const { open, log } = await start(10);
    const seats = [0, 1, 2].map((seat) => open('10.0.0.1', { token: tokenOf(seat) }));
    await Promise.all(seats.map((each) => next(each, 'log')));
    const given: { error: string; wait?: number }[] = [];
    for (let i = 0; i < 21; i++)
      given.push(
        (await seats[i % 3]!.emitWithAck('append', log.length + 1, {
          k: 'ask',
          what: 'rematch',
        })) as (typeof given)[0],
      );
    assert.deepEqual(new Set(given.slice(0, 20).map(({ error }) => error)), new Set(['illegal']));
    assert.equal(given[20]!.error, 'rate');
  });

  it('lets people move while a stranger asks for a long log', async () => {
    const { open, log } = await start(4000);
    const ada = open('10.0.0.1', { token: tokenOf(0), after: log.length });
    await next(ada, 'log');
    const stranger = open('192.0.2.1', { after: log.length });
    await next(stranger, 'log');
    const answers = Array.from({ length: 50 }, () => stranger.emitWithAck('since', 0) as Promise<unknown>);
    assert.deepEqual(await ada.emitWithAck('append', log.length + 1, { k: 'leave' }), { ok: log.length + 1 });
    const given = await Promise.all(answers);
    // its address has 200 in ten seconds, of which each of these takes 21
    const logs = given.filter(Array.isArray).length;
    assert.ok(logs >= 1 && logs < answers.length, `${logs}`);
    for (const answer of given.filter((each) => !Array.isArray(each)))
      assert.equal((answer as { error: string }).error, 'rate');
  });
});
