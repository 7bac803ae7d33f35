/** A server for tables on the server of a site, and with a store that is lost. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { after, before, describe, it } from 'node:test';
import { createTables } from '../src/create-tables.js';
import { sqliteStore } from '../src/sqlite-store.js';
import { openTable } from '../../../src/table/table-server.js';
import { hasRedis, patience, startRedis, startServer, type Running } from './support/processes.js';

const table = 'ab'.repeat(12);

describe('a server for tables on the server of a site', () => {
  let url: string;
  let close: () => Promise<void>;
  before(async () => {
    const server = http.createServer((request, response) => response.end(`site ${request.url}`));
    const tables = createTables({ store: await sqliteStore(':memory:') });
    await tables.attach(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = () => tables.close();
  });
  after(() => close());

  it('answers its own requests, and no others', async () => {
    const own = [
      ['GET', '/health'],
      ['GET', '/health?x'],
      ['OPTIONS', '/tables'],
      ['POST', '/tables'],
      ['POST', `/tables/${table}/seats/0`],
      ['GET', `/tables/${table}/log`],
      ['GET', '/socket.io/?EIO=4&transport=polling'],
    ] as const;
    const others = [
      ['GET', '/'],
      ['GET', '/tables'],
      ['GET', '/tables.css'],
      ['GET', '/tables/'],
      ['GET', '/tables/oak'],
      ['POST', '/tables/oak'],
      ['GET', '/tablespoon'],
      ['GET', '/health-tips/'],
      ['GET', '/health/'],
      ['POST', '/health'],
      ['GET', `/tables/${table}/log.txt`],
      ['POST', `/tables/${table}/log`],
      ['GET', `/tables/${table}/seats/0`],
      ['GET', '/a/health'],
      ['GET', '/socket.io'],
      ['GET', '/socket.io.js'],
    ] as const;
    const isSite = async ([method, path]: readonly [string, string]) =>
      (await (await fetch(url + path, { method })).text()).startsWith('site');
    for (const each of own) assert.equal(await isSite(each), false, each.join(' '));
    for (const each of others) assert.equal(await isSite(each), true, each.join(' '));
  });
});

describe('the origins of a server for tables', () => {
  const wrong = [
    '*',
    'https://*.blog.example',
    'https://blog.example/',
    'https://blog.example/games',
    'https://Blog.example',
    'https://blog.example:443',
    'blog.example',
    'null',
    '',
  ];

  it('are those that a page can have', async () => {
    const store = await sqliteStore(':memory:');
    for (const origin of wrong)
      assert.throws(
        () => createTables({ store, origins: ['https://a.example', origin] }),
        /No page has the origin/,
      );
    createTables({ store, origins: ['https://blog.example', 'http://localhost:8000'] });
    await store.close();
  });

  it('are checked at the start of the command line', async () => {
    for (const [option, value, expected] of [
      ['--origin', 'https://*.blog.example', 'No page has the origin https://*.blog.example'],
      ['--sockets', '0', '--sockets must be a number from 1'],
      ['--keep', 'x', '--keep must be a number from 1'],
    ] as const) {
      const failed = promisify(execFile)(process.execPath, [
        'packages/table/bin/spielkasten-table.js',
        option,
        value,
      ]);
      await assert.rejects(failed, ({ code, stderr }: { code: number; stderr: string }) => {
        assert.equal(code, 2);
        return stderr.includes(expected);
      });
    }
  });
});

describe('a server whose Redis is lost', { skip: !hasRedis(), ...patience }, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let server: Running;
  before(async () => {
    redis = await startRedis();
    server = await startServer('--redis', redis.url);
  });
  after(() => Promise.all([server.kill(), redis.kill()]));

  const start = { game: 'fluctus', seats: 2 };
  const answers = () =>
    Promise.all(
      [
        fetch(`${server.url}/health`),
        fetch(`${server.url}/tables`, { method: 'POST', body: JSON.stringify(start) }),
        fetch(`${server.url}/tables/${table}/seats/0`, {
          method: 'POST',
          body: JSON.stringify({ commit: 'a'.repeat(64) }),
        }),
        fetch(`${server.url}/tables/${table}/log`),
      ].map(async (asked) => {
        const { status, headers } = await asked;
        return `${status} ${headers.get('retry-after')}`;
      }),
    );
  const isBack = async () => {
    while ((await fetch(`${server.url}/health`)).status !== 200);
  };

  it('says so while it is stopped, and while it is dead, and goes on when it is back', async () => {
    await openTable(server.url, start);
    process.kill(redis.pid, 'SIGSTOP');
    assert.deepEqual(await answers(), Array(4).fill('503 5'));
    await assert.rejects(openTable(server.url, start), { code: 'server' });
    process.kill(redis.pid, 'SIGCONT');
    await isBack();
    await openTable(server.url, start);
    await redis.kill();
    assert.deepEqual(await answers(), Array(4).fill('503 5'));
    redis = await redis.again();
    await isBack();
    await openTable(server.url, start);
    // one when it was lost and one when it was back, for each of both times
    await server.says(/"event":"store"/, 4);
    const lines = server.lines.filter((line) => line.includes('"event":"store"'));
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as { level: string }).level),
      ['error', 'info', 'error', 'info'],
    );
  });
});
