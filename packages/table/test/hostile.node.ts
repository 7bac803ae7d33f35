import assert from 'node:assert/strict';
import { once, type EventEmitter } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { io, type Socket } from 'socket.io-client';
import { MOST_SEATS, openTable, takeSeat } from '../../../src/table/table-server.js';
import { closePages, openPage, openSeats, sit, tokenOf } from './support/pages.js';
import { ORIGIN, patience, startServer, temporaryFolder, type Running } from './support/processes.js';

describe('a server for tables refuses', patience, () => {
  let server: Running;
  let id: string;
  before(async () => {
    server = await startServer('--db', join(temporaryFolder(), 'tables.db'), '--trust-proxy', '1');
    id = await openSeats(server.url, { game: 'glux', seats: 2 });
  });
  after(closePages);
  after(() => server.kill());

  /** A request as it is written, from an address of its own. */
  let requests = 0;
  async function request(method: string, path: string, body = '', headers: object = {}) {
    const from = { 'x-forwarded-for': `10.1.0.${++requests}` };
    const sent = http.request({ port: server.port, method, path, headers: { ...from, ...headers } });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
    const text = (await response.toArray()).join('');
    return { status: response.statusCode, headers: response.headers, text };
  }

  /** A socket as any program can open it. */
  const socketOf = (auth: object, origin?: string): Socket =>
    io(server.url, {
      auth,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...(origin && { extraHeaders: { origin } }),
    });

  /** The arguments of the next event of a socket. */
  const next = (socket: Socket, event: string) =>
    once(socket as unknown as EventEmitter, event) as Promise<unknown[]>;

  /** The message with which a socket is refused. */
  async function refusalOf(auth: object, origin?: string): Promise<string> {
    const socket = socketOf(auth, origin);
    const [error] = (await next(socket, 'connect_error')) as [Error];
    socket.disconnect();
    return error.message;
  }

  const start = JSON.stringify({ game: 'fluctus', seats: 2 });

  it('pages of other origins, by HTTP and by socket', async () => {
    for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'null', 'http://blog.example']) {
      for (const method of ['POST', 'OPTIONS']) {
        const { status, headers, text } = await request(method, '/tables', start, { origin });
        // for the board to tell the person
        assert.deepEqual([status, headers['access-control-allow-origin']], [403, '*']);
        assert.equal(text, '{"error":"origin"}');
      }
      assert.equal(await refusalOf({ table: id, token: tokenOf(0) }, origin), 'origin');
    }
    const { status, headers } = await request('POST', '/tables', start, { origin: ORIGIN });
    assert.deepEqual([status, headers['access-control-allow-origin']], [201, ORIGIN]);
    const friend = socketOf({ table: id }, ORIGIN);
    await next(friend, 'log');
    friend.disconnect();
  });

  it('tables, tokens and seats that it does not know', async () => {
    const tables = [
      'f'.repeat(24),
      '',
      '../x',
      '__proto__',
      `${id}/0`,
      id.toUpperCase(),
      7,
      null,
      {},
      [id],
      undefined,
    ];
    for (const table of tables) assert.equal(await refusalOf({ table }), 'table');
    for (const token of ['f'.repeat(32), '', tokenOf(0).slice(1), 7, null, {}, [tokenOf(0)]])
      assert.equal(await refusalOf({ table: id, token }), 'token');
    await assert.rejects(takeSeat(server.url, id, 0, { name: 'X' }), { code: 'illegal' });
    await assert.rejects(takeSeat(server.url, id, 4, { name: 'X' }), { code: 'illegal' });
    await assert.rejects(takeSeat(server.url, 'f'.repeat(24), 0, { name: 'X' }), { code: 'table' });
    // the same token sits again, whatever else it says
    await sit(server.url, id, 0);
  });

  it('paths and methods that it does not have', async () => {
    const seats = `/tables/${id}/seats`;
    const paths = ['/', '/tables/', '/tables/x', `/tables/${id}`, `${seats}/5`, `${seats}/00`, `${seats}/0/`];
    const tricks = [
      '/tables/../health',
      '/tables/%2e%2e',
      `/tables/..%2f${id}/seats/0`,
      '//tables',
      '/tables%00',
      `${seats}/constructor`,
    ];
    for (const path of [...paths, ...tricks])
      assert.equal((await request('POST', path, '{}')).status, 404, path);
    for (const method of ['GET', 'PUT', 'DELETE'])
      assert.equal((await request(method, '/tables')).status, 404);
    assert.equal((await request('GET', '/health')).status, 200);
    // the game is not over
    assert.equal((await request('GET', `/tables/${id}/log`)).status, 404);
  });

  it('starts that are not possible, bodies that are no JSON, and those that are too large', async () => {
    for (const game of ['chess', 'constructor', '__proto__', '']) {
      await assert.rejects(openTable(server.url, { game, seats: 2 }), { code: 'notation' });
    }
    const bodies = [
      '',
      '[]',
      'null',
      '{',
      '"x"',
      '{"game":{}}',
      '{"game":"glux","seats":"2"}',
      '{"game":"glux","seats":9}',
    ];
    const odd = [
      '{"game":"glux","seats":2,"options":7}',
      '{"game":"glux","seats":2,"clock":{}}',
      '{"game":"glux","seats":2,"watch":1}',
    ];
    for (const body of [...bodies, ...odd])
      assert.equal((await request('POST', '/tables', body)).status, 400, body);
    const large = JSON.stringify({ game: 'glux', seats: 2, more: 'x'.repeat(4096) });
    assert.equal((await request('POST', '/tables', large)).status, 413);
    const sits = ['{}', '{"name":7}', `{"name":"A","commit":"x","token":"${tokenOf(0)}"}`];
    for (const body of sits)
      assert.equal((await request('POST', `/tables/${id}/seats/0`, body)).status, 400, body);
  });

  it('questions for the news of seats that it cannot read, and those of a stranger', async () => {
    const ask = async (seats: unknown) => {
      const { status, text } = await request('POST', '/tables/seats', JSON.stringify({ seats }));
      return [status, (JSON.parse(text) as { seats?: unknown }).seats];
    };
    const one = `${id}.${tokenOf(0)}`;
    const bad = [undefined, null, one, {}, [id], [`${one}0`], [one.toUpperCase()], [[one]], [7], [{ id }]];
    for (const seats of [...bad, Array.from({ length: MOST_SEATS + 1 }, () => one)])
      assert.deepEqual(await ask(seats), [400, undefined], JSON.stringify(seats));
    const closed = await openSeats(server.url, { game: 'glux', seats: 2, watch: false });
    const strange = [
      `${closed}.${'f'.repeat(32)}`,
      `${id}.${'f'.repeat(32)}`,
      `${'f'.repeat(24)}.${tokenOf(0)}`,
    ];
    const errors = ['token', 'token', 'table'].map((error) => ({ error }));
    assert.deepEqual(await ask(strange), [200, errors]);
    const [status, [news]] = (await ask([one])) as [number, [Record<string, unknown>]];
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(news).sort(), ['game', 'players', 'seat', 'since', 'turn']);
  });

  it('messages that are no actions, and those of spectators, and closes sockets with messages that are too large', async () => {
    const socket = socketOf({ table: id, token: tokenOf(0) });
    await next(socket, 'log');
    const ask = (event: string, ...args: unknown[]) => socket.emitWithAck(event, ...args) as Promise<unknown>;
    for (const action of [
      null,
      7,
      'x',
      [],
      {},
      { k: 'reveal' },
      { k: 'move' },
      { k: 'resign', seat: 1 },
      { k: '__proto__' },
    ])
      assert.deepEqual(await ask('append', 4, action), { error: 'notation' });
    for (const n of [null, '4', -1, 1.5, {}])
      assert.deepEqual(await ask('append', n, { k: 'resign' }), { error: 'notation' });
    for (const n of ['0', -1, null]) assert.deepEqual(await ask('since', n), { error: 'notation' });
    // without a question there is no answer, and no harm
    socket.emit('append', 4, { k: 'resign' });
    socket.emit('reaction', { toString: 1 });
    socket.emit('unknown', 1);
    const watcher = socketOf({ table: id });
    await next(watcher, 'log');
    assert.deepEqual(await watcher.emitWithAck('append', 4, { k: 'resign' }), { error: 'token' });
    watcher.disconnect();
    socket.emit('append', 4, { k: 'move', m: 'x'.repeat(5000) });
    const [reason] = (await next(socket, 'disconnect')) as [string];
    assert.match(reason, /transport/);
  });

  it('too many questions of a page, whose link waits as long as it says', async () => {
    const table = await openSeats(server.url, { game: 'fluctus', seats: 2 });
    const page = await openPage([server.port], table, 0);
    await page.until(({ replica }) => replica.state.n === 3);
    const answers = await Promise.all(Array.from({ length: 30 }, () => page.link.append(1, { k: 'resign' })));
    for (const answer of answers) assert.deepEqual(answer, { error: 'stale', have: 3 });
    // 20 of them are answered at once, the others after one refusal
    const refused = page.wire.frames().filter((frame) => frame.includes('"rate"')).length;
    assert.ok(refused <= 10, `${refused}`);
  });

  it('more than 20 questions of a seat at once, from however many sockets, and closes the socket of whoever goes on', async () => {
    const [socket, other] = [1, 1].map((seat) => socketOf({ table: id, token: tokenOf(seat) })) as [
      Socket,
      Socket,
    ];
    await Promise.all([socket, other].map((each) => next(each, 'log')));
    const closed = next(socket, 'disconnect');
    const answers = await Promise.all(
      Array.from(
        { length: 100 },
        (_, i) =>
          [socket, other][i % 2]!.emitWithAck('append', 1, { k: 'resign' }) as Promise<{
            error: string;
            wait?: number;
          }>,
      ),
    );
    const refused = answers.filter(({ error }) => error === 'rate');
    assert.equal(answers.filter(({ error }) => error === 'stale').length + refused.length, 100);
    assert.ok(refused.length >= 1 && refused.length <= 80);
    assert.ok(refused.every(({ wait }) => wait! > 0 && wait! <= 2000));
    other.disconnect();
    for (let i = 0; i < 300; i++) void socket.emitWithAck('append', 1, { k: 'resign' }).catch(() => {});
    await closed;
  });

  it('more than 20 new tables of one address, which a page cannot choose', async () => {
    // the proxy appends the address that it sees
    const open = (claimed: string) =>
      request('POST', '/tables', start, { 'x-forwarded-for': `${claimed}, 192.0.2.7` });
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await open(`10.0.0.${i}`)).status);
    assert.deepEqual(statuses.slice(0, 20), Array(20).fill(201));
    assert.ok(statuses.includes(429));
    const { headers, text } = await open('10.0.0.0');
    const { error, wait } = JSON.parse(text) as { error: string; wait: number };
    assert.equal(error, 'rate');
    assert.equal(headers['retry-after'], `${Math.ceil(wait / 1000)}`);
    assert.equal((await request('POST', '/tables', start, { 'x-forwarded-for': '192.0.2.8' })).status, 201);
  });

  it('spectators of a table that nobody may watch', async () => {
    const closed = await openTable(server.url, { game: 'glux', seats: 2, watch: false });
    await sit(server.url, closed, 0);
    assert.equal(await refusalOf({ table: closed }), 'token');
    const page = await openPage([server.port], closed, 0);
    await page.until(({ replica }) => replica.state.n === 2);
    await page.replica.act({ k: 'computer', seat: 1, level: 'easy' });
    await page.replica.act({ k: 'resign' });
    await page.until(({ replica }) => replica.state.seed !== undefined);
    assert.equal((await request('GET', `/tables/${closed}/log`)).status, 404);
    page.close();
    const stranger = await openPage([server.port], closed);
    await stranger.until(({ heard }) => heard.status.includes('refused token'));
    await assert.rejects(stranger.link.since(0));
    stranger.close();
  });
});
