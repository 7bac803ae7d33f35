import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createClient } from '@redis/client';
import Database from 'libsql';
import { redisStore } from '../src/redis-store.js';
import { sqliteStore } from '../src/sqlite-store.js';
import { LIFETIME, type TableStore } from '../src/store.js';
import type { StoredEntry } from '../../../src/core/table/entry.js';
import { hasRedis, startRedis, temporaryFolder } from './support/processes.js';

const DAY = 24 * 3600_000;
const secret = { seed: '5eed'.repeat(16), reserved: ['a', null] };
const entry = (n: number, t: number, k = 'leave') => ({ n, t, k, seat: 0 }) as StoredEntry;

/** What every store does. */
function contract(open: () => TableStore): void {
  it('gives a number once, and keeps the secret outside of the log', async () => {
    const store = open();
    await store.create('a', secret, [entry(1, 1)]);
    assert.deepEqual(await Promise.all([2, 2, 1].map((n) => store.append('a', entry(n, n)))), [
      true,
      false,
      false,
    ]);
    assert.deepEqual(await store.load('a', 1), [entry(2, 2)]);
    assert.deepEqual(await store.load('b', 0), []);
    assert.deepEqual(await store.secret('a'), secret);
    assert.equal(await store.secret('b'), undefined);
  });

  it('lets one process do a piece of work', async () => {
    const store = open();
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => store.claim('a.7', 60_000))), [
      true,
      false,
      false,
    ]);
    assert.equal(await store.claim('a.8', 60_000), true);
  });

  it('tells who is there, and who has left', async () => {
    const store = open();
    await store.arrive('p', 0);
    await store.arrive('p', 1);
    await store.depart('p', 1);
    const [here, left] = await store.presence('p', 2);
    assert.equal(here, 0);
    assert.ok(left! > 0 && left! < 60_000);
  });
}

describe('the store in SQLite', () => {
  let store: TableStore;
  before(async () => {
    store = await sqliteStore(':memory:');
  });
  after(() => store.close());
  contract(() => store);

  it('removes open tables after 90 days, and finished ones after 30', async () => {
    const now = 1000 * DAY;
    const tables = { open89: 89, open91: 91, over29: 29, over31: 31 };
    for (const [id, days] of Object.entries(tables)) {
      const over = id.startsWith('over');
      await store.create(id, secret, [entry(1, 1), entry(2, now - days * DAY, over ? 'reveal' : 'leave')]);
    }
    const removed = await store.expire(now);
    assert.deepEqual(
      Object.keys(tables).filter((id) => removed.includes(id)),
      ['open91', 'over31'],
    );
    assert.deepEqual(await store.expire(now), []);
    const left = await Promise.all(Object.keys(tables).map(async (id) => (await store.secret(id)) && id));
    assert.deepEqual(left, ['open89', undefined, 'over29', undefined]);
    assert.deepEqual(await store.load('over31', 0), []);
  });

  it('removes many tables in small steps, and nothing of those in use', async () => {
    const now = 2000 * DAY;
    for (let i = 0; i < 100; i++) await store.create(`old${i}`, secret, [entry(1, 1)]);
    // used again after a long time
    await store.append('old7', entry(2, now - DAY));
    const steps: number[] = [];
    for (let removed = await store.expire(now); removed.length > 0; removed = await store.expire(now)) {
      assert.ok(!removed.includes('old7'));
      steps.push(removed.length);
    }
    assert.ok(steps.length >= 3 && Math.max(...steps) <= 40, steps.join());
    assert.deepEqual(await store.load('old7', 0), [entry(1, 1), entry(2, now - DAY)]);
    assert.deepEqual(await store.load('old8', 0), []);
    await assert.rejects(store.append('old8', entry(2, now)), /expired/);
    assert.deepEqual(await store.load('old8', 0), []);
  });

  it('keeps tables as long as the owner says', async () => {
    const short = await sqliteStore(':memory:', { open: 2 * DAY });
    const now = 1000 * DAY;
    await short.create('a', secret, [entry(1, now - DAY)]);
    await short.create('b', secret, [entry(1, now - 3 * DAY)]);
    await short.create('c', secret, [entry(1, now - 29 * DAY, 'reveal')]);
    assert.deepEqual(await short.expire(now), ['b']);
    await short.close();
  });

  it('reads a file of the first version', async () => {
    const file = join(temporaryFolder(), 'old.db');
    const db = new Database(file);
    db.exec(`create table tables (id text primary key, secret text not null) strict, without rowid;
      create table entries (
        id text not null, n integer not null, t integer not null, entry text not null, primary key (id, n)
      ) strict, without rowid`);
    const now = 1000 * DAY;
    const add = (id: string, ...log: StoredEntry[]) => {
      db.prepare('insert into tables values (?, ?)').run(id, JSON.stringify(secret));
      for (const each of log)
        db.prepare('insert into entries values (?, ?, ?, ?)').run(id, each.n, each.t, JSON.stringify(each));
    };
    add('old', entry(1, 1), entry(2, now - 91 * DAY));
    add('over', entry(1, 1), entry(2, now - 31 * DAY, 'reveal'));
    add('new', entry(1, 1), entry(2, now - 31 * DAY));
    db.close();
    for (const expected of [['old', 'over'], []]) {
      const opened = await sqliteStore(file);
      assert.deepEqual((await opened.expire(now)).toSorted(), expected);
      assert.deepEqual(await opened.load('new', 1), [entry(2, now - 31 * DAY)]);
      await opened.close();
    }
  });

  it('has everything in its one file once it is closed', async () => {
    const folder = temporaryFolder();
    const [file, copy] = ['tables.db', 'copy.db'].map((name) => join(folder, name)) as [string, string];
    const first = await sqliteStore(file);
    await first.create('a', secret, [entry(1, 1)]);
    await first.close();
    copyFileSync(file, copy);
    const second = await sqliteStore(copy);
    assert.deepEqual(await second.load('a', 0), [entry(1, 1)]);
    await second.close();
  });
});

describe('the store in Redis', { skip: !hasRedis() }, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let store: TableStore;
  before(async () => {
    redis = await startRedis();
    store = await redisStore(redis.url);
  });
  after(async () => {
    await store.close();
    await redis.kill();
  });
  contract(() => store);

  it('keeps open tables for 90 days after the last entry, and finished ones for 30, whatever comes later', async () => {
    const client = await createClient({ url: redis.url }).connect();
    const lifetimes = async () => {
      const keys = (await client.keys('spielkasten:{x}:*')).sort();
      return Promise.all(keys.map(async (key) => Math.ceil((await client.pTTL(key)) / DAY) * DAY));
    };
    await store.create('x', secret, [entry(1, 1)]);
    await store.arrive('x', 0);
    assert.deepEqual(await lifetimes(), Array(3).fill(LIFETIME.open));
    await store.append('x', entry(2, 2, 'reveal'));
    assert.deepEqual(await lifetimes(), Array(3).fill(LIFETIME.finished));
    await store.append('x', entry(3, 3));
    assert.deepEqual(await lifetimes(), Array(3).fill(LIFETIME.finished));
    client.destroy();
  });

  it('keeps tables as long as the owner says, and with them who was there', async () => {
    const client = await createClient({ url: redis.url }).connect();
    const short = await redisStore(redis.url, undefined, { open: 2 * DAY });
    await short.create('s', secret, [entry(1, 1)]);
    await short.arrive('s', 0);
    await short.depart('s', 0);
    await short.append('s', entry(2, 2));
    await short.depart('s', 0);
    for (const key of ['log', 'secret', 'here']) {
      const left = await client.pTTL(`spielkasten:{s}:${key}`);
      assert.ok(left > DAY && left <= 2 * DAY, key);
    }
    client.destroy();
    await short.close();
  });

  it('appends nothing after a gap', async () => {
    await store.create('gap', secret, [entry(1, 1)]);
    await assert.rejects(store.append('gap', entry(3, 3)), /lost entries/);
  });

  it('tells another process of entries, and of a process that has died', async () => {
    const other = await redisStore(redis.url);
    const heard = new Promise((resolve) => void other.listen(resolve, () => {}));
    await store.create('n', secret, []);
    await store.append('n', entry(1, 1));
    assert.deepEqual(await heard, { id: 'n', what: 'log', n: 1 });
    await store.arrive('n', 0);
    assert.deepEqual(await other.presence('n', 1), [0]);
    await other.close();
  });

  it('does not count pages of a process that gives no sign of life', async () => {
    const client = await createClient({ url: redis.url }).connect();
    await client.hSet('spielkasten:{dead}:here', '0.dead', 1);
    await client.zAdd('spielkasten:processes', { score: Date.now() - 61_000, value: 'dead' });
    const [away] = await store.presence('dead', 1);
    assert.ok(away! >= 61_000);
    client.destroy();
  });
});
