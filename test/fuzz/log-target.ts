import assert from 'node:assert/strict';
import { BadEntry } from '../../src/core/errors.js';
import { applyLog } from '../../src/core/table/apply-entry.js';
import { decide, decideEntry, due, type Decision } from '../../src/core/table/decide.js';
import type { StoredEntry } from '../../src/core/table/entry.js';
import { parseEntry, publicEntry } from '../../src/core/table/parse-entry.js';
import { openingOf } from '../../src/core/table/table.js';
import { isHuman, owes } from '../../src/core/table/state.js';
import { allTables, games, person, saltOf, seed, someMove, tableId } from '../core/table/tables.js';
import type { Target } from './targets.js';

/** The log of a table after a few moves, an undo and a resignation. */
function someLog(start: (typeof allTables)[number]): readonly StoredEntry[] {
  const log: StoredEntry[] = [];
  const known = { seed, now: 5 };
  const take = ({ entry, after }: Decision) => {
    log.push(entry);
    state = after;
    for (let more = due(state, known, games); more; more = due(state, known, games)) {
      log.push(more.entry);
      state = more.after;
    }
  };
  const opening = openingOf(tableId, start, seed, 5, games);
  let state = opening.after;
  log.push(opening.entry);
  for (let seat = 0; seat < start.seats; seat++)
    take(decideEntry(state, { k: 'sit', seat, name: `P${seat}`, commit: person(seat).commit }, 5, games));
  for (let seat = 0; isHuman(state.seats[seat]) && owes(state, seat); seat++)
    take(decide(state, { k: 'salt', salt: saltOf(seat) }, seat, known, games));
  for (let i = 0; i < 4; i++) {
    const match = state.match!;
    take(decide(state, { k: 'move', m: someMove(match, i) }, match.turn as number, known, games));
  }
  take(decide(state, { k: 'resign' }, 1, known, games));
  return log;
}

/** Whole logs as JSON: what a page gets from a host. */
export const logTarget: Target = {
  name: 'logs of tables',
  texts: allTables.map((start) => JSON.stringify(someLog(start).map(publicEntry))),
  accepts(text) {
    let log: unknown;
    try {
      log = JSON.parse(text);
    } catch {
      return false;
    }
    try {
      const entries = [log].flat().map(parseEntry);
      const { match } = applyLog(entries, games);
      assert.deepEqual(JSON.parse(JSON.stringify(entries)), log);
      return match !== undefined;
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      assert.ok(error.at && error.message.length < 300, error.message);
      return false;
    }
  },
};
