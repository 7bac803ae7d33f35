import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action } from '../../../src/core/table/entry.js';
import { Replica } from '../../../src/core/table/replica.js';
import { GRACE } from '../../../src/core/table/decide.js';
import { CLAIM_TIME, timeLeft } from '../../../src/core/table/state.js';
import { Table, type TableHost } from '../../../src/core/table/table.js';
import { act, allTables, answers, games, openTable, person, revealSalts, tableId } from './tables.js';

const first = (seat: number): Action => ({ k: 'first', seat });
const time = (seat: number, times: number): Action => ({ k: 'clock', seat, times });
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

  it('gives each seat its own time, or none, which holds in the next game, too', async () => {
    const clock = { per: 'game', ms: 5000 } as const;
    const nexts: unknown[] = [];
    const rematch: TableHost['rematch'] = (_, { open }) => {
      nexts.push(open!.clock);
      return Promise.resolve('ab'.repeat(12));
    };
    const { table, clock: now } = await openTable({ game: 'luzi', seats: 3, clock }, { rematch }, 2);
    assert.equal(await answers(table, [1, time(1, 10)], [0, time(1, 10)], [0, time(2, 0)]), 'turn ok ok');
    assert.equal(await answers(table, [0, time(3, 2)], [0, time(0, 101)]), 'illegal entry-field');
    await table.sit(2, person(2));
    assert.equal(await answers(table, [0, time(0, 2)]), 'illegal');
    await revealSalts(table);
    const left = () => [0, 1, 2].map((seat) => timeLeft(table.state, seat, now.now));
    assert.deepEqual(left(), [5000, 50_000, undefined]);
    now.now += 2000;
    assert.deepEqual(left(), [3000, 50_000, undefined]);
    for (const seat of [0, 1, 2]) await act(table, seat, { k: 'resign' });
    await answers(table, [0, { k: 'ask', what: 'rematch' }]);
    for (const seat of [1, 2]) await act(table, seat, { k: 'answer', what: 'rematch', yes: true });
    assert.deepEqual(nexts, [{ ...clock, times: [1, 10, 0] }]);
  });

  it('gives no time at a table without a clock', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 }, {}, 1);
    assert.equal(await answers(table, [0, time(0, 2)]), 'illegal');
  });

  it('gives a seat without a limit to the computer as at a table without a clock', async () => {
    const clock = { per: 'move', ms: 5000, times: [0, 1] } as const;
    const { table, clock: now } = await openTable({ game: 'fluctus', seats: 2, clock });
    now.now += GRACE;
    assert.equal(await answers(table, [1, { k: 'time' }], [1, { k: 'ask', what: 'computer' }]), 'illegal ok');
    now.now += CLAIM_TIME;
    await table.catchUp();
    assert.equal(table.state.seats[0]!.computer, undefined);
    assert.equal(await answers(table, [1, { k: 'answer', what: 'computer', yes: true }]), 'ok');
    assert.equal(table.state.seats[0]!.computer, 'hard');
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
