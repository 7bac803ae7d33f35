/**
 * Load on a server for tables (packages/table): 1,000 tables of Fluctus with 2,000 pages in one process on SQLite, in one on Redis, and in
 * two on one Redis. Each table makes a move every `PACE` milliseconds. Reports the moves per second of the servers' processors, the time
 * from page to page, and the memory for each table. `npm run bench table-server`, `-- 200` for 200 tables.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import {
  startRedis,
  startServer,
  temporaryFolder,
  type Running,
} from '../../packages/table/test/support/processes.js';
import type { Link } from '../../src/core/table/entry.js';
import { random } from '../../src/core/random.js';
import { Replica } from '../../src/core/table/replica.js';
import type { Games } from '../../src/core/table/state.js';
import { games as engines } from '../../src/engine.js';

const TABLES = Number(process.argv[2] ?? 1000);
const PACE = 2500;
const ROUNDS = 8;
const games: Games = engines;
const { below } = random('load', 1);

/** Each page has an address of its own, as limits count addresses. */
let addresses = 0;
const from = () => {
  const n = ++addresses;
  return { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
};

async function post(url: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers: from() });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return (await response.json()) as Record<string, string>;
}

/** A page with a seat. Resolves once it has the log. */
function openPage(url: string, table: string, token: string, seat: number) {
  const socket: Socket = io(url, {
    auth: { table, token },
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: from(),
  });
  const link: Link = {
    onlog: () => {},
    append: (n, action) => socket.emitWithAck('append', n, action) as ReturnType<Link['append']>,
    since: (n) => socket.emitWithAck('since', n) as ReturnType<Link['since']>,
  };
  const replica = new Replica(games, link, seat);
  socket.on('log', (entries: unknown[]) => link.onlog(entries));
  return new Promise<{ replica: Replica; socket: Socket }>((resolve, reject) => {
    socket.once('log', () => resolve({ replica, socket }));
    socket.once('connect_error', reject);
  });
}

type Pair = Awaited<ReturnType<typeof openPage>>[];

async function openPair(urls: readonly string[]): Promise<Pair> {
  const { id } = await post(`${urls[0]}/tables`, { game: 'fluctus', seats: 2 });
  const tokens: string[] = [];
  for (const seat of [0, 1])
    tokens.push(
      (await post(`${urls[0]}/tables/${id}/seats/${seat}`, { name: 'P', commit: 'ab'.repeat(32) })).token!,
    );
  return Promise.all(tokens.map((token, seat) => openPage(urls[seat % urls.length]!, id!, token, seat)));
}

/** Makes a move. Resolves with the time in milliseconds until the other page has it; undefined after the end. */
async function move(pair: Pair): Promise<number | undefined> {
  const { turn } = pair[0]!.replica.match!;
  if (turn === 'over' || turn === 'chance') return undefined;
  const { replica } = pair[turn]!;
  const other = pair[1 - turn]!.replica;
  const moves = replica.match!.game.moves(replica.match!.state);
  const start = performance.now();
  const n = replica.state.n + 1;
  const arrived = new Promise<number>((resolve) => {
    other.onchange = () => {
      if (other.state.n >= n) resolve(performance.now() - start);
    };
  });
  const answer = await replica.act({
    k: 'move',
    m: replica.match!.game.formatMove(moves[below(moves.length)]),
  });
  if ('error' in answer) throw new Error(answer.error);
  return arrived;
}

/** Seconds of the processor, and megabytes. */
function usageOf({ pid }: Running) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  return { cpu: (Number(stat[11]) + Number(stat[12])) / 100, memory: kilobytes / 1024 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(name: string, servers: readonly Running[]): Promise<void> {
  const urls = servers.map(({ url }) => url);
  const empty = servers.map(usageOf);
  const pairs: Pair[] = [];
  for (let i = 0; i < TABLES; i += 20)
    pairs.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, TABLES - i) }, () => openPair(urls)))),
    );
  const before = servers.map(usageOf);
  const start = performance.now();
  const times: number[] = [];
  await Promise.all(
    pairs.map(async (pair, i) => {
      await wait((i / TABLES) * PACE);
      for (let round = 0; round < ROUNDS; round++) {
        const [time] = await Promise.all([move(pair), wait(PACE)]);
        if (time !== undefined) times.push(time);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const after = servers.map(usageOf);
  const cpu = sum(after.map((each) => each.cpu)) - sum(before.map((each) => each.cpu));
  const memory = sum(after.map((each) => each.memory));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  console.log(
    `${name}: ${TABLES} tables, ${2 * TABLES} pages, ${(times.length / seconds).toFixed(0)} moves a second, ` +
      `${(times.length / cpu).toFixed(0)} moves per second of the processor, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, ` +
      `${memory.toFixed(0)} MB, ${(((memory - sum(empty.map((each) => each.memory))) * 1024) / TABLES).toFixed(0)} kB a table`,
  );
  for (const { socket } of pairs.flat()) socket.disconnect();
  await Promise.all(servers.map((each) => each.kill()));
}

const options = ['--trust-proxy', '1'];
const redis = await startRedis();
const onRedis = () => startServer('--redis', redis.url, ...options);
await measure('one process on SQLite', [
  await startServer('--db', join(temporaryFolder(), 'tables.db'), ...options),
]);
await measure('one process on Redis', [await onRedis()]);
await measure('two processes on Redis', [await onRedis(), await onRedis()]);
await redis.kill();
