import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action, Entry, Link } from '../../../src/core/table/entry.js';
import { Replica } from '../../../src/core/table/replica.js';
import { commitTo, saltOf as derived } from '../../../src/core/table/chance.js';
import { hasStarted, isCommitted, SALT_TIME } from '../../../src/core/table/state.js';
import type { Table } from '../../../src/core/table/table.js';
import { viewEntry } from '../../../src/core/table/apply-entry.js';
import { keyedPerson, keyOf } from './keys.js';
import { act, games, logOf, openTable, person, saltOf, tableId, tokenOf } from './tables.js';

const settled = () => new Promise(setImmediate);
const errorOf = async (answer: ReturnType<typeof act>) => {
  const given = await answer;
  return 'error' in given ? given.error : 'ok';
};

/** Pages of seats at a table, and what each has sent. */
function pagesOf(seats: number) {
  const links: Link[] = [];
  const sent: Action[][] = Array.from({ length: seats }, () => []);
  let table: Table | undefined;
  const onEntry = (_: string, entry: Entry, before: Table['state']) =>
    links.forEach((link, seat) => link.onlog([viewEntry(entry, before, seat)]));
  const open = (at: Table, seat: number, key = keyOf(seat)): Replica => {
    table = at;
    const link: Link = {
      memory: { key },
      onlog: () => {},
      append(n, action) {
        sent[seat]!.push(action);
        return table!.append(n, action, seat);
      },
      since: (n) => table!.since(seat, n),
    };
    links[seat] = link;
    const replica = new Replica(games, link, seat);
    const { append } = link;
    link.append = (n, action) => {
      // what the page has kept by then
      if (action.k === 'salt') assert.equal(replica.memory.commits?.length, seats);
      return append(n, action);
    };
    return replica;
  };
  return { onEntry, open, sent };
}

describe('the salts of a table', () => {
  it('are revealed by the pages once all seats are taken, after each has kept all commitments', async () => {
    const pages = pagesOf(3);
    const { table, store } = await openTable({ game: 'glux', seats: 3 }, { onEntry: pages.onEntry }, 0);
    for (const seat of [0, 1, 2]) {
      await table.sit(seat, keyedPerson(seat));
      await pages.open(table, seat).sync();
      await settled();
      assert.equal(hasStarted(table.state), seat === 2);
      assert.equal(pages.sent.flat().length > 0, seat === 2);
    }
    const kinds = (await logOf(store)).map(({ k }) => k);
    assert.deepEqual(kinds, ['open', 'sit', 'sit', 'sit', 'salt', 'salt', 'salt', 'move']);
  });

  it('are chosen anew by all who stay if a seat gets free before all are known', async () => {
    const pages = pagesOf(2);
    const { table, store, clock } = await openTable(
      { game: 'luzi', seats: 2 },
      { onEntry: pages.onEntry },
      0,
    );
    await table.sit(0, keyedPerson(0));
    const ada = pages.open(table, 0);
    await ada.sync();
    await table.sit(1, person(1));
    await settled();
    const first = table.state.seats[0]!;
    assert.equal(first.salt, derived(keyOf(0), tableId, 0, 0));
    clock.now += SALT_TIME - 1;
    assert.equal(await errorOf(act(table, 0, { k: 'leave', seat: 1 })), 'turn');
    clock.now += 1;
    assert.equal(await errorOf(act(table, 1, { k: 'leave', seat: 0 })), 'turn', 'its salt is there');
    assert.equal(await errorOf(act(table, 0, { k: 'leave', seat: 1 })), 'ok');
    await settled();
    // Ada is bound to another salt at once
    assert.equal(table.state.seats[0]!.commit, commitTo(tableId, 0, derived(keyOf(0), tableId, 0, 1)));
    assert.equal(table.state.seats[0]!.salt, undefined);
    await table.sit(1, keyedPerson(1));
    await pages.open(table, 1).sync();
    await settled();
    assert.ok(hasStarted(table.state));
    assert.notEqual(table.state.seats[0]!.salt, first.salt);
    // the log tells all of it
    const kinds = (await logOf(store)).map(({ k }) => k);
    assert.deepEqual(kinds, ['open', 'sit', 'sit', 'salt', 'leave', 'commit', 'sit', 'salt', 'salt']);
  });

  it('are chosen anew by a page that does not know its own', async () => {
    const pages = pagesOf(2);
    const { table } = await openTable({ game: 'luzi', seats: 2 }, { onEntry: pages.onEntry }, 0);
    for (const seat of [0, 1]) await table.sit(seat, keyedPerson(seat));
    await pages.open(table, 0).sync();
    await settled();
    const bo = pages.open(table, 1, 'e'.repeat(32));
    await bo.sync();
    await settled();
    await settled();
    assert.ok(hasStarted(table.state));
    assert.equal(bo.memory.fault, undefined);
    assert.deepEqual(
      pages.sent[1]!.map(({ k }) => k),
      ['commit', 'salt'],
    );
  });

  it('fit one seat of one table only: nobody can copy a commitment', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 2 }, {}, 1);
    const { commit } = person(0);
    await table.sit(1, { ...person(1), commit });
    assert.equal(await errorOf(act(table, 0, { k: 'salt', salt: saltOf(0) })), 'ok');
    assert.equal(await errorOf(act(table, 1, { k: 'salt', salt: saltOf(0) })), 'illegal');
    assert.notEqual(commit, commitTo('f'.repeat(24), 0, saltOf(0)));
  });

  it('are refused before all are committed, a second time, and after the start', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 2 }, {}, 1);
    const salt = (seat: number) => errorOf(act(table, seat, { k: 'salt', salt: saltOf(seat) }));
    assert.equal(await salt(0), 'illegal');
    await table.sit(1, person(1));
    assert.ok(isCommitted(table.state));
    assert.deepEqual(
      [await salt(0), await salt(0), await salt(1), await salt(1)],
      ['ok', 'illegal', 'ok', 'illegal'],
    );
    const commit = commitTo(tableId, 0, 'f'.repeat(32));
    assert.equal(await errorOf(act(table, 0, { k: 'commit', commit })), 'illegal');
  });

  it('are none of a computer, and of a game without chance', async () => {
    const pages = pagesOf(2);
    const { table } = await openTable({ game: 'luzi', seats: 2 }, {}, 0);
    await table.sit(0, keyedPerson(0));
    await act(table, 0, { k: 'computer', seat: 1, level: 'easy' });
    assert.equal(hasStarted(table.state), false);
    assert.equal(await errorOf(act(table, 0, { k: 'salt', salt: derived(keyOf(0), tableId, 0, 0) })), 'ok');
    assert.ok(hasStarted(table.state));
    const fluctus = await openTable({ game: 'fluctus', seats: 2 }, { onEntry: pages.onEntry }, 0);
    for (const seat of [0, 1]) {
      await fluctus.table.sit(seat, keyedPerson(seat));
      await pages.open(fluctus.table, seat).sync();
    }
    await settled();
    assert.ok(hasStarted(fluctus.table.state));
    assert.deepEqual(pages.sent.flat(), []);
  });

  it('keep a seat for its token while they are chosen anew', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 2 }, {}, 1);
    await table.sit(1, person(1));
    await act(table, 1, { k: 'leave' });
    assert.equal(table.viewerOf(tokenOf(0)), 0);
    assert.throws(() => table.viewerOf(tokenOf(1)), { code: 'token' });
    assert.equal(table.state.seats[0]!.commit, '');
  });
});
