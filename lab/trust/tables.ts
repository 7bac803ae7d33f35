/** Logs of tables: the chance of finished games, and pages with bad links. */
import { BadEntry } from '../../src/core/errors.js';
import type { Seat } from '../../src/core/game.js';
import { random } from '../../src/core/random.js';
import { applyLog, viewLog } from '../../src/core/table/apply-entry.js';
import { commitTo, saltOf } from '../../src/core/table/chance.js';
import { verifyTable } from '../../src/core/table/witness.js';
import type { Entry, TableMemory } from '../../src/core/table/entry.js';
import { publicEntry } from '../../src/core/table/parse-entry.js';
import { sha256 } from '../../src/core/table/sha256.js';
import type { TableStart } from '../../src/core/table/table.js';
import { viewersOf } from '../../test/core/table/hidden-hands.js';
import { runSchedules } from '../../test/core/table/run-schedules.js';
import {
  allTables,
  games,
  logOf,
  openTable,
  person,
  playOn,
  revealSalts,
  tableId,
} from '../../test/core/table/tables.js';
import { sized, type Figure, type Scale } from './figure.js';

const LOGS = 300;
const SCHEDULES = 100_000;

const withChance = allTables.filter(({ game }) => game !== 'fluctus');

/** The whole log of a finished game, and what the page of seat A has kept before it was over. */
async function finishedLog(
  start: TableStart,
  name: string,
): Promise<{ readonly log: readonly Entry[]; readonly memory: TableMemory }> {
  const options = start.game === 'luzi' ? { rounds: 1 } : {};
  const { table, store } = await openTable({ ...start, options }, {}, 0);
  const salt = (seat: Seat) => saltOf(sha256(`${name} ${seat}`), tableId, seat, 0);
  for (let seat = 0; seat < start.seats; seat++) await table.sit(seat, person(seat, salt(seat)));
  const { commit } = table.state.open!;
  const commits = table.state.seats.map((place) => place!.commit);
  await revealSalts(table, salt);
  await playOn(table, Infinity, random(name, 0).below(2 ** 31));
  const log = (await logOf(store)).map(publicEntry);
  return { log, memory: { key: sha256(`${name} 0`), seat: 0, own: true, commit, commits } };
}

/** The log with another salt of a seat, and the commitment to it if `committed`. */
const otherSalt = (log: readonly Entry[], seat: Seat, committed: boolean): readonly Entry[] => {
  const salt = sha256('late').slice(0, 32);
  return log.map((entry) => {
    if (entry.k === 'sit' && entry.seat === seat && committed)
      return { ...entry, commit: commitTo(tableId, seat, salt) };
    return entry.k === 'salt' && entry.seat === seat ? { ...entry, salt } : entry;
  });
};

/** The log with another seed, and the commitment to it if `committed`. */
const otherSeed = (log: readonly Entry[], committed: boolean): readonly Entry[] => {
  const seed = sha256('late');
  return log.map((entry) => {
    if (entry.k === 'open' && committed) return { ...entry, commit: sha256(seed) };
    return entry.k === 'reveal' ? { ...entry, seed } : entry;
  });
};

/** The log with another first outcome of chance. */
function otherOutcome(log: readonly Entry[]): readonly Entry[] {
  const match = applyLog(log, games).match!;
  const { game } = match;
  const ply = match.moves.findIndex((_, i) => game.turn(match.stateAt(i)) === 'chance');
  const drawn = game.formatMove(match.moves[ply]);
  const other = game
    .chances(match.stateAt(ply))
    .map(({ move }) => game.formatMove(move))
    .find((move) => move !== drawn)!;
  let changed = false;
  return log.map((entry) => {
    if (changed || entry.k !== 'move' || !entry.m.includes(drawn)) return entry;
    changed = true;
    return { ...entry, m: entry.m.with(entry.m.indexOf(drawn), other) };
  });
}

/** True if the check of a log finds no fault. */
function isVerified(log: readonly Entry[], memory?: TableMemory): boolean {
  try {
    return verifyTable(log, games, memory).fault === undefined;
  } catch (error) {
    if (error instanceof BadEntry) return false;
    throw error;
  }
}

/** Verifies logs as each viewer has them, and logs of which one field was changed. */
export async function tableChance(scale: Scale): Promise<readonly Figure[]> {
  const count = sized(scale, LOGS);
  const faults: string[] = [];
  let forged = 0;
  for (let i = 0; i < count; i++) {
    const start = withChance[i % withChance.length]!;
    const name = `${scale.seed} log ${i}`;
    const { log, memory } = await finishedLog(start, name);
    for (const viewer of viewersOf(start.seats))
      if (!isVerified(viewLog(log, games, viewer), viewer === 0 ? memory : undefined))
        faults.push(`${name}: viewer ${viewer}`);
    const seats = Array.from({ length: start.seats }, (_, seat) => seat);
    const forgeries = [
      ...seats.flatMap((seat) => [otherSalt(log, seat, false), otherSalt(log, seat, true)]),
      otherSeed(log, false),
      otherSeed(log, true),
      otherOutcome(log),
    ];
    forged += forgeries.length;
    for (const [which, forgery] of forgeries.entries())
      if (isVerified(forgery, memory)) faults.push(`${name}: forgery ${which} is verified`);
  }
  const result = `verified for all viewers; ${forged.toLocaleString('en')} forged ones were refused`;
  return [{ name: 'Seeds and salts of tables', unit: 'logs', count, result, faults }];
}

/** Pages whose links lose, repeat and reorder messages, from a place in the schedules that follows from the seed. */
export async function schedules(scale: Scale): Promise<readonly Figure[]> {
  const count = sized(scale, SCHEDULES);
  const from = random(`${scale.seed} schedules`, 0).below(2 ** 31);
  const faults = await runSchedules(from, count).then(
    () => [],
    (error: unknown) => [`from ${from}: ${String(error)}`],
  );
  const result = 'logs, matches and what was shown are equal on all pages, and every action was answered';
  return [{ name: 'Pages with bad links', unit: 'schedules', count, result, faults }];
}
