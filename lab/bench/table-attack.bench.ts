/**
 * Attacks of one address on a server for tables, and what honest people notice of them: `npm run bench table-attack`. It starts a server of its
 * own on SQLite, with long logs. `-- --url http://127.0.0.1:8787` attacks one that runs already, on this machine only: start it with
 * `--trust-proxy 1`, so that attackers and honest people have addresses of their own; its logs are short. `-- --server FILE` starts
 * another command line, such as that of an older version. Each attack is bounded in number and time.
 */
import { once, type EventEmitter } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'libsql';
import { io, type Socket } from 'socket.io-client';
import {
  hasRedis,
  startProcess,
  startRedis,
  temporaryFolder,
  type Running,
} from '../../packages/table/test/support/processes.js';
import type { StoredEntry } from '../../src/core/table/entry.js';
import type { Games, TableState } from '../../src/core/table/state.js';
import { noTable, owes } from '../../src/core/table/state.js';
import { applyEntry } from '../../src/core/table/apply-entry.js';
import {
  logOf,
  openTable as openHere,
  saltOf,
  seed,
  tableId,
  tokenOf,
} from '../../test/core/table/tables.js';
import { commitTo } from '../../src/core/table/chance.js';
import { games as engines } from '../../src/engine.js';

const games: Games = engines;
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    server: { type: 'string', default: 'packages/table/bin/spielkasten-table.js' },
  },
});
if (values.url && !['127.0.0.1', 'localhost', '[::1]'].includes(new URL(values.url).hostname))
  throw new Error('Attack a server of your own, on this machine.');

/** The longest time of one attack, and that for one answer, in milliseconds. */
const LONGEST = 15_000;
const LONGEST_ANSWER = 10_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b);
const median = (times: readonly number[]) => sorted(times)[times.length >> 1] ?? NaN;
const at = (times: readonly number[], share: number) =>
  sorted(times)[Math.floor(times.length * share)] ?? NaN;
const ms = (time: number) => `${time.toFixed(1)} ms`;
const say = (attack: string, figure: string) => console.log(`${attack.padEnd(34)} ${figure}`);

/** The log of a game of Luzi und Joe for three, filled with requests, as versions without limits have allowed. */
async function longLog(entries: number): Promise<readonly StoredEntry[]> {
  const { store, table, clock } = await openHere({ game: 'luzi', seats: 3, options: { rounds: 99 } });
  const request = { t: clock.now, seat: 1, what: 'computer' } as const;
  for (let n = table.state.n + 1; n < entries; n += 2) {
    await store.append(tableId, { ...request, n, k: 'ask' });
    await store.append(tableId, { ...request, n: n + 1, k: 'answer', yes: false });
  }
  // an old table would expire
  return (await logOf(store)).map((entry) => ({ ...entry, t: Date.now() }));
}

/** Writes tables into a file as the first version did. */
function writeTables(file: string, logs: Readonly<Record<string, readonly StoredEntry[]>>): void {
  const db = new Database(file);
  db.exec(`create table tables (id text primary key, secret text not null) strict, without rowid;
    create table entries (id text not null, n integer not null, t integer not null, entry text not null, primary key (id, n)) strict, without rowid`);
  const add = db.prepare('insert into entries values (?, ?, ?, ?)');
  db.transaction(() => {
    for (const [id, log] of Object.entries(logs)) {
      db.prepare('insert into tables values (?, ?)').run(id, JSON.stringify({ seed }));
      for (const entry of log) add.run(id, entry.n, entry.t, JSON.stringify(entry));
    }
  })();
  db.close();
}

const from = (address: string) => ({ 'x-forwarded-for': address });

/** A socket, and the log that it has got. */
interface Page {
  readonly socket: Socket;
  state: TableState;
  /** Resolves with the message of a refusal, or undefined. */
  readonly ready: Promise<string | undefined>;
}

function openPage(
  url: string,
  table: string,
  address: string,
  { seat, after }: { seat?: number; after?: number } = {},
): Page {
  const socket = io(url, {
    auth: { table, after, ...(seat !== undefined && { token: tokenOf(seat) }) },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: from(address),
  });
  const ready = new Promise<string | undefined>((resolve) => {
    socket.once('log', () => resolve(undefined));
    socket.once('connect_error', ({ message }) => resolve(message));
    setTimeout(() => resolve('no answer'), LONGEST_ANSWER).unref();
  });
  const page: Page = { socket, state: noTable, ready };
  socket.on('log', (entries: StoredEntry[]) => {
    if (after === undefined)
      for (const entry of entries)
        if (entry.n === page.state.n + 1) page.state = applyEntry(page.state, entry, games);
  });
  return page;
}

const ask = (page: Page, ...args: [string, ...unknown[]]): Promise<Record<string, unknown>> =>
  page.socket
    .timeout(LONGEST_ANSWER)
    .emitWithAck(...args)
    .catch(() => ({ error: 'no answer' }));

async function post(url: string, body: object, address: string): Promise<Record<string, string>> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers: from(address) });
  return (await response.json()) as Record<string, string>;
}

/** A table at which people sit. */
async function openTable(url: string, game: string, address: string, people = 2, seats = 2): Promise<string> {
  const { id } = await post(`${url}/tables`, { game, seats }, address);
  for (let seat = 0; seat < people; seat++) {
    const commit = commitTo(id!, seat, saltOf(seat));
    await post(`${url}/tables/${id}/seats/${seat}`, { name: 'P', commit, token: tokenOf(seat) }, address);
  }
  if (people === seats) await reveal(url, id!, address, people);
  return id!;
}

/** Reveals the salts of all people, so that the game begins. */
async function reveal(url: string, id: string, address: string, people: number): Promise<void> {
  for (let seat = 0; seat < people; seat++) {
    const page = openPage(url, id, address, { seat });
    const refusal = await page.ready;
    if (refusal) throw new Error(`A seat was refused: ${refusal}`);
    if (owes(page.state, seat))
      await ask(page, 'append', page.state.n + 1, { k: 'salt', salt: saltOf(seat) });
    page.socket.disconnect();
  }
}

/** Honest people, who play until a number of moves or a time is over. Resolves with the time of each move until the other one has it. */
async function play(pages: readonly Page[], moves: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + LONGEST;
  while (times.length < moves && performance.now() < until) {
    const { match } = pages[0]!.state;
    if (typeof match?.turn !== 'number') break;
    const [own, other] = [pages[match.turn]!, pages[(match.turn + 1) % pages.length]!];
    const n = own.state.n + 1;
    const [m] = match.game.moves(match.state).map((move) => match.game.formatMove(move));
    const start = performance.now();
    void ask(own, 'append', n, { k: 'move', m });
    while (Math.min(...pages.map(({ state }) => state.n)) < n)
      if (performance.now() - start > LONGEST_ANSWER) break;
      else await Promise.race([once(other.socket as unknown as EventEmitter, 'log'), wait(20)]);
    times.push(performance.now() - start);
    // 10 moves a second, that of each
    await wait(110);
  }
  return times;
}

/** 40 sockets of one address with 10 questions for the whole log each. */
async function reading(url: string, table: string): Promise<void> {
  const honest = [0, 1, 2].map((seat) => openPage(url, table, `10.0.0.${seat}`, { seat }));
  for (const { ready } of honest) await ready;
  const quiet = await play(honest, 20);
  const attackers = Array.from({ length: 40 }, () => openPage(url, table, '192.0.2.1', { after: 0 }));
  const asked = attackers.map(async (page) => {
    if (await page.ready) return;
    await Promise.all(Array.from({ length: 10 }, () => ask(page, 'since', 0)));
  });
  const loud = await play(honest, 20);
  await Promise.race([Promise.all(asked), wait(LONGEST)]);
  const refused = (await Promise.all(attackers.map(({ ready }) => ready))).filter(Boolean).length;
  say('40 sockets ask for the log', `of ${honest[0]!.state.n} entries: ${refused} sockets refused`);
  say(
    '  an honest move, median',
    `${ms(median(quiet))} quiet, ${ms(median(loud))} attacked: ${(median(loud) / median(quiet)).toFixed(1)} ×`,
  );
  say(
    '  the slowest',
    `${ms(at(quiet, 0.999))} quiet, ${ms(at(loud, 0.999))} attacked, of ${loud.length} moves`,
  );
  for (const { socket } of [...honest, ...attackers]) socket.disconnect();
}

/** Reconnections of a page that has the whole log. */
async function reconnecting(
  url: string,
  tables: readonly (readonly [id: string, entries: number])[],
): Promise<void> {
  const times = tables.map((): number[] => []);
  for (let i = 0; i < 15; i++)
    for (const [k, [id, entries]] of tables.entries()) {
      const start = performance.now();
      const page = openPage(url, id, `10.1.${i}.${k}`, { seat: 0, after: entries });
      if (await page.ready) throw new Error(`A reconnection was refused: ${await page.ready}`);
      times[k]!.push(performance.now() - start);
      page.socket.disconnect();
    }
  const medians = times.map(median);
  say(
    'A reconnection',
    tables.map(([, entries], k) => `to ${entries} entries ${ms(medians[k]!)}`).join(', '),
  );
  say('  ratio', `${(medians[1]! / medians[0]!).toFixed(1)} ×`);
}

/** One seat asks and takes back, over many sockets. */
async function asking(url: string): Promise<void> {
  const id = await openTable(url, 'fluctus', '10.2.0.1');
  const before = openPage(url, id, '10.2.0.1');
  await before.ready;
  const start = before.state.n;
  before.socket.disconnect();
  const pages = Array.from({ length: 55 }, () => openPage(url, id, '192.0.2.2', { seat: 1 }));
  const until = performance.now() + 10_000;
  const work = pages.map(async (page) => {
    if (await page.ready) return;
    while (performance.now() < until && page.socket.connected) {
      const n = page.state.n + 1;
      const action =
        page.state.asks.length > 0 ? { k: 'answer', what: 'draw', yes: false } : { k: 'ask', what: 'draw' };
      await ask(page, 'append', n, action);
      await wait(1);
    }
  });
  const healths: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    await fetch(`${url}/health`, { signal: AbortSignal.timeout(LONGEST_ANSWER) }).catch(() => {});
    healths.push(performance.now() - start);
    await wait(500);
  }
  await Promise.all(work);
  const entries = Math.max(start, ...pages.map(({ state }) => state.n)) - start;
  say('One seat asks and withdraws, 10 s', `${entries} entries; /health at most ${ms(at(healths, 0.999))}`);
  for (const { socket } of pages) socket.disconnect();
}

/** One seat offers a draw again after each refusal. */
async function offering(url: string): Promise<void> {
  const id = await openTable(url, 'fluctus', '10.4.0.1');
  const [ada, bo] = [0, 1].map((seat) => openPage(url, id, `10.2.0.${seat}`, { seat })) as [Page, Page];
  for (const { ready } of [ada, bo]) await ready;
  let offers = 0;
  for (let i = 0; i < 12; i++) {
    if (!('ok' in (await ask(ada, 'append', ada.state.n + 1, { k: 'ask', what: 'draw' })))) break;
    while (bo.state.asks.length === 0) await wait(5);
    await ask(bo, 'append', bo.state.n + 1, { k: 'answer', what: 'draw', yes: false });
    while (ada.state.asks.length > 0) await wait(5);
    offers++;
  }
  say('12 draw offers in one turn', `${offers} arrive`);
  for (const { socket } of [ada, bo]) socket.disconnect();
}

/** The answers of the computer `easy`, while the computer `best` thinks at 20 tables of one address. */
async function thinking(url: string): Promise<void> {
  const against = async (address: string, level: string) => {
    const id = await openTable(url, 'glux', address, 1);
    const page = openPage(url, id, address, { seat: 0 });
    await page.ready;
    await ask(page, 'append', 3, { k: 'computer', seat: 1, level });
    await reveal(url, id, address, 1);
    while (page.state.match?.turn !== 0) await wait(5);
    return page;
  };
  /** Moves, and resolves with the time until the computer has moved. */
  const move = async (page: Page): Promise<number> => {
    const { match, n } = page.state;
    const start = performance.now();
    // it still waits for the answer to the move before
    if (match!.turn !== 0) return LONGEST;
    const [first] = match!.game.moves(match!.state);
    await ask(page, 'append', n + 1, { k: 'move', m: match!.game.formatMove(first) });
    while (page.state.n < n + 2 && performance.now() - start < LONGEST) await wait(2);
    return performance.now() - start;
  };
  const many: Page[] = [];
  for (let i = 0; i < 20; i++) many.push(await against('192.0.2.4', 'best'));
  const honest = await against('10.3.0.1', 'easy');
  const quiet = [await move(honest), await move(honest), await move(honest)];
  const asked = Promise.all(many.map(move));
  const loud = [await move(honest), await move(honest), await move(honest)];
  say(
    '“easy” beside 20 tables of “best”',
    `answers in ${ms(median(quiet))} quiet, ${ms(median(loud))} attacked`,
  );
  await asked;
  for (const { socket } of [...many, honest]) socket.disconnect();
}

/** A Redis that is killed. */
async function dying(command: string): Promise<void> {
  const redis = await startRedis();
  const server = await startProcess(command, '--redis', redis.url);
  await redis.kill();
  for (const [method, path, body] of [
    ['GET', '/health', undefined],
    ['POST', '/tables', JSON.stringify({ game: 'fluctus', seats: 2 })],
  ] as const) {
    const start = performance.now();
    const signal = AbortSignal.timeout(LONGEST);
    const answer = await fetch(server.url + path, { method, ...(body && { body }), signal }).catch(
      () => undefined,
    );
    const again = answer?.headers.get('retry-after');
    say(
      `${path} without Redis`,
      `${answer?.status ?? 'no answer'} in ${ms(performance.now() - start)}${again ? `, again in ${again} s` : ''}`,
    );
  }
  await server.kill();
}

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
let own: Running | undefined;
if (values.url === undefined) {
  const file = join(temporaryFolder(), 'tables.db');
  const logs = await Promise.all([4000, 200, 20_000].map(longLog));
  writeTables(file, Object.fromEntries(ids.map((id, i) => [id, logs[i]!])));
  own = await startProcess(values.server, '--db', file, '--trust-proxy', '1');
}
const url = values.url ?? own!.url;
await reading(url, own ? ids[0] : await openTable(url, 'luzi', '10.0.0.1', 3, 3));
if (own)
  await reconnecting(url, [
    [ids[1], 199],
    [ids[2], 19_999],
  ]);
await asking(url);
await offering(url);
await thinking(url);
await own?.kill();
if (own && hasRedis()) await dying(values.server);
process.exit(0);
