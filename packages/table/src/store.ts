import type { Seat } from 'spielkasten/engine';
import type { Presence, Reaction, Store, StoredEntry } from 'spielkasten/table.js';

/** What the host of a table knows besides its log. */
export interface Secret {
  /** The seed of the table, 64 hexadecimal digits. */
  readonly seed: string;
  /** By seat: the SHA-256 of the token for which the seat is reserved. */
  readonly reserved?: readonly (string | null)[];
}

/** What processes tell each other about a table: there is an entry `n`, somebody came or left, or somebody has reacted. */
export type Notice =
  | { readonly id: string; readonly what: 'log'; readonly n: number }
  | { readonly id: string; readonly what: 'presence' }
  | { readonly id: string; readonly what: 'reaction'; readonly seat: Seat; readonly reaction: Reaction };

/** A store of tables. All processes on one store serve the same tables. */
export interface TableStore extends Store {
  /** Stores a new table with its first entries. */
  create(id: string, secret: Secret, entries: readonly StoredEntry[]): Promise<void>;
  /** Resolves with undefined if there is no such table. */
  secret(id: string): Promise<Secret | undefined>;
  /** Resolves with true if nobody has claimed this in the last `ms` milliseconds: the process that gets it does the work. */
  claim(what: string, ms: number): Promise<boolean>;
  /** The first page of a person has come to this process, or the last one has left it. */
  arrive(id: string, seat: Seat): Promise<void>;
  depart(id: string, seat: Seat): Promise<void>;
  presence(id: string, seats: number): Promise<Presence>;
  /** Tells all processes, this one as well. `append` tells of the log. */
  tell(notice: Notice): Promise<void>;
  /** Calls a function for each notice, and another one after notices may have been lost. */
  listen(notice: (notice: Notice) => void, missed: () => void): Promise<void>;
  /** Removes some of the tables that have been idle too long, and resolves with their ids; with none if there are no more. */
  expire(now: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const DAY = 24 * 3600_000;

/** The time after the last entry of a table for which it is kept, in milliseconds: while its game is not over, and afterwards. */
export interface Lifetime {
  readonly open: number;
  readonly finished: number;
}

export const LIFETIME: Lifetime = { open: 90 * DAY, finished: 30 * DAY };
