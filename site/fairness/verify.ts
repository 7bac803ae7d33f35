/** The check of a record against a revealed seed and its commitment, and of the log of a table. */
import { BadEntry, BadNotation, BadOption } from '../../src/core/errors.js';
import { seatLetter, type Game } from '../../src/core/game.js';
import { gameOf, parseRecord } from '../../src/core/parse-record.js';
import type { Match } from '../../src/core/match.js';
import { applyLog } from '../../src/core/table/apply-entry.js';
import { verifyTable } from '../../src/core/table/witness.js';
import { parseEntry } from '../../src/core/table/parse-entry.js';
import type { TableFault, TableMemory } from '../../src/core/table/entry.js';
import { verifyChance, type ChanceFault } from '../../src/core/verify-chance.js';
import { games } from '../../src/engine.js';

type Values = Readonly<Record<string, string | number>>;

/** A text that cannot be verified, with the field it is in, and the name and the values of the text that says so. */
export class Refused extends Error {
  readonly field: 'record' | 'seed' | 'commitment';
  readonly text: string;
  readonly values: Values;
  constructor(field: Refused['field'], text: string, values: Values = {}) {
    super(text);
    this.field = field;
    this.text = text;
    this.values = values;
  }
}

/** The SHA-256 of a text, in hexadecimal digits: the commitment to a seed. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function checkCommitment(seed: string, commitment: string): Promise<void> {
  if (!seed) throw new Refused('seed', 'noSeed');
  if (!/^[\da-f]{64}$/.test(commitment)) throw new Refused('commitment', 'badCommitment');
  const hash = await sha256(seed);
  if (hash !== commitment) throw new Refused('commitment', 'otherSeed', { hash });
}

function parse(record: string) {
  const id = gameOf(record);
  if (id === undefined) throw new Refused('record', 'noGame');
  if (!Object.hasOwn(games, id)) throw new Refused('record', 'unknownGame', { game: id });
  const game = games[id as keyof typeof games] as Game<unknown, unknown>;
  try {
    return parseRecord(game, record).match;
  } catch (error) {
    if (!(error instanceof BadNotation || error instanceof BadOption)) throw error;
    const { at, message } = error;
    throw at === undefined
      ? new Refused('record', 'unreadable', { message })
      : new Refused('record', 'unreadableAt', { at, message });
  }
}

function refuseOutcome({ ply, found, expected }: ChanceFault): never {
  throw expected === undefined
    ? new Refused('record', 'impossible', { ply, found })
    : new Refused('record', 'otherOutcome', { ply, found, expected });
}

const outcomesIn = (match: Match<unknown, unknown>): number =>
  match.moves.filter((_, ply) => match.game.turn(match.stateAt(ply)) === 'chance').length;

/** The JSON of a log begins with a list of objects, a record with a tag or a move. */
const isLog = (text: string): boolean => /^\s*\[\s*\{/.test(text);

function parseLog(text: string) {
  try {
    return (JSON.parse(text) as unknown[]).map(parseEntry);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused('record', 'noJson', { message: error.message });
    throw error;
  }
}

/** The memory of a board: its commitments, that to the seed first and then those of the seats, `-` for a computer. */
function parseMemory(text: string): TableMemory {
  if (text === '') return {};
  const [commit, ...commits] = text.split(/\s+/);
  const isCommitment = (each: string) => /^[\da-f]{64}$/.test(each);
  if (!isCommitment(commit!) || !commits.every((each) => each === '-' || isCommitment(each)))
    throw new Refused('commitment', 'badCommitment');
  const kept = commits.map((each) => (each === '-' ? '' : each));
  return { commit: commit!, ...(kept.length > 0 && { commits: kept }) };
}

/** Throws Refused for what does not fit in the log of a table. */
function refuseFault({ what, seat, n, ply, found = '', expected }: TableFault): never {
  if (what === 'outcome') refuseOutcome({ ply: ply!, found, expected });
  if (what === 'seed' && expected !== undefined)
    throw new Refused('commitment', 'otherCommitment', { found });
  if (what === 'seed') throw new Refused('record', 'badSeed', { n: n! });
  if (what === 'salt') throw new Refused('record', 'badSalt', { n: n! });
  throw new Refused('commitment', 'otherSeat', { seat: seatLetter(seat ?? 0), found });
}

/** What was verified. */
export interface Verified {
  /** The number of outcomes of chance. */
  readonly count: number;
  /** The record is the log of a table. */
  readonly table: boolean;
  /** The commitments that somebody has kept were compared with it. */
  readonly kept: boolean;
}

/** Verifies the log of a table, which contains seed and commitments. Those that are given as well must be the same. */
function verifyLog(text: string, seed: string, commitments: string): Verified {
  try {
    const log = parseLog(text);
    const memory = parseMemory(commitments);
    const { fault, unchecked } = verifyTable(log, games, memory);
    if (fault) refuseFault(fault);
    const { match, seed: revealed } = applyLog(log, games);
    if (unchecked.includes('outcomes')) throw new Refused('record', 'notOver');
    if (seed && seed !== revealed) throw new Refused('seed', 'logSeed', { seed: revealed! });
    return { count: outcomesIn(match!), table: true, kept: !unchecked.includes('salts') };
  } catch (error) {
    if (error instanceof BadEntry) throw new Refused('record', 'badLog', { message: error.message });
    throw error;
  }
}

/** Resolves with what was verified. `record` may be the log of a table. Rejects with Refused. */
export async function verify(record: string, seed: string, commitment: string): Promise<Verified> {
  const given = [seed.trim(), commitment.trim().toLowerCase()] as const;
  if (isLog(record)) return verifyLog(record, ...given);
  await checkCommitment(...given);
  const match = parse(record);
  const fault = verifyChance(match, given[0]);
  return fault ? refuseOutcome(fault) : { count: outcomesIn(match), table: false, kept: true };
}
