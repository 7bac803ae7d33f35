import type { Seat } from '../game.js';

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
