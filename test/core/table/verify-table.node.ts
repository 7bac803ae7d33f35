import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Seat, Viewer } from '../../../src/core/game.js';
import { applyEntry, viewLog } from '../../../src/core/table/apply-entry.js';
import type { Entry, EntryOf, Kind, TableMemory } from '../../../src/core/table/entry.js';
import { publicEntry } from '../../../src/core/table/parse-entry.js';
import { commitTo } from '../../../src/core/table/chance.js';
import { sha256 } from '../../../src/core/table/sha256.js';
import { noTable } from '../../../src/core/table/state.js';
import { codeOf, verifyTable, Witness } from '../../../src/core/table/witness.js';
import { act, games, logOf, openTable, playOn, revealSalts, tableId } from './tables.js';
import { keyOf, keyedPerson, keyedSalt } from './keys.js';

/** The whole log of a game that is over, after this number of turns by a resignation, whose salts follow from keys. */
async function finished(game: string, turns = 400, seats = 2): Promise<readonly Entry[]> {
  const options = game === 'luzi' ? { rounds: 1 } : {};
  const { table, store } = await openTable({ game, seats, options }, {}, 0);
  for (let seat = 0; seat < seats; seat++) await table.sit(seat, keyedPerson(seat));
  await revealSalts(table, keyedSalt);
  await playOn(table, turns);
  if (table.state.match!.turn !== 'over') await act(table, 1, { k: 'resign' });
  return (await logOf(store)).map(publicEntry);
}

/** What the page of a viewer keeps that has seen the log entry by entry, up to a number. */
function memoryOf(log: readonly Entry[], viewer: Viewer, until = log.length): TableMemory {
  const seat = viewer === 'table' ? undefined : viewer;
  const witness = new Witness(seat, seat === undefined ? {} : { key: keyOf(seat) });
  let state = noTable;
  for (const entry of viewLog(log, games, viewer).slice(0, until)) {
    state = applyEntry(state, entry, games);
    witness.take(entry, state);
    witness.keep(state);
  }
  return witness.memory;
}

/** The log with other fields in the entries of a kind. */
const changed = <K extends Kind>(
  log: readonly Entry[],
  kind: K,
  change: (entry: Extract<Entry, { k: K }>) => object,
): readonly Entry[] => {
  const isOfKind = (entry: Entry): entry is Extract<Entry, { k: K }> => entry.k === kind;
  return log.map((entry) => (isOfKind(entry) ? { ...entry, ...change(entry) } : entry));
};

const late = 'dd'.repeat(32);
const salt = 'ff'.repeat(16);

/** The log as a host writes it that has chosen its seed after all salts were known. */
const seedAfterSalts = (log: readonly Entry[]): readonly Entry[] =>
  changed(
    changed(log, 'reveal', () => ({ seed: late })),
    'open',
    () => ({ commit: sha256(late) }),
  );

/** The log with another salt of a seat, and the commitment to it. */
const otherSalt = (log: readonly Entry[], seat: Seat): readonly Entry[] =>
  changed(
    changed(log, 'salt', (entry) => (entry.seat === seat ? { salt } : {})),
    'sit',
    (entry) => (entry.seat === seat ? { commit: commitTo(tableId, seat, salt) } : {}),
  );

/** The log with the first outcomes of chance in the opposite order. */
function otherOrder(log: readonly Entry[]): readonly Entry[] {
  const first = log.findIndex((entry) => entry.k === 'move' && entry.seat === 'chance');
  const { m } = log[first] as EntryOf<'move'>;
  return log.with(first, { ...(log[first] as EntryOf<'move'>), m: m.toReversed() });
}

describe('the check of the log of a table', () => {
  for (const game of ['glux', 'lucky-numbers', 'luzi'])
    it(`finds nothing wrong with an honest one, for every viewer: ${game}`, async () => {
      const log = await finished(game);
      assert.equal(log.at(-1)!.k, 'reveal');
      for (const viewer of [0, 1, 'table'] as const)
        for (const until of [log.length, 7, 4])
          assert.deepEqual(
            verifyTable(viewLog(log, games, viewer), games, memoryOf(log, viewer, until)).fault,
            undefined,
            `${viewer} ${until}`,
          );
    });

  it('says which claims nobody can check without the memory of a board', async () => {
    const log = await finished('luzi');
    assert.deepEqual(verifyTable(log, games), { unchecked: ['seed', 'salts', 'own'] });
    assert.deepEqual(verifyTable(log.slice(0, -1), games, memoryOf(log, 0)).fault, {
      what: 'log',
      n: log.length,
    });
    const early = memoryOf(log, 0, 6);
    assert.deepEqual(verifyTable(log.slice(0, -1), games, early), { unchecked: ['outcomes'] });
    assert.deepEqual(verifyTable(log, games, early), { unchecked: [] });
    // a spectator has no salt
    assert.deepEqual(verifyTable(log, games, memoryOf(log, 'table')), { unchecked: ['own'] });
    const { commit, commits } = early;
    assert.deepEqual(verifyTable(log, games, { commit: commit!, commits: commits! }), { unchecked: ['own'] });
  });

  it('finds a seed that was chosen after the salts, by what a board has kept', async () => {
    const log = await finished('luzi');
    const forged = seedAfterSalts(log);
    const fault = { what: 'seed', n: 1, found: sha256(late), expected: memoryOf(log, 0).commit };
    assert.deepEqual(verifyTable(forged, games, memoryOf(log, 0, 2)).fault, fault);
    // the outcomes of the log are not those of the seed
    assert.equal(verifyTable(forged, games).fault!.what, 'outcome');
  });

  it('finds a seed that does not belong to its commitment, and a salt that does not', async () => {
    const log = await finished('luzi');
    const n = log.length;
    assert.deepEqual(
      verifyTable(
        changed(log, 'reveal', () => ({ seed: late })),
        games,
      ).fault,
      { what: 'seed', n },
    );
    const other = changed(log, 'salt', ({ seat }) => (seat === 1 ? { salt } : {}));
    assert.deepEqual(verifyTable(other, games).fault, { what: 'salt', n: 5 });
  });

  it('finds a commitment that was replaced with its salt, of any seat', async () => {
    const log = await finished('luzi');
    for (const seat of [0, 1]) {
      const forged = otherSalt(log, seat);
      for (const until of [3, 6, log.length]) {
        const { fault } = verifyTable(forged, games, memoryOf(log, 0, until));
        assert.deepEqual([fault?.what, fault?.seat], ['commit', seat], `${seat} ${until}`);
      }
    }
    // the own seat is known by its key alone
    const { key, own } = memoryOf(log, 0);
    const { fault } = verifyTable(otherSalt(log, 0), games, { key: key!, own: own!, seat: 0 });
    assert.deepEqual([fault?.what, fault?.seat], ['commit', 0]);
  });

  it('finds dice that were changed, draws in another order, and an entry that was left out', async () => {
    const short = await finished('luzi', 1);
    const dice = changed(short, 'move', ({ m: [move, outcome] }) => ({
      m: [move!, outcome!.replace(/\d$/, (die) => `${(Number(die) % 6) + 1}`)],
    }));
    assert.deepEqual(verifyTable(dice, games).fault?.what, 'outcome');
    const lucky = await finished('lucky-numbers', 0);
    assert.deepEqual(verifyTable(otherOrder(lucky), games).fault?.what, 'outcome');
    const log = await finished('luzi');
    const left = log.filter(({ n }) => n !== 8).map((entry, i) => ({ ...entry, n: i + 1 }));
    assert.throws(() => assert.equal(verifyTable(left, games, memoryOf(log, 0)).fault, undefined));
  });

  it('finds an entry that differs from the one that was shown before', async () => {
    const log = await finished('luzi');
    const renamed = changed(log, 'sit', ({ seat }) => (seat === 1 ? { name: 'Zoe' } : {}));
    assert.deepEqual(verifyTable(renamed, games, memoryOf(log, 0, 9)).fault, { what: 'log', n: 9 });
  });

  it('gives all viewers of a game one code, and another one for another game', async () => {
    const log = await finished('glux', 400, 3);
    const codes = ([0, 1, 2, 'table'] as const).map((viewer) => codeOf(viewLog(log, games, viewer), games));
    assert.equal(new Set(codes).size, 1);
    assert.match(codes[0]!, /^([0-9a-f]{4} ){5}[0-9a-f]{4}$/);
    assert.notEqual(codeOf(otherSalt(log.slice(0, 7), 1), games), codeOf(log.slice(0, 7), games));
  });

  it('is not drawn again by an undo in the log', async () => {
    const log = (await finished('luzi')).slice(0, 6);
    const { n, t } = log.at(-1)!;
    const undo: Entry[] = [
      ...log,
      { n: n + 1, t, k: 'ask', seat: 0, what: 'undo' },
      { n: n + 2, t, k: 'answer', seat: 1, what: 'undo', yes: true, to: 0 },
    ];
    assert.throws(() => verifyTable(undo, games), { name: 'BadEntry', at: '7.undo' });
  });
});
