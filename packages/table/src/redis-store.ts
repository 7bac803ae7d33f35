import { randomBytes } from 'node:crypto';
import { createClient, defineScript, type CommandParser } from '@redis/client';
import type { Seat } from 'spielkasten/engine';
import type { Presence, StoredEntry } from 'spielkasten/table.js';
import { LIFETIME, type Lifetime, type Notice, type Secret, type TableStore } from './store.js';

const CHANNEL = 'spielkasten';
const PROCESSES = 'spielkasten:processes';
/** The braces keep the keys of a table on one node of a cluster. */
const keys = (id: string) => ({
  log: `spielkasten:{${id}}:log`,
  secret: `spielkasten:{${id}}:secret`,
  here: `spielkasten:{${id}}:here`,
});

/** The time between two signs of life of a process, and that after which it counts as dead, in milliseconds. */
const BEAT = 20_000;
const DEAD = 60_000;

/**
 * Appends an entry if its number is the next one, and tells of it in the same step. Returns 1, 0 if the number is taken, and -1 if entries
 * are missing before it. The id of a stream entry is its number.
 */
const APPEND = `
  local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
  local n = last and tonumber(string.match(last[1], '^%d+')) or 0
  if n + 1 ~= tonumber(ARGV[1]) then return n + 1 > tonumber(ARGV[1]) and 0 or -1 end
  redis.call('XADD', KEYS[1], ARGV[1] .. '-0', 'e', ARGV[2])
  if ARGV[3] == 'reveal' then redis.call('HSET', KEYS[2], 'finished', 1) end
  local lifetime = redis.call('HEXISTS', KEYS[2], 'finished') == 1 and ARGV[5] or ARGV[4]
  for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, lifetime) end
  redis.call('PUBLISH', ARGV[6], ARGV[7])
  return 1`;

const append = defineScript({
  SCRIPT: APPEND,
  NUMBER_OF_KEYS: 3,
  parseCommand(parser: CommandParser, id: string, entry: StoredEntry, { open, finished }: Lifetime) {
    const { log, secret, here } = keys(id);
    for (const key of [log, secret, here]) parser.pushKey(key);
    const notice: Notice = { id, what: 'log', n: entry.n };
    parser.push(`${entry.n}`, JSON.stringify(entry), entry.k);
    parser.push(`${open}`, `${finished}`, CHANNEL, JSON.stringify(notice));
  },
  transformReply: (reply: number) => reply,
});

/** The presence of the seats of a table, from its fields and the signs of life of the processes. */
function presenceOf(
  fields: Readonly<Record<string, string>>,
  beats: ReadonlyMap<string, number>,
  seats: number,
): Presence {
  const now = Date.now();
  const seen: (number | null)[] = Array.from({ length: seats }, () => null);
  for (const [field, value] of Object.entries(fields)) {
    const [seat, process] = field.split('.') as [string, string?];
    const beat = process === undefined ? Number(value) : (beats.get(process) ?? Number(value));
    const away = process !== undefined && now - beat < DEAD ? 0 : Math.max(1, now - beat);
    const known = seen[Number(seat)];
    if (known !== undefined) seen[Number(seat)] = Math.min(known ?? Infinity, away);
  }
  return seen;
}

const connect = async (url: string, onerror: (error: Error) => void) => {
  // without a connection, a question is answered by an error, and not when nobody waits for it any more
  const client = createClient({ url, scripts: { appendEntry: append }, disableOfflineQueue: true });
  const listening = client.duplicate();
  for (const each of [client, listening]) each.on('error', onerror);
  await Promise.all([client.connect(), listening.connect()]);
  return { client, listening };
};

type Client = Awaited<ReturnType<typeof connect>>['client'];

/** Who is there, in all processes. Each process gives signs of life, so that the pages of one that was killed do not count. */
function presenceIn(client: Client, { open }: Lifetime, onerror: (error: Error) => void) {
  const self = randomBytes(6).toString('hex');
  const beat = () => client.zAdd(PROCESSES, { score: Date.now(), value: self }).catch(onerror);
  void client.zRemRangeByScore(PROCESSES, 0, Date.now() - open).catch(onerror);
  void beat();
  const beating = setInterval(() => void beat(), BEAT).unref();
  return {
    async arrive(id: string, seat: Seat) {
      const { here } = keys(id);
      await client.multi().hSet(here, `${seat}.${self}`, Date.now()).pExpire(here, open).exec();
    },
    async depart(id: string, seat: Seat) {
      const { here } = keys(id);
      const change = client.multi().hDel(here, `${seat}.${self}`).hSet(here, `${seat}`, Date.now());
      await change.pExpire(here, open).exec();
    },
    async presence(id: string, seats: number) {
      const [fields, beats] = await Promise.all([
        client.hGetAll(keys(id).here),
        client.zRangeWithScores(PROCESSES, 0, -1),
      ]);
      return presenceOf(fields, new Map(beats.map(({ value, score }) => [value, score])), seats);
    },
    async end() {
      clearInterval(beating);
      await client.zRem(PROCESSES, self).catch(onerror);
    },
  };
}

/** The logs and the secrets of tables. */
const logsIn = (client: Client, lifetime: Lifetime) => ({
  async load(id: string, after: number) {
    const entries = await client.xRange(keys(id).log, `(${after}-0`, '+');
    return (entries ?? []).map(({ message }) => JSON.parse(message.e!) as StoredEntry);
  },
  async append(id: string, entry: StoredEntry) {
    const done = await client.appendEntry(id, entry, lifetime);
    if (done < 0) throw new Error('Redis has lost entries of a table.');
    return done > 0;
  },
  async create(id: string, secret: Secret, entries: readonly StoredEntry[]) {
    const { secret: key, log } = keys(id);
    const steps = client.multi().hSet(key, 'secret', JSON.stringify(secret)).pExpire(key, lifetime.open);
    for (const entry of entries) steps.xAdd(log, `${entry.n}-0`, { e: JSON.stringify(entry) });
    await steps.pExpire(log, lifetime.open).exec();
  },
  async secret(id: string) {
    const text = await client.hGet(keys(id).secret, 'secret');
    return text ? (JSON.parse(text) as Secret) : undefined;
  },
});

/**
 * Connects to a store in Redis, for any number of processes. `onerror` is told of lost connections, which are opened again. `lifetime`: how
 * long tables are kept, in milliseconds. Resolves once Redis is there.
 */
export async function redisStore(
  url: string,
  onerror: (error: Error) => void = () => {},
  lifetime: Partial<Lifetime> = {},
): Promise<TableStore> {
  const kept = { ...LIFETIME, ...lifetime };
  const { client, listening } = await connect(url, onerror);
  const { end, ...presence } = presenceIn(client, kept, onerror);
  return {
    ...logsIn(client, kept),
    ...presence,
    async claim(what, ms) {
      const expiration = { type: 'PX', value: ms } as const;
      return (await client.set(`spielkasten:claim:${what}`, '', { condition: 'NX', expiration })) !== null;
    },
    tell: async (notice) => void (await client.publish(CHANNEL, JSON.stringify(notice))),
    async listen(notice, missed) {
      await listening.subscribe(CHANNEL, (text) => notice(JSON.parse(text) as Notice));
      listening.on('ready', missed);
    },
    // Redis removes what is idle
    expire: () => Promise.resolve([]),
    async close() {
      await end();
      client.destroy();
      listening.destroy();
    },
  };
}
