import { BadEntry } from '../errors.js';
import { fromWords, type Random } from '../random.js';
import { verifyChance, type ChanceFault } from '../verify-chance.js';
import { applyLog } from './apply-entry.js';
import type { Entry } from './entry.js';
import { hmac } from './sha256.js';
import type { Games } from './state.js';

/**
 * The generator of the outcome of chance after a ply of a table: the 32-bit words of HMAC-SHA-256 with the seed as key, and as text
 * the salts of all seats in their order, the ply, and the number of the block from 0, with dots between them.
 */
export function tableRandom(seed: string, salts: readonly string[], ply: number): Random {
  let [at, block] = [0, ''];
  return fromWords(() => {
    if (at % 8 === 0) block = hmac(seed, [...salts, ply, at / 8].join('.'));
    const from = (at++ % 8) * 8;
    return parseInt(block.slice(from, from + 8), 16);
  });
}

/** A fault in the log of a table: an outcome of chance, or else the salt of a seat or the seed. */
export type TableFault = ChanceFault | { readonly what: 'no-seed' | 'salt' };

/**
 * Checks the whole log of a table: its rules, that the revealed seed belongs to the commitment, and that every outcome of chance
 * follows from the seed and the salts. `own` is the salt that a page itself has sent. Returns the first fault; throws BadEntry for
 * a log that breaks a rule, also for a seed that is not the one of the commitment. The log of any viewer will do.
 */
export function verifyTable(
  log: readonly Entry[],
  games: Games,
  own?: { readonly seat: number; readonly salt: string },
): TableFault | undefined {
  const { match, seed, seats } = applyLog(log, games);
  if (!match) throw new BadEntry('The log is empty.', { code: 'entry', at: '1' });
  if (seed === undefined) return { what: 'no-seed' };
  if (own && seats[own.seat]?.salt !== own.salt) return { what: 'salt' };
  const salts = seats.map((place) => place?.salt ?? '');
  return verifyChance(match, (ply) => tableRandom(seed, salts, ply));
}
