import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GRACE, LONGEST_LOG } from '../../../src/core/table/decide.js';
import type { Action, Request } from '../../../src/core/table/entry.js';
import { Table } from '../../../src/core/table/table.js';
import { act, answers, openTable, person, revealSalts, tableId } from './tables.js';

const DAY = 24 * 3600_000;
const ask = (what: Request): Action => ({ k: 'ask', what });
const answer = (what: Request, yes: boolean): Action => ({ k: 'answer', what, yes });
const move = (m: string): Action => ({ k: 'move', m });

describe('what is no move', () => {
  it('is one open request of each seat', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 });
    const moves = [
      [0, move('@ro')],
      [1, move('@go')],
    ] as const;
    assert.equal(
      await answers(table, ...moves, [0, ask('draw')], [0, ask('undo')], [1, ask('undo')]),
      'ok ok ok illegal ok',
    );
    assert.equal(await answers(table, [0, answer('draw', false)], [0, ask('undo')]), 'ok illegal');
    assert.equal(await answers(table, [0, answer('undo', false)], [0, ask('undo')]), 'ok ok');
  });

  it('is one request of a kind in a turn of each seat, also after a refusal', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 });
    const refused = [1, answer('draw', false)] as const;
    assert.equal(await answers(table, [0, ask('draw')], refused, [0, ask('draw')]), 'ok ok illegal');
    assert.equal(await answers(table, [1, ask('draw')], [1, answer('draw', false)]), 'ok ok');
    assert.equal(await answers(table, [0, move('@ro')], [0, ask('draw')], refused), 'ok ok ok');
    // a move that is taken back ends the turn, too
    const undone = [
      [0, ask('undo')],
      [1, answer('undo', true)],
    ] as const;
    assert.equal(await answers(table, ...undone, [0, ask('draw')], refused), 'ok ok ok ok');
  });

  it('is another request for the computer or another game after a day, as nobody moves', async () => {
    const { table, clock } = await openTable({ game: 'luzi', seats: 3 });
    clock.now += GRACE;
    const refused = [2, answer('computer', false)] as const;
    assert.equal(await answers(table, [1, ask('computer')], refused, [1, ask('computer')]), 'ok ok illegal');
    clock.now += DAY;
    assert.equal(await answers(table, [1, ask('computer')], refused), 'ok ok');
    for (const seat of [0, 1, 2]) await act(table, seat, { k: 'resign' });
    const again = [1, ask('rematch')] as const;
    assert.equal(await answers(table, again, [0, answer('rematch', false)], again), 'ok ok illegal');
    clock.now += DAY;
    assert.equal(await answers(table, again), 'ok');
  });

  it('ends at a share of each seat in 200, and moves go on', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 });
    const cycle = [
      [0, move('@ro')],
      [0, ask('undo')],
      [1, answer('undo', true)],
    ] as const;
    for (let i = 0; i < 100; i++) assert.equal(await answers(table, ...cycle), 'ok ok ok');
    assert.equal(
      await answers(table, [0, move('@ro')], [0, ask('undo')], [0, { k: 'leave' }]),
      'ok full full',
    );
    // the other one has all of its share
    assert.equal(await answers(table, [1, move('@go')], [1, ask('undo')], [0, { k: 'resign' }]), 'ok ok ok');
  });

  it('is counted anew when the game begins', async () => {
    const computer = { k: 'computer', seat: 1, level: 'easy' } as const;
    const remove = { k: 'leave', seat: 1 } as const;
    const { table } = await openTable({ game: 'luzi', seats: 3 }, {}, 1);
    for (let i = 0; i < 66; i++) await answers(table, [0, computer], [0, remove]);
    assert.equal(await answers(table, [0, computer], [0, remove]), 'ok ok');
    assert.equal(await answers(table, [0, computer], [0, remove]), 'ok full');
    await table.sit(2, person(2));
    await revealSalts(table);
    assert.deepEqual(table.state.beside, [0, 0, 0]);
  });

  it('does not fit into a long log, into which moves and the end of the game do', async () => {
    const { table, store, host } = await openTable({ game: 'fluctus', seats: 2 });
    // older logs know no limits
    for (let n = table.state.n + 1; n < LONGEST_LOG.ask!; n += 2) {
      await store.append(tableId, { n, t: 1000, k: 'ask', seat: 0, what: 'draw' });
      await store.append(tableId, { n: n + 1, t: 1000, k: 'answer', seat: 0, what: 'draw', yes: false });
    }
    await store.append(tableId, { n: LONGEST_LOG.ask!, t: 1000, k: 'ask', seat: 0, what: 'draw' });
    const again = new Table(tableId, host);
    await again.catchUp();
    assert.equal(again.state.n, LONGEST_LOG.ask);
    assert.equal(await answers(again, [1, ask('undo')], [1, { k: 'leave' }]), 'full full');
    assert.equal(
      await answers(again, [0, move('@ro')], [1, ask('draw')], [1, { k: 'resign' }]),
      'ok full ok',
    );
    assert.ok(again.state.seed);
  });
});
