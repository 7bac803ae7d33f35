/**
 * Fair chance at a table, so that nobody can choose it:
 *
 * 1. The host opens the table with its commitment, the SHA-256 of its seed.
 * 2. Each person who sits is committed to a salt (`commitTo`). A computer has none.
 * 3. When all seats are taken and committed, each page reveals the salt of its seat: never before it has kept all commitments. If a
 *    seat gets free before all salts are known, all others choose new ones.
 * 4. The outcomes of chance follow from the seed and all salts (`tableRandom`). After the end, the host reveals the seed.
 */
import { BadEntry } from '../errors.js';
import type { Seat } from '../game.js';
import { verifyChance } from '../verify-chance.js';
import { commitTo, saltOf, tableRandom } from './chance.js';
import type { Action, Entry, TableFault, TableMemory } from './entry.js';
import { sha256 } from './sha256.js';
import { hasStarted, isCommitted, isHuman, noTable, type TableState, type Games } from './state.js';
import { applyEntry, viewLog } from './apply-entry.js';

/** The number of own commitments that are tried for a key: a seat that gets free again and again has more. */
const MOST_COMMITMENTS = 50;

/** The number of times that a page finds a commitment on its seat that it has not made, before it tells so. */
const MOST_FOREIGN = 3;

/** The fault of an entry that no table takes. Undefined for one that cannot be read, and for a game that is not known. */
export function faultOf({ at = '', code }: BadEntry): TableFault | undefined {
  const [, n, what] = /^(\d+)\.(.+)$/.exec(at) ?? [];
  if (n === undefined || n === '1' || code.startsWith('entry')) return undefined;
  return { what: what === 'seed' || what === 'salt' ? what : 'rule', n: Number(n) };
}

/** The first outcome of chance of a game that is over that does not follow from its seed and salts. */
export function outcomeFault({ match, seats, seed }: TableState): TableFault | undefined {
  if (!match || seed === undefined) return undefined;
  const salts = seats.map((place) => place?.salt ?? '');
  const fault = verifyChance(match, (ply) => tableRandom(seed, salts, ply));
  if (!fault) return undefined;
  const { ply, found, expected } = fault;
  return { what: 'outcome', ply, found, ...(expected !== undefined && { expected }) };
}

/** The page's side of fair chance: checks the entries of a log as they come, and knows when the own seat has to choose or reveal a salt. */
export class Witness {
  /** The entries of the log, as the page was shown them. */
  readonly log: Entry[] = [];
  memory: TableMemory;
  readonly #seat: Seat | undefined;
  /** The memory of before the log was loaded. */
  readonly #before: TableMemory;
  #digest = '';
  /** The number of commitments of the own seat in the log. */
  #chosen = 0;
  /** The number of those since the page has the log that it has not made. */
  #foreign = 0;
  /** The outcomes of chance are checked. */
  #checked = false;

  constructor(seat: Seat | undefined, memory: TableMemory = {}) {
    this.#seat = seat;
    this.#before = memory;
    this.memory = memory;
  }

  get fault(): TableFault | undefined {
    return this.memory.fault;
  }

  /** Takes the next entry of the log. `after`: the table after it. */
  take(entry: Entry, after: TableState): void {
    const { commit, commits, n, digest } = this.#before;
    this.log.push(entry);
    this.#digest = sha256(this.#digest + JSON.stringify(entry));
    if (entry.k === 'open' && commit !== undefined && commit !== entry.commit)
      this.blame({ what: 'seed', n: 1, found: entry.commit, expected: commit });
    if ((entry.k === 'sit' || entry.k === 'commit') && entry.seat === this.#seat && !hasStarted(after))
      this.#chosen++;
    if (entry.n === n && digest !== undefined && digest !== this.#digest) {
      const seat = commits?.findIndex((each, i) => each !== (after.seats[i]?.commit ?? '')) ?? -1;
      if (seat < 0) this.blame({ what: 'log', n });
      else
        this.blame({
          what: 'commit',
          seat,
          found: after.seats[seat]?.commit ?? '',
          expected: commits![seat]!,
        });
    }
  }

  /** Compares an entry that has come before. */
  compare(entry: Entry): void {
    const known = this.log[entry.n - 1];
    if (known && JSON.stringify(known) !== JSON.stringify(entry)) this.blame({ what: 'log', n: entry.n });
  }

  /** Keeps the first fault. */
  blame(fault: TableFault | undefined): void {
    if (fault && !this.fault) this.memory = { ...this.memory, fault };
  }

  /** Keeps what was shown, and checks what it says about the own seat and the end. */
  keep(state: TableState): void {
    const { seats, open, n } = state;
    const own = this.#seat === undefined ? undefined : seats[this.#seat];
    const number = this.#numberOf(state);
    if (isHuman(own) && own.commit !== '' && number === undefined) {
      if (this.memory.own || (this.memory.key !== undefined && ++this.#foreign > MOST_FOREIGN))
        this.blame({ what: 'commit', seat: this.#seat!, n, found: own.commit });
    }
    if (state.seed !== undefined && !this.#checked) {
      this.#checked = true;
      this.blame(outcomeFault(state));
    }
    if (this.fault) return;
    const secret = own ? own.salt === undefined : seats.every((place) => !place?.salt);
    this.memory = {
      ...this.memory,
      ...(number !== undefined && { seat: this.#seat!, own: true as const }),
      ...(secret && open && { commit: open.commit }),
      ...(secret && isCommitted(state) && { commits: seats.map((place) => place!.commit) }),
      ...(n >= (this.#before.n ?? 0) && { n, digest: this.#digest }),
    };
  }

  /** The whole log is there. */
  complete({ n }: TableState): void {
    if (n < (this.#before.n ?? 0)) this.blame({ what: 'log', n: n + 1 });
  }

  /** The commitment or the salt that the own seat owes. Never a salt before `keep` has kept all commitments. */
  due(state: TableState): Action | undefined {
    const [seat, { key }] = [this.#seat, this.memory];
    const own = seat === undefined ? undefined : state.seats[seat];
    if (this.fault || key === undefined || !isHuman(own) || own.computer || hasStarted(state))
      return undefined;
    const { table } = state.open!;
    const number = own.commit === '' ? undefined : this.#numberOf(state);
    if (number === undefined)
      return { k: 'commit', commit: commitTo(table, seat!, saltOf(key, table, seat!, this.#chosen)) };
    if (!isCommitted(state) || own.salt !== undefined || !state.match!.game.chance) return undefined;
    return { k: 'salt', salt: saltOf(key, table, seat!, number) };
  }

  /** The number of the own commitment; undefined if it is not one of the key. */
  #numberOf({ seats, open }: TableState): number | undefined {
    const [seat, { key }] = [this.#seat, this.memory];
    const commit = seat === undefined ? undefined : seats[seat]?.commit;
    if (!commit || key === undefined) return undefined;
    const fits = (i: number) => commitTo(open!.table, seat!, saltOf(key, open!.table, seat!, i)) === commit;
    for (let i = Math.min(this.#chosen, MOST_COMMITMENTS); i >= 0; i--) if (fits(i)) return i;
    return undefined;
  }
}

/**
 * A claim about a game at a table. `seed`: the seed was fixed before the salts were known. `salts`: each seat was bound to its salt before it
 * knew another one. `own`: the salt of the own seat is among them. `outcomes`: all outcomes of chance follow from seed and salts.
 */
export type Claim = 'seed' | 'salts' | 'own' | 'outcomes';

/** The result of a check of the log of a table. */
export interface Verification {
  /** The first thing that does not fit. */
  readonly fault?: TableFault;
  /** The claims that nobody can check with what is given: `outcomes` before the seed is revealed, the others without a memory of them. */
  readonly unchecked: readonly Claim[];
}

/** The claims about a game that cannot be checked with what a page has kept. */
export const uncheckedClaims = (
  { seed }: TableState,
  { commit, commits, own }: TableMemory,
): readonly Claim[] => {
  const checked = { seed: commit, salts: commits, own, outcomes: seed };
  return (Object.keys(checked) as Claim[]).filter((claim) => checked[claim] === undefined);
};

/**
 * Checks the log of a table: its rules, the salts and the seed against their commitments, every outcome of chance, and all of it against what
 * a page has kept (`memory` of its connection). The log of any viewer will do; without a memory, only what the log itself says is checked.
 * Throws BadEntry for a log that breaks the rules of tables, or of the game.
 */
export function verifyTable(log: readonly Entry[], games: Games, memory: TableMemory = {}): Verification {
  if (log.length === 0) throw new BadEntry('The log is empty.', { code: 'entry', at: '1' });
  const witness = new Witness(memory.seat, memory);
  let state = noTable;
  try {
    for (const entry of log) {
      state = applyEntry(state, entry, games);
      witness.take(entry, state);
    }
    witness.complete(state);
    witness.keep(state);
  } catch (error) {
    const fault = error instanceof BadEntry ? faultOf(error) : undefined;
    if (!fault || fault.what === 'rule') throw error;
    witness.blame(fault);
  }
  const { fault } = witness;
  return { ...(fault && { fault }), unchecked: uncheckedClaims(state, memory) };
}

/**
 * The code of a log: 24 hexadecimal digits, in groups of four, that depend on all that is public in it. People at a table who have the same
 * code have been shown the same game.
 */
export const codeOf = (log: readonly Entry[], games: Games): string =>
  sha256(JSON.stringify(viewLog(log, games, 'table')))
    .slice(0, 24)
    .replace(/.{4}(?=.)/g, '$& ');
