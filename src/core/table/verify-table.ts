import { BadEntry } from '../errors.js';
import { applyEntry } from './apply-entry.js';
import type { Entry } from './entry.js';
import { sha256 } from './sha256.js';
import { noTable, type Games, type TableState } from './state.js';
import { viewLog } from './view-entry.js';
import type { TableFault, TableMemory } from './memory.js';
import { faultOf, Witness } from './witness.js';

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
