import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { checkOrigins, createTables, MEMORY, SOCKETS } from './create-tables.js';
import { checkAddress, createEmbed } from './embed.js';
import { messageOf, type Log, type LogLine } from './log.js';
import { redisStore } from './redis-store.js';
import { sqliteStore } from './sqlite-store.js';
import { DAY, LIFETIME } from './store.js';

const HELP = `Usage: spielkasten-table --origin https://blog.example [options]

Serves tables: games of people on several pages.

  --origin URL        the origin of the pages that may use the tables; repeat it for several
  --db FILE           the SQLite file of the tables (default ./tables.db), for one process
  --redis URL         a Redis server instead, for any number of processes; or REDIS_URL in the environment
  --embed URL         serves boards at /embed?game=… for links and frames; URL is the address of the server from outside
  --port NUMBER       default 8787; 0 for any free port
  --host ADDRESS      default 127.0.0.1
  --trust-proxy N     the number of proxies before the server that add an address to X-Forwarded-For (default 0)
  --sockets N         the maximum number of sockets of an address (default ${SOCKETS})
  --memory MB         about how much memory tables may take (default ${MEMORY})
  --keep DAYS         removes a table so many days after its last entry (default ${LIFETIME.open / DAY})
  --keep-finished DAYS  the same after the end of its game (default ${LIFETIME.finished / DAY})
  --help`;

/** V8 collects garbage when the heap has grown by this part: by default, most of the memory of a server with many tables is garbage. */
const HEAP_GROWTH = '--heap-growing-percent=30';

/** The time that a stop may take, in milliseconds. */
const LONGEST_STOP = 5000;

const write: Log = (line: LogLine) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
};

/** The options of the command line. Throws Error with a sentence for those that make no sense. */
function parse(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      origin: { type: 'string', multiple: true, default: [] },
      redis: { type: 'string', default: process.env.REDIS_URL ?? '' },
      db: { type: 'string', default: './tables.db' },
      embed: { type: 'string' },
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      'trust-proxy': { type: 'string', default: '0' },
      sockets: { type: 'string', default: `${SOCKETS}` },
      memory: { type: 'string', default: `${MEMORY}` },
      keep: { type: 'string', default: `${LIFETIME.open / DAY}` },
      'keep-finished': { type: 'string', default: `${LIFETIME.finished / DAY}` },
      help: { type: 'boolean', default: false },
    },
  });
  const number = (
    name: 'port' | 'trust-proxy' | 'sockets' | 'memory' | 'keep' | 'keep-finished',
    min: number,
    max: number,
  ) => {
    const value = Number(values[name]);
    if (!/^\d{1,5}$/.test(values[name]) || value < min || value > max)
      throw new Error(`--${name} must be a number from ${min} to ${max}.`);
    return value;
  };
  checkOrigins(values.origin);
  if (values.embed !== undefined) checkAddress(values.embed);
  return {
    ...values,
    port: number('port', 0, 65_535),
    trustProxy: number('trust-proxy', 0, 9),
    sockets: number('sockets', 1, 10_000),
    memory: number('memory', 1, 99_999),
    lifetime: { open: number('keep', 1, 9999) * DAY, finished: number('keep-finished', 1, 9999) * DAY },
  };
}

/** Stops the process after what is being appended. */
function stopOn(signal: NodeJS.Signals, close: () => Promise<void>): void {
  process.once(signal, () => {
    write({ event: 'stopping', level: 'info', signal });
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    void close().then(() => process.exit(0));
  });
}

/** Serves boards for links and frames, and nothing else. */
async function boards(url: string, trustProxy: number): Promise<http.RequestListener> {
  const handle = await createEmbed({ url, trustProxy, log: write });
  return (request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  };
}

/** Runs the server for tables, until the process is stopped. */
export async function main(args: readonly string[]): Promise<void> {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${HELP}`);
    process.exitCode = 2;
    return;
  }
  if (values.help) {
    console.log(HELP);
    return;
  }
  const { origin: origins, trustProxy, sockets, memory, lifetime, redis, db, port, host, embed } = values;
  const lost = (error: Error) => write({ event: 'redis', level: 'error', message: error.message });
  setFlagsFromString(HEAP_GROWTH);
  const store = redis ? await redisStore(redis, lost, lifetime) : await sqliteStore(db, lifetime);
  const server = http.createServer({ requestTimeout: 15_000, headersTimeout: 10_000 });
  if (embed !== undefined) server.on('request', await boards(embed, trustProxy));
  const tables = createTables({ store, origins, trustProxy, sockets, memory, log: write });
  await tables.attach(server);
  if (origins.length === 0)
    write({
      event: 'no-origin',
      level: 'warn',
      message: 'Browsers are refused: name the pages with --origin.',
    });
  server.once('error', (error) => {
    write({ event: 'error', level: 'error', message: error.message });
    process.exit(1);
  });
  server.listen(port, host, () => {
    const { port: own } = server.address() as AddressInfo;
    write({ event: 'listening', level: 'info', host, port: own, store: redis ? 'redis' : 'sqlite' });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) stopOn(signal, () => tables.close());
}
