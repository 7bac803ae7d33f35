import Database from 'libsql';
import type { Seat } from 'spielkasten/engine';
import type { StoredEntry } from 'spielkasten/table.js';
import { LIFETIME, type Lifetime, type Notice, type Secret, type TableStore } from './store.js';

/** The precision of the time at which a table was used last, in milliseconds: a table is written once in it. */
const HOUR = 3600_000;

/** About the number of entries that are removed at a time. */
const STEP = 2000;

/** `full`: an entry that was acknowledged survives a loss of power. */
const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists tables (id text primary key, secret text not null) strict, without rowid;
  create table if not exists entries (
    id text not null, n integer not null, t integer not null, entry text not null, primary key (id, n)
  ) strict, without rowid;`;

/** When tables were used last, and if their game is over, in an index. A file of version 0.1.0 lacks it. */
const USED = [
  'alter table tables add column used integer not null default 0',
  'alter table tables add column finished integer not null default 0',
  `update tables set used = coalesce((select t from entries where entries.id = tables.id order by n desc limit 1), 0),
    finished = exists (select 1 from entries where entries.id = tables.id and json_extract(entry, '$.k') = 'reveal')`,
  'create index idle on tables (finished, used)',
];

/** The presence of people in a single process. */
function localPresence() {
  const started = Date.now();
  /** By table and seat: the time at which the person left; 0: they are here. */
  const seen = new Map<string, Map<Seat, number>>();
  const set = (id: string, seat: Seat, time: number) => {
    const seats = seen.get(id) ?? new Map<Seat, number>();
    seen.set(id, seats.set(seat, time));
  };
  return {
    arrive: (id: string, seat: Seat) => set(id, seat, 0),
    depart: (id: string, seat: Seat) => set(id, seat, Date.now()),
    // nobody knows who was here before the start of the process
    away: (id: string, seat: Seat) => {
      const left = seen.get(id)?.get(seat) ?? started;
      return left === 0 ? 0 : Math.max(1, Date.now() - left);
    },
    forget: (id: string) => seen.delete(id),
  };
}

/** Work that somebody in this process has claimed. */
function localClaims() {
  const claims = new Map<string, number>();
  return (what: string, ms: number): boolean => {
    const now = Date.now();
    for (const [each, until] of claims) if (until <= now) claims.delete(each);
    if (claims.has(what)) return false;
    claims.set(what, now + ms);
    return true;
  };
}

/** Appends in one transaction what arrives in one turn of the event loop: the disk is waited for once. */
function together(write: (entries: readonly Appending[]) => (boolean | undefined)[]) {
  let waiting: Appending[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    try {
      for (const [i, added] of write(batch).entries())
        if (added === undefined) batch[i]!.reject(new Error('The table has expired.'));
        else batch[i]!.resolve(added);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (id: string, entry: StoredEntry): Promise<boolean> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ id, entry, resolve, reject }) === 1) setImmediate(flush);
    });
}

/** An entry that is about to be appended. */
interface Appending {
  readonly id: string;
  readonly entry: StoredEntry;
  resolve(added: boolean): void;
  reject(error: unknown): void;
}

/** The statements of a store. Each change is one transaction, because the disk is written once for each. */
function statementsOf(db: Database.Database) {
  db.exec(SCHEMA);
  const columns = db.pragma('table_info(tables)') as readonly { readonly name: string }[];
  if (!columns.some(({ name }) => name === 'used'))
    db.transaction(() => USED.forEach((each) => db.exec(each)))();
  const load = db.prepare('select entry from entries where id = ? and n > ? order by n');
  const add = db.prepare(
    'insert into entries select ?1, ?2, ?3, ?4 from tables where id = ?1 on conflict do nothing',
  );
  const use = db.prepare(
    'update tables set used = ?2, finished = max(finished, ?3) where id = ?1 and (used < ?2 or ?3)',
  );
  const create = db.prepare('insert into tables values (?, ?, ?, 0)');
  const secretOf = db.prepare('select secret from tables where id = ?');
  /** Undefined: there is no such table any more. */
  const insert = (id: string, entry: StoredEntry): boolean | undefined => {
    const added = add.run(id, entry.n, entry.t, JSON.stringify(entry)).changes > 0;
    if (added) use.run(id, entry.t - (entry.t % HOUR), Number(entry.k === 'reveal'));
    return added || (secretOf.get(id) ? false : undefined);
  };
  return {
    insertAll: db.transaction((batch: readonly Appending[]) =>
      batch.map(({ id, entry }) => insert(id, entry)),
    ),
    load: (id: string, after: number) =>
      (load.all(id, after) as { entry: string }[]).map(({ entry }) => JSON.parse(entry) as StoredEntry),
    secretOf(id: string): Secret | undefined {
      const row = secretOf.get(id) as { secret: string } | undefined;
      return row && (JSON.parse(row.secret) as Secret);
    },
    createAll: db.transaction((id: string, secret: Secret, entries: readonly StoredEntry[]) => {
      create.run(id, JSON.stringify(secret), entries[0]?.t ?? 0);
      for (const entry of entries) insert(id, entry);
    }),
  };
}

/** The removal of some old tables, which returns their ids. */
function removalIn(db: Database.Database) {
  const idle = db.prepare('select id from tables where finished = ? and used < ? limit 20');
  const removeLog = db.prepare('delete from entries where id = ?');
  const remove = db.prepare('delete from tables where id = ?');
  return db.transaction((now: number, { open, finished }: Lifetime) => {
    const removed: string[] = [];
    let entries = 0;
    // a table in use is written once an hour
    for (const row of [...idle.all(0, now - open - HOUR), ...idle.all(1, now - finished - HOUR)]) {
      if (entries > STEP) break;
      const { id } = row as { id: string };
      entries += removeLog.run(id).changes;
      remove.run(id);
      removed.push(id);
    }
    return removed;
  });
}

/**
 * Opens a store in one SQLite file, which is created if it is missing: the primary key (table, number) is the lock. For one process.
 * `lifetime`: how long tables are kept, in milliseconds.
 */
export function sqliteStore(path: string, lifetime: Partial<Lifetime> = {}): Promise<TableStore> {
  const db = new Database(path);
  const { insertAll, load, secretOf, createAll } = statementsOf(db);
  const removeSome = removalIn(db);
  const insert = together(insertAll);
  const presence = localPresence();
  const claim = localClaims();
  let tell: (notice: Notice) => void = () => {};
  const soon = (notice: Notice) => queueMicrotask(() => tell(notice));
  return Promise.resolve({
    load: async (id, after) => load(id, after),
    async append(id, entry) {
      const added = await insert(id, entry);
      if (added) soon({ id, what: 'log', n: entry.n });
      return added;
    },
    create: async (id, secret, entries) => createAll(id, secret, entries),
    secret: async (id) => secretOf(id),
    claim: async (what, ms) => claim(what, ms),
    arrive: async (id, seat) => presence.arrive(id, seat),
    depart: async (id, seat) => presence.depart(id, seat),
    presence: async (id, seats) => Array.from({ length: seats }, (_, seat) => presence.away(id, seat)),
    tell: async (notice) => soon(notice),
    listen: async (listener) => void (tell = listener),
    async expire(now) {
      const removed = removeSome(now, { ...LIFETIME, ...lifetime });
      for (const id of removed) presence.forget(id);
      return removed;
    },
    async close() {
      // closing alone leaves what is new in a second file; this waits for nobody, and stops nobody who writes
      db.exec('pragma wal_checkpoint(passive)');
      db.close();
    },
  } satisfies TableStore);
}
