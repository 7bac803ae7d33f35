import type { Seat } from '../game.js';
import type { Level } from '../bot.js';

/** A contradiction at a table: to an entry that a page was shown before, or to its consequence. */
export interface TableFault {
  /**
   * `seed`: the commitment to the seed is not the one that was kept, or the revealed seed does not belong to it. `commit`: the commitment
   * of a seat is not the one that was kept, or that this page has made. `salt`: a salt does not belong to its commitment. `outcome`: an
   * outcome of chance does not follow from seed and salts. `log`: an entry is not the one that was shown before, or it is missing. `rule`: an
   * entry breaks the rules.
   */
  readonly what: 'seed' | 'commit' | 'salt' | 'outcome' | 'log' | 'rule';
  readonly seat?: Seat;
  /** The number of the entry. */
  readonly n?: number;
  /** Of an outcome: the ply that it makes, from 1. */
  readonly ply?: number;
  /** The value that was found, and the right one, if it is known. */
  readonly found?: string;
  readonly expected?: string;
}

/** The memory of a page about a table, as JSON: with it, the page checks the entries that come later. */
export interface TableMemory {
  /** The secret key of the salts of the own seat: 32 hexadecimal digits. It never leaves the page. */
  readonly key?: string;
  readonly seat?: Seat;
  /** True once the seat has a commitment that was made with the key. */
  readonly own?: true;
  /** The commitment to the seed, as it was shown before any salt was known. */
  readonly commit?: string;
  /** The commitments of all seats, as they were shown before the own salt was revealed. */
  readonly commits?: readonly string[];
  /** The number of the newest entry that was shown, and a digest of the log up to it. */
  readonly n?: number;
  readonly digest?: string;
  /** The first fault that was found. */
  readonly fault?: TableFault;
  /** The actions that are not confirmed, in order: the next page sends them again. */
  readonly unsent?: readonly { readonly n: number; readonly action: object }[];
}

/** The time of each seat for one move, or for all its moves together, in milliseconds. */
export interface Clock {
  readonly per: 'move' | 'game';
  readonly ms: number;
  /** By seat: how many times as long it has, from 1 to 100; 0: it has no time limit. Default: 1 for all. */
  readonly times?: readonly number[];
}

/** A request that the other people at a table answer. `computer`: the computer plays for the seat to move. */
export type Request = 'undo' | 'draw' | 'rematch' | 'computer';

/** The fields of each kind of entry, besides `n`, `t` and `k`. */
interface Kinds {
  open: {
    readonly v: 1;
    /** The id of the table: 24 hexadecimal digits. */
    readonly table: string;
    readonly game: string;
    readonly options: object;
    readonly seats: number;
    /** The SHA-256 of the seed, in hexadecimal. */
    readonly commit: string;
    readonly clock?: Clock;
    /** True if people without a seat may see the table. */
    readonly watch: boolean;
  };
  /** Takes a seat, or comes back to it. `commit`: a person's commitment to their salt (`commitTo`); that of a computer is empty. */
  sit: { readonly seat: Seat; readonly name: string; readonly commit: string; readonly computer?: Level };
  /** Another commitment, before the game. If all were committed before, all others choose anew, too. */
  commit: { readonly seat: Seat; readonly commit: string };
  /** Reveals a salt of 32 hexadecimal digits, once all seats are taken and committed. */
  salt: { readonly seat: Seat; readonly salt: string };
  leave: { readonly seat: Seat };
  /** The seat that begins, before all seats are taken. */
  first: { readonly seat: Seat };
  /** The time of a seat, as in `Clock`, before all seats are taken. */
  clock: { readonly seat: Seat; readonly times: number };
  /** A move and the outcomes of chance after it; `chance`: those before the first move. */
  move: { readonly seat: Seat | 'chance'; readonly m: readonly string[] };
  ask: { readonly seat: Seat; readonly what: Request };
  /** `to`: the ply to which an undo leads; `next`: the id of the next table. Both only in the answer that completes consent. */
  answer: {
    readonly seat: Seat;
    readonly what: Request;
    readonly yes: boolean;
    readonly to?: number;
    readonly next?: string;
  };
  resign: { readonly seat: Seat };
  /** The time of the seat is up, and another one has claimed it. */
  time: { readonly seat: Seat };
  reveal: { readonly seed: string };
}

export type Kind = keyof Kinds;

/** An entry of one kind. `n` counts from 1; `t` is the time of the host in milliseconds since 1970. */
export type EntryOf<K extends Kind> = { readonly n: number; readonly t: number; readonly k: K } & Kinds[K];

/** An entry of the log of a table. */
export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** An entry as a store holds it: that of a person who sits has the SHA-256 of their token, which is never sent. */
export type StoredEntry = Entry & { readonly key?: string };

/** The fields of each kind of action, besides `k`. */
interface ActionKinds {
  move: { readonly m: string };
  ask: { readonly what: Request };
  answer: { readonly what: Request; readonly yes: boolean };
  resign: object;
  /** Claims that the time of the seat to move is up. */
  time: object;
  commit: { readonly commit: string };
  salt: { readonly salt: string };
  /**
   * Leaves the own seat. Before the game, `seat` may be another one: the host's page frees that of a computer, or of a person while seats are
   * free; all may free that of a person who has not revealed a salt in time.
   */
  leave: { readonly seat?: Seat };
  /** Chooses the seat that begins, before all seats are taken. Only for the host. */
  first: { readonly seat: Seat };
  /** Chooses the time of a seat, as in `Clock`, before all seats are taken. Only for the host. */
  clock: { readonly seat: Seat; readonly times: number };
  /** Comes back to the own seat, which was left or is played by the computer. */
  back: object;
  /** Gives a free seat to the computer, before the game. Only for the host. */
  computer: { readonly seat: Seat; readonly level: Level };
}

/** A request of a seat to the host of a table. */
export type Action = { [K in keyof ActionKinds]: { readonly k: K } & ActionKinds[K] }[keyof ActionKinds];

/**
 * The code of an action that the host refuses: another entry has its number (`stale`), or entries are missing before it
 * (`early`); it is not the turn of the seat (`turn`); the rules, or the state of the table, forbid it (`illegal`); it cannot be
 * read (`notation`); the game is over (`over`); there were too many in a short time (`rate`); the table takes no more of this kind, for good
 * (`full`); the page has no seat, or may not watch (`token`). A page that cannot reach the host answers `lost`.
 */
export type Refusal =
  | 'stale'
  | 'early'
  | 'turn'
  | 'illegal'
  | 'notation'
  | 'over'
  | 'rate'
  | 'full'
  | 'token'
  | 'lost';

/**
 * The answer to an action: the number of its entry, or why it was refused, the number of the newest entry, and, for `rate`, the milliseconds
 * until it is taken.
 */
export type Answer =
  | { readonly ok: number }
  | { readonly error: Refusal; readonly have?: number; readonly wait?: number };

/** The logs of tables. `append` resolves with false if the table already has an entry with that number. */
export interface Store {
  /** Resolves with the entries with numbers above `after`, in order. */
  load(id: string, after: number): Promise<readonly StoredEntry[]>;
  append(id: string, entry: StoredEntry): Promise<boolean>;
}

/** A way to the host of a table, for one seat or for a spectator. */
export interface Link {
  /** Sends an action for number `n` until it is answered. The same action may arrive several times. */
  append(n: number, action: Action): Promise<Answer>;
  /** Resolves with the entries with numbers above `n`. */
  since(n: number): Promise<readonly unknown[]>;
  /** The memory of the page about the table, with the key of its salts. */
  readonly memory?: TableMemory | undefined;
  /** Called with new entries, in any order and any number of times. */
  onlog: (entries: readonly unknown[]) => void;
  /** Returns a link to the next table, for the same seat, after a rematch. */
  next?(table: string): Link;
  close?(): void;
}
