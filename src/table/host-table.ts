import type { Seat, Viewer } from '../core/game.js';
import { BadEntry } from '../core/errors.js';
import type { Answer, Clock, Entry, Link } from '../core/table/entry.js';
import { memoryStore, openingOf, Table, type TableHost } from '../core/table/table.js';
import { commitTo, saltOf } from '../core/table/chance.js';
import { parseAction } from '../core/table/parse-entry.js';
import type { Games, TableState } from '../core/table/state.js';
import { LONGEST_MESSAGE, post, proofOf, read, type Channel } from './channel-link.js';
import { playComputer } from './computer.js';
import { secret } from './secret.js';

export interface HostOptions {
  /** The id of the game. */
  readonly game: string;
  /** The names of the players, in the order of the seats. */
  readonly names: readonly string[];
  /** The options of the game, besides the number of players. */
  readonly options?: object;
  readonly clock?: Clock;
  /** Whether people without a seat may watch. Default: true. */
  readonly watch?: boolean;
  /**
   * Allows games with hidden hands. The page of the host knows every hand and every draw to come: set it only if all players trust the
   * host. Default: false.
   */
  readonly trustHost?: boolean;
}

/** A table that this page hosts in memory. It ends with the page. */
export interface HostedTable {
  readonly id: string;
  /** The secret of each seat. Give each player only their own. */
  readonly tokens: readonly string[];
  /** The link of this page: to a seat, or without one for a spectator. `table` is the id of the next table after a rematch. */
  link(seat?: Seat, table?: string): Link;
  /**
   * Serves the pages at the other end of a channel. Returns a function that stops it. Throws Error for hidden hands on a BroadcastChannel.
   */
  serve(channel: Channel): () => void;
}

/** A page, and how to send it what it may know. */
interface Guest {
  readonly table: string;
  readonly viewer: Viewer;
  readonly channel?: Channel;
  tell(entries: readonly Entry[]): void;
}

/** The maximum number of pages on a channel. */
const MOST_PAGES = 200;

/** The tables of a host, their pages and the secrets of their seats. */
interface Hosting {
  readonly host: TableHost;
  readonly tables: Map<string, Table>;
  readonly guests: Map<string, Guest>;
  readonly tokens: readonly string[];
  readonly names: readonly string[];
}

const refused = (error: unknown): Answer => {
  if (!(error instanceof BadEntry)) throw error;
  return { error: error.code.startsWith('entry') ? 'notation' : (error.code as 'token') };
};

/** Takes the seat of a token, or finds that it is taken by it. */
const sit = ({ tokens, names }: Hosting, table: Table, seat: Seat, commit: string): Promise<void> =>
  table.sit(seat, { name: names[seat]!, commit, token: tokens[seat]! });

/** Answers a question of a viewer. Rejects with BadEntry for one that cannot be read. */
async function answer(hosting: Hosting, table: Table, viewer: Viewer, question: Record<string, unknown>) {
  const { n, action, commit } = question;
  if (question.seat === true && viewer !== 'table') return { table: table.id, seat: viewer };
  if (typeof commit === 'string' && viewer !== 'table') return sit(hosting, table, viewer, commit);
  if (!Number.isSafeInteger(n))
    throw new BadEntry('A question must have a number.', { code: 'notation', at: 'n' });
  if (action === undefined) return table.since(viewer, n as number);
  if (viewer === 'table') throw new BadEntry('A spectator cannot act.', { code: 'token', at: 'token' });
  return table.append(n as number, parseAction(action), viewer);
}

/** Reads a message of a page and answers it. Ignores what is no question, or has no proof. */
async function receive(hosting: Hosting, channel: Channel, data: unknown): Promise<void> {
  const { tables, guests, tokens } = hosting;
  const message = read(data, LONGEST_MESSAGE);
  if (!Array.isArray(message) || message.length !== 3 || message.some((part) => typeof part !== 'string'))
    return;
  const [page, proof, text] = message as [string, string, string];
  const question = read(text) as Record<string, unknown> | null | undefined;
  const { q, table: id = [...tables.keys()][0] } = question ?? {};
  const table = tables.get(id as string);
  const seat = proof ? tokens.findIndex((token) => proofOf(token, page, text) === proof) : -1;
  const stranger = seat < 0 && (proof !== '' || !table?.state.open?.watch);
  if (!question || !table || stranger || page.length > 40) return;
  const viewer = seat < 0 ? 'table' : seat;
  const known = guests.get(page);
  if (known ? known.viewer !== viewer || known.channel !== channel : guests.size >= MOST_PAGES) return;
  guests.set(page, { table: table.id, viewer, channel, tell: (log) => post(channel, { to: page, log }) });
  const given = await answer(hosting, table, viewer, question).catch(refused);
  post(channel, { to: page, q, answer: given });
}

/** Opens a table in the store of a host. */
async function open(
  hosting: Hosting,
  start: TableState['open'] | Omit<HostOptions, 'names'>,
  seats: number,
): Promise<Table> {
  const { host, tables } = hosting;
  const table = new Table(secret(12), host);
  const { entry } = openingOf(
    table.id,
    { ...start!, seats },
    await host.seed(table.id),
    host.now(),
    host.games,
  );
  await host.store.append(table.id, entry);
  tables.set(table.id, table);
  await table.catchUp();
  return table;
}

function linkOf(hosting: Hosting, table: Table, seat?: Seat): Link {
  const page = secret(8);
  const viewer = seat ?? 'table';
  const key = secret(16);
  const commit = seat === undefined ? '' : commitTo(table.id, seat, saltOf(key, table.id, seat, 0));
  const seated = seat === undefined ? Promise.resolve() : sit(hosting, table, seat, commit);
  const link: Link = {
    memory: { key },
    onlog: () => {},
    append: (n, action) =>
      seated.then(() => answer(hosting, table, viewer, { n, action })).catch(refused) as Promise<Answer>,
    since: (n) => seated.then(() => table.since(viewer, n)),
    next: (id) => linkOf(hosting, hosting.tables.get(id)!, seat),
    close: () => void hosting.guests.delete(page),
  };
  hosting.guests.set(page, { table: table.id, viewer, tell: (entries) => link.onlog(entries) });
  return link;
}

function hostOf(games: Games, hosting: () => Hosting): TableHost {
  const seeds = new Map<string, string>();
  return {
    games,
    store: memoryStore(),
    now: Date.now,
    seed(id) {
      if (!seeds.has(id)) seeds.set(id, secret(32));
      return Promise.resolve(seeds.get(id)!);
    },
    rematch: async (_, { open: last, seats }) => (await open(hosting(), last, seats.length)).id,
    onEntry(id, _, __, ___, seen) {
      for (const { table, viewer, tell } of hosting().guests.values()) if (table === id) tell([seen(viewer)]);
      void playComputer(hosting().tables.get(id)!);
    },
  };
}

/**
 * Opens a table in this page. The game begins when the pages of all seats have connected. Rejects with BadEntry if the game, the number of
 * players or the options are invalid, and with Error for a game with hidden hands without `trustHost`.
 */
export async function hostTable(options: HostOptions): Promise<HostedTable> {
  const { names, trustHost, ...start } = options;
  const { games }: { readonly games: Games } = await import('../engine.js');
  const hides = Object.hasOwn(games, start.game) && games[start.game]!.viewMove !== undefined;
  if (hides && !trustHost)
    throw new Error(
      'The host’s page can see every hand. If all players trust the host, set trustHost: true.',
    );
  const host: TableHost = hostOf(games, () => hosting);
  const tokens = names.map(() => secret(16));
  const hosting: Hosting = { host, tables: new Map(), guests: new Map(), tokens, names };
  const first = await open(hosting, start, names.length);
  return {
    id: first.id,
    tokens,
    link: (seat, table = first.id) => linkOf(hosting, hosting.tables.get(table)!, seat),
    serve(channel) {
      if (hides && channel.constructor.name === 'BroadcastChannel')
        throw new Error(
          'A BroadcastChannel cannot be used with hidden hands, because every page of the origin can read it: use an RTCDataChannel, a MessagePort or a WebSocket.',
        );
      const listener = ({ data }: { readonly data?: unknown }) => void receive(hosting, channel, data);
      const stop = () => {
        channel.removeEventListener('message', listener);
        channel.removeEventListener('close', stop);
        for (const [page, guest] of hosting.guests)
          if (guest.channel === channel) hosting.guests.delete(page);
      };
      channel.addEventListener('message', listener);
      channel.addEventListener('close', stop);
      channel.start?.();
      return stop;
    },
  };
}
