import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action } from '../../../src/core/table/entry.js';
import { Replica } from '../../../src/core/table/replica.js';
import { Table } from '../../../src/core/table/table.js';
import { act, allTables, answers, games, openTable, person, revealSalts, tableId } from './tables.js';

const first = (seat: number): Action => ({ k: 'first', seat });
const free = (seat: number): Action => ({ k: 'leave', seat });
const computer = (seat: number): Action => ({ k: 'computer', seat, level: 'easy' });

describe('the person who arranges a table', () => {
  it('is who sat down first, and after they have left the first of those who are there', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 4 }, {}, 0);
    assert.equal(table.state.host, undefined);
    await table.sit(2, person(2));
    await table.sit(0, person(0));
    await table.sit(1, person(1));
    assert.equal(table.state.host, 2);
    assert.equal(await answers(table, [0, first(0)], [2, first(0)]), 'turn ok');
    await act(table, 2, { k: 'leave' });
    assert.equal(table.state.host, 0);
    await table.sit(2, person(2));
    assert.equal(await answers(table, [2, first(2)], [0, first(1)]), 'turn ok');
  });

  it('is nobody at a table where only computers sit', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 3 }, {}, 1);
    await answers(table, [0, computer(1)], [0, { k: 'leave' }]);
    assert.equal(table.state.host, undefined);
    await table.sit(2, person(2));
    assert.equal(table.state.host, 2);
  });

  for (const start of allTables)
    it(`chooses who begins, as often as they like: ${start.game} for ${start.seats}`, async () => {
      const { table, host } = await openTable(start, {}, start.seats - 1);
      const last = start.seats - 1;
      assert.equal(await answers(table, [0, first(last)], [0, first(0)], [0, first(last)]), 'ok ok ok');
      await table.sit(last, person(last));
      await revealSalts(table);
      assert.equal(table.state.match!.turn, last);
      // every process and every page comes to the same game
      const again = new Table(tableId, host);
      await again.catchUp();
      assert.deepEqual(again.state.match!.options, table.state.match!.options);
      const page = new Replica(games, {
        onlog: () => {},
        append: () => Promise.resolve({ error: 'lost' }),
        since: (n) => table.since('table', n),
      });
      await page.sync();
      assert.equal(page.state.match!.turn, last);
      // another game begins as this one has
      assert.deepEqual(page.state.open!.options, table.state.match!.options);
    });

  it('chooses no seat that the table does not have, and none once all seats are taken', async () => {
    const { table } = await openTable({ game: 'glux', seats: 2 }, {}, 1);
    assert.equal(await answers(table, [0, first(2)]), 'illegal');
    await table.sit(1, person(1));
    assert.equal(await answers(table, [0, first(1)]), 'illegal');
    await revealSalts(table);
    assert.equal(await answers(table, [0, first(1)]), 'illegal');
    assert.equal(table.state.match!.turn, 0);
  });

  it('frees the seats of others and seats computers, and nobody else does', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 4 }, {}, 2);
    assert.equal(await answers(table, [1, computer(2)], [0, computer(2)], [1, free(2)]), 'turn ok turn');
    assert.equal(await answers(table, [1, free(0)], [0, free(1)], [0, free(1)]), 'turn ok turn');
    assert.equal(table.state.seats[1], undefined);
    // the token of a seat that was freed is that of no seat any more
    assert.throws(() => table.viewerOf(person(1).token), { code: 'token' });
    await table.sit(1, person(1));
    assert.equal(table.viewerOf(person(1).token), 1);
  });

  it('frees no seat once all are taken, but that of a computer', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 3 }, {}, 2);
    await act(table, 0, computer(2));
    assert.equal(await answers(table, [0, free(1)], [0, free(2)], [0, free(1)]), 'turn ok ok');
  });

  it('has a share in the number of entries that are no moves', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 }, {}, 1);
    for (let i = 0; i < 100; i++) assert.equal(await answers(table, [0, first(i % 2)]), 'ok');
    assert.equal(await answers(table, [0, first(0)]), 'full');
    await table.sit(1, person(1));
    assert.equal(
      await answers(table, [1, { k: 'move', m: '@go' }], [1, { k: 'ask', what: 'undo' }]),
      'ok ok',
    );
  });
});
