import { storedFields, storeText } from '../../model/stored-fields.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { cleanName } from '../../../core/player-name.js';
import { parsePlayers, type Player } from '../../../core/table/seat-news.js';
import type { TableMemory } from '../../../core/table/entry.js';

/** A list in the local storage, the newest last. Each change fires an event on the window, whose type is the key. If the page may store nothing, it is kept until the page is closed. */
export class KeptList<T extends { readonly id: string }> {
  readonly key: string;
  readonly #isItem: (value: unknown) => value is T;
  readonly #nameOf: (item: T) => string;
  #unstored: readonly T[] = [];

  /** `nameOf`: what tells the items apart. */
  constructor(key: string, isItem: (value: unknown) => value is T, nameOf = ({ id }: T) => id) {
    this.key = key;
    this.#isItem = isItem;
    this.#nameOf = nameOf;
  }

  /** The newest items that can be read, each name once. */
  all(): readonly T[] {
    const list: unknown = storedFields(this.key);
    const items = [...(Array.isArray(list) ? list.filter(this.#isItem) : []), ...this.#unstored];
    return [...new Map(items.map((item) => [this.#nameOf(item), item])).values()].slice(-MOST);
  }

  find(name: string): T | undefined {
    return this.all().find((each) => this.#nameOf(each) === name);
  }

  /** Keeps an item as the newest, in the place of the one with its name. Returns false if the page may store nothing. */
  keep(item: T): boolean {
    const isOther = (each: T) => this.#nameOf(each) !== this.#nameOf(item);
    return this.#write([...this.all().filter(isOther), item].slice(-MOST));
  }

  /** Changes an item that is kept, which stays as old as it is. */
  change(item: T): void {
    const isSame = (each: T) => this.#nameOf(each) === this.#nameOf(item);
    this.#write(this.all().map((each) => (isSame(each) ? item : each)));
  }

  drop(isGone: (item: T) => boolean): void {
    this.#write(this.all().filter((each) => !isGone(each)));
  }

  #write(items: readonly T[]): boolean {
    const stored = storeText(this.key, JSON.stringify(items));
    this.#unstored = stored ? [] : items;
    dispatchEvent(new Event(this.key));
    return stored;
  }
}

/** The number of items that are kept: each has up to 1 kB. */
const MOST = 200;

/** A seat at a table of a server, as the browser of its person keeps it. */
export interface KeptSeat {
  /** The id of the table. */
  readonly id: string;
  readonly seat: Seat;
  /** The secret of the seat: 32 hexadecimal digits. */
  readonly token: string;
  readonly name: string;
  /** The facts of the table that the board has kept, with the secret key of its salts. */
  readonly memory?: TableMemory;
  /** The facts of the table that a list shows, and its page. Versions before 0.2 have not stored it. */
  readonly facts?: SeatFacts;
}

/** The stored facts about the table of a seat, for lists. */
export interface SeatFacts {
  /** The address of the server, without a slash at the end. */
  readonly server: string;
  /** The id of the game, and its name. */
  readonly game: string;
  readonly title: string;
  /** By seat; null: free. */
  readonly players: readonly (Player | null)[];
  /** The address of the table on the page where the seat was used last, if the page has one. */
  readonly page?: string;
  /** The time at which the seat was used last, in milliseconds since 1970. */
  readonly at: number;
}

/** The longest address that is stored, in characters. */
export const LONGEST_PAGE = 2000;

/** The facts of a seat; undefined if none were stored, or they cannot be read. */
export function factsOf({ id, facts }: KeptSeat): SeatFacts | undefined {
  const { server, game, title, players, page, at } = Object(facts) as Partial<Record<string, unknown>>;
  const all = parsePlayers(players);
  const texts = [server, game, title].every(
    (text) => typeof text === 'string' && text.length <= LONGEST_PAGE,
  );
  if (!texts || !all || !Number.isFinite(at)) return undefined;
  return {
    server: server as string,
    game: game as string,
    title: cleanName(title as string),
    players: all,
    at: at as number,
    ...(isPage(page, id) && { page }),
  };
}

/** True for an address of a table on a page of this origin. */
const isPage = (page: unknown, id: string): page is string =>
  typeof page === 'string' &&
  page.length <= LONGEST_PAGE &&
  page.endsWith(`=t.${id}`) &&
  page.startsWith(`${location.origin}/`);

/** The end of an address that makes it that of a seat: its letter, its token and the key of its salts. */
export const secretPart = (seat: KeptSeat): string =>
  `.${seatLetter(seat.seat)}${seat.token}${memoryOf(seat)?.key ?? ''}`;

/** A server as it is stored. */
export const serverName = (url: string): string => new URL(url, location.href).href.replace(/\/+$/, '');

/** The facts of a table that were kept; undefined if it cannot be read: the seat is kept all the same. */
export function memoryOf({ memory }: KeptSeat): TableMemory | undefined {
  return isMemory(memory) ? memory : undefined;
}

function isMemory(value: unknown): boolean {
  const { key, own, commit, commits, n, digest, fault } = Object(value) as Partial<Record<string, unknown>>;
  const fits = (found: unknown, form: RegExp) =>
    found === undefined || (typeof found === 'string' && form.test(found));
  return (
    fits(key, /^[0-9a-f]{32}$/) &&
    (own === undefined || own === true) &&
    fits(commit, /^[0-9a-f]{64}$/) &&
    (commits === undefined ||
      (Array.isArray(commits) && commits.every((each) => fits(each, /^([0-9a-f]{64})?$/)))) &&
    (n === undefined || Number.isSafeInteger(n)) &&
    fits(digest, /^[0-9a-f]{64}$/) &&
    (fault === undefined || isFault(fault))
  );
}

function isFault(value: unknown): boolean {
  const { what, ...rest } = Object(value) as Partial<Record<string, unknown>>;
  const isPlain = (each: unknown) => typeof each === 'string' || Number.isSafeInteger(each);
  return /^(seed|commit|salt|outcome|log|rule)$/.test(String(what)) && Object.values(rest).every(isPlain);
}

function isSeat(value: unknown): value is KeptSeat {
  const { id, seat, token, name } = Object(value) as Partial<Record<string, unknown>>;
  const placed = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < 5;
  const fits = (text: unknown, form: RegExp) => typeof text === 'string' && form.test(text);
  // a name is short, of a newer version perhaps not as short as now
  const named = fits(name, /^[^]{0,400}$/);
  return fits(id, /^[0-9a-f]{24}$/) && fits(token, /^[0-9a-f]{32}$/) && named && placed;
}

/** The name that tells seats apart: a browser may have several at a table, and a token sits again in a rematch. */
export const nameOf = ({ id, token }: Pick<KeptSeat, 'id' | 'token'>): string => `${id}.${token}`;

/** The seats of this browser at tables of servers. */
export const keptSeats = new KeptList('spielkasten:seats', isSeat, nameOf);

export const isSameSeat = (a: KeptSeat, b: KeptSeat | undefined): boolean => !!b && nameOf(a) === nameOf(b);

/** A seat as it is kept, with what was learned of it since. */
export const keptSeat = (seat: KeptSeat): KeptSeat | undefined => keptSeats.find(nameOf(seat));

/** The seats at a table, the one that was used last first. */
export const seatsAt = (id: string): readonly KeptSeat[] =>
  keptSeats
    .all()
    .filter((each) => each.id === id)
    .toReversed();

const lockOf = ({ id, seat }: Pick<KeptSeat, 'id' | 'seat'>): string => `spielkasten:seat:${id}.${seat}`;

/** The locks of this browser. A page that is not secure has none. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** True if the browser tells which seats are open in other tabs. */
export const knowsTabs = (): boolean => locks() !== undefined;

/** Tells the other tabs of this browser that a seat is open here, until the returned function is called. */
export function holdSeat(seat: KeptSeat): () => void {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  void locks()
    ?.request(lockOf(seat), { mode: 'shared' }, () => held)
    .catch(() => {});
  return release;
}

/** Those of some seats that are open in no tab of this browser. */
export async function closedSeats(seats: readonly KeptSeat[]): Promise<readonly KeptSeat[]> {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => {})) ?? {};
  return seats.filter((each) => held.every(({ name }) => name !== lockOf(each)));
}
