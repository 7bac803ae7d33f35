/** The check of a record against a revealed seed and its commitment. */
import { BadNotation, BadOption } from '../../src/core/errors.js';
import type { Game } from '../../src/core/game.js';
import { gameOf, parseRecord } from '../../src/core/parse-record.js';
import { verifyChance } from '../../src/core/verify-chance.js';
import { games } from '../../src/engine.js';

/** A text that cannot be verified, with the field it is in. */
export class Refused extends Error {
  readonly field: 'record' | 'seed' | 'commitment';
  constructor(field: Refused['field'], message: string) {
    super(message);
    this.field = field;
  }
}

async function checkCommitment(seed: string, commitment: string): Promise<void> {
  if (!seed) throw new Refused('seed', 'The seed is missing.');
  if (!/^[\da-f]{64}$/.test(commitment))
    throw new Refused('commitment', 'A commitment has 64 hexadecimal digits.');
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  const sha256 = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (sha256 !== commitment)
    throw new Refused(
      'commitment',
      `The commitment does not belong to this seed, whose SHA-256 is ${sha256}.`,
    );
}

function parse(record: string) {
  const id = gameOf(record);
  if (id === undefined)
    throw new Refused('record', 'The record does not name its game: the tag Game is missing.');
  if (!Object.hasOwn(games, id)) throw new Refused('record', `There is no game ${id}.`);
  const game = games[id as keyof typeof games] as Game<unknown, unknown>;
  try {
    return parseRecord(game, record).match;
  } catch (error) {
    if (!(error instanceof BadNotation || error instanceof BadOption)) throw error;
    const at = error.at === undefined ? '' : ` (at ${error.at})`;
    throw new Refused('record', `The record cannot be read${at}: ${error.message}`);
  }
}

/** Resolves with the number of outcomes of chance that come from the seed. Rejects with Refused. */
export async function verify(record: string, seed: string, commitment: string): Promise<number> {
  await checkCommitment(seed.trim(), commitment.trim().toLowerCase());
  const match = parse(record);
  const fault = verifyChance(match, seed.trim());
  if (fault) {
    const { ply, found, expected } = fault;
    const reason =
      expected === undefined
        ? 'is not possible after the draws that the seed gives.'
        : `does not come from the seed, which gives ${expected}.`;
    throw new Refused('record', `Ply ${ply}, ${found}, ${reason}`);
  }
  return match.moves.filter((_, ply) => match.game.turn(match.stateAt(ply)) === 'chance').length;
}
