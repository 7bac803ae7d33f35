/** Both stores, with real processes. */
import { join } from 'node:path';
import { redisStore } from '../../src/redis-store.js';
import { sqliteStore } from '../../src/sqlite-store.js';
import type { StoredEntry } from '../../../../src/core/table/entry.js';
import {
  hasRedis,
  startCrashingServer,
  startRedis,
  startServer,
  temporaryFolder,
  type Running,
} from './processes.js';

/** A store and its servers. */
export interface World {
  /** Starts a server; on SQLite, the one before must have ended. */
  start(...args: readonly string[]): Promise<Running>;
  startCrashing(entry: number): Promise<Running>;
  /** The whole log of a table, read from the store by another process than the servers. */
  log(id: string): Promise<readonly StoredEntry[]>;
  /** Kills the store and starts it again. */
  restartStore?(): Promise<void>;
  end(): Promise<void>;
}

function sqliteWorld(): World {
  const file = join(temporaryFolder(), 'tables.db');
  const running: Running[] = [];
  const kept = async (starting: Promise<Running>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  return {
    start: (...args) => kept(startServer('--db', file, ...args)),
    startCrashing: (entry) => kept(startCrashingServer(file, entry)),
    async log(id) {
      const store = await sqliteStore(file);
      const entries = await store.load(id, 0);
      await store.close();
      return entries;
    },
    async end() {
      await Promise.all(running.map((each) => each.kill()));
    },
  };
}

async function redisWorld(): Promise<World> {
  let redis = await startRedis();
  const running: Running[] = [];
  const kept = async (starting: Promise<Running>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  return {
    start: (...args) => kept(startServer('--redis', redis.url, ...args)),
    startCrashing: (entry) => kept(startCrashingServer(redis.url, entry)),
    async log(id) {
      const store = await redisStore(redis.url);
      const entries = await store.load(id, 0);
      await store.close();
      return entries;
    },
    async restartStore() {
      await redis.kill();
      redis = await redis.again();
    },
    async end() {
      await Promise.all([...running, redis].map((each) => each.kill()));
    },
  };
}

/** The stores of the tests. */
export const worlds: readonly (readonly [name: string, start: () => World | Promise<World>])[] = [
  ['SQLite', sqliteWorld],
  ...(hasRedis() ? ([['Redis', redisWorld]] as const) : []),
];
