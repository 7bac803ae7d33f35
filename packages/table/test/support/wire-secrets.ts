/** The frames that a server for tables sends to all pages at two tables that only one seat can tell apart. */
import { once, type EventEmitter } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { createTables } from '../../src/create-tables.js';
import { sqliteStore } from '../../src/sqlite-store.js';
import type { Viewer } from '../../../../src/core/game.js';
import type { StoredEntry } from '../../../../src/core/table/entry.js';
import { hiddenPairs, viewersOf, type HiddenPair } from '../../../../test/core/table/hidden-hands.js';
import { seed, tokenOf } from '../../../../test/core/table/tables.js';
import { sized, type Figure, type Scale } from '../../../../lab/trust/figure.js';
import { wireTo } from './wire.js';

const PAIRS = 500;

/** The frames for each viewer, without the names of sockets, the times, and who is there. */
type Frames = readonly (readonly string[])[];

export interface FramesOfPair {
  readonly hidden: number;
  readonly frames: readonly [Frames, Frames];
}

const UNSTEADY = /^(2|(0|40)\{"sid":.*|42\["presence",\[[\d,null]*\]\])$/;

/** A server in this process, with its tables in memory. */
async function startServer() {
  const store = await sqliteStore(':memory:');
  const server = http.createServer();
  // each page has an address of its own, as limits count addresses
  const tables = createTables({ store, trustProxy: 1 });
  await tables.attach(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { store, port: (server.address() as AddressInfo).port, close: () => tables.close() };
}

type Server = Awaited<ReturnType<typeof startServer>>;
type Page = Awaited<ReturnType<typeof openPage>>;
let pages = 0;

/** Opens a page, and resolves when it has the log. */
async function openPage(port: number, table: string, viewer: Viewer) {
  const wire = await wireTo(port);
  const address = `10.${(pages >> 16) & 255}.${(pages >> 8) & 255}.${pages++ & 255}`;
  const socket = io(wire.url, {
    auth: { table, ...(viewer !== 'table' && { token: tokenOf(viewer) }) },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': address },
  });
  await once(socket as unknown as EventEmitter, 'log');
  return { wire, socket };
}

/**
 * The frames of a table. Pages of all viewers have its log up to `from`, hear of the other entries one by one, and ask for all of them; then
 * other pages of the same viewers come.
 */
async function framesOf({ store, port }: Server, log: readonly StoredEntry[], from: number): Promise<Frames> {
  const table = (++pages).toString(16).padStart(24, '0');
  await store.create(table, { seed }, log.slice(0, from));
  const viewers = viewersOf(log.filter(({ k }) => k === 'sit').length);
  const early: Page[] = [];
  for (const viewer of viewers) early.push(await openPage(port, table, viewer));
  for (const entry of log.slice(from)) {
    const arrived = early.map(({ socket }) => once(socket as unknown as EventEmitter, 'log'));
    if (!(await store.append(table, entry))) throw new Error(`Entry ${entry.n} is there already.`);
    await Promise.all(arrived);
  }
  for (const { socket } of early) await socket.emitWithAck('since', 0);
  const late: Page[] = [];
  for (const viewer of viewers) late.push(await openPage(port, table, viewer));
  for (const { socket, wire } of [...early, ...late]) {
    socket.disconnect();
    wire.close();
  }
  return viewers.map((_, i) =>
    [early[i]!, late[i]!]
      .flatMap(({ wire }) => wire.frames())
      .filter((frame) => !UNSTEADY.test(frame))
      .map((frame) => frame.replaceAll(/"t":\d+/g, '"t":0')),
  );
}

/** The place of the first entry that differs; the one after it if the host would draw it by itself. */
function startOf([one, other]: HiddenPair['logs']): number {
  const at = one.findIndex((entry, i) => entry !== other[i]);
  const entry = one[at]!;
  return entry.k === 'move' && entry.seat === 'chance' ? at + 1 : at;
}

/** The frames of pairs of tables from random games of Glüx. */
export async function* framesOfPairs(name: string, count: number): AsyncGenerator<FramesOfPair> {
  const server = await startServer();
  try {
    for await (const { hidden, logs } of hiddenPairs(name, count)) {
      const from = startOf(logs);
      yield {
        hidden,
        frames: [await framesOf(server, logs[0], from), await framesOf(server, logs[1], from)],
      };
    }
  } finally {
    await server.close();
  }
}

/** The faults of a pair: viewers who can tell the tables apart and should not, or the other way round, and secrets in frames. */
export function faultsOf({ hidden, frames: [one, other] }: FramesOfPair): string[] {
  const isSame = (viewer: number) => one[viewer]!.join('\n') === other[viewer]!.join('\n');
  const told = [...one.keys()].filter((viewer) => isSame(viewer) === (viewer === hidden));
  const secrets = [seed, '"key"', ...[...one.keys()].map(tokenOf)];
  const all = [one, other].flat(2).join('\n');
  return [
    ...told.map((viewer) => `viewer ${viewer}, the chip of seat ${hidden}`),
    ...secrets.filter((secret) => all.includes(secret)).map((secret) => `${secret} in a frame`),
  ];
}

/** The check of `npm run trust`. */
export async function wireSecrets(scale: Scale): Promise<readonly Figure[]> {
  const count = sized(scale, PAIRS);
  const faults: string[] = [];
  for await (const pair of framesOfPairs(`${scale.seed} wire`, count)) faults.push(...faultsOf(pair));
  const result = 'frames to all other seats and to spectators are equal, and no frame has a seed or a token';
  return [{ name: 'Hidden hands at a table server', unit: 'pairs', count, result, faults }];
}
