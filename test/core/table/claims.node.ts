import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEntry, applyLog } from '../../../src/core/table/apply-entry.js';
import { GRACE } from '../../../src/core/table/decide.js';
import type { Action } from '../../../src/core/table/entry.js';
import { publicEntry } from '../../../src/core/table/parse-entry.js';
import { CLAIM_TIME } from '../../../src/core/table/state.js';
import { Table } from '../../../src/core/table/table.js';
import { act, answers, games, logOf, openTable, someMove, tableId } from './tables.js';

const DAY = 24 * 3600_000;
const claim: Action = { k: 'ask', what: 'computer' };
const yes: Action = { k: 'answer', what: 'computer', yes: true };
const no: Action = { k: 'answer', what: 'computer', yes: false };
const move = (table: Table): Action => ({ k: 'move', m: someMove(table.state.match!, 0) });
const playerOf = ({ state }: Table, seat: number) => state.seats[seat]!.computer ?? 'person';

describe('the claim that the computer plays for somebody', () => {
  it('with days for each move, is possible only when the time is up, however long somebody is away', async () => {
    for (const seats of [2, 3]) {
      const clock = { per: 'move', ms: 3 * DAY } as const;
      const { table, clock: time } = await openTable({ game: 'luzi', seats, clock });
      const began = time.now;
      for (const passed of [GRACE, DAY, 3 * DAY]) {
        time.now = began + passed;
        await table.catchUp();
        assert.equal(await answers(table, [1, claim]), 'illegal');
        assert.equal(playerOf(table, 0), 'person');
      }
      time.now++;
      // nobody claims it: the person can still move
      await table.catchUp();
      assert.equal(playerOf(table, 0), 'person');
      assert.equal(await answers(table, [1, claim]), 'ok');
      assert.equal(playerOf(table, 0), 'hard');
      assert.equal(await answers(table, [0, { k: 'back' }]), 'ok');
      assert.equal(playerOf(table, 0), 'person');
    }
  });

  it('without a clock, waits for a day, and for another press', async () => {
    for (const [seats, presses] of [
      [2, 1],
      [3, 1],
      [3, 2],
    ] as const) {
      const { table, clock } = await openTable({ game: 'luzi', seats });
      clock.now += GRACE - 1;
      assert.equal(await answers(table, [1, claim]), 'illegal');
      clock.now++;
      assert.equal(await answers(table, [1, claim], [1, yes]), 'ok turn');
      // the consent of the third one alone is not enough
      if (seats === 3) assert.equal(await answers(table, [2, yes]), 'ok');
      clock.now += CLAIM_TIME - 1;
      await table.catchUp();
      assert.equal(await answers(table, [1, yes]), 'turn');
      assert.equal(playerOf(table, 0), 'person');
      clock.now++;
      await table.catchUp();
      assert.equal(playerOf(table, 0), 'person');
      assert.equal(await answers(table, [presses, yes]), 'ok');
      assert.equal(playerOf(table, 0), 'hard');
    }
  });

  it('ends with a move or a refusal of the person, and begins anew after a day', async () => {
    const { table, clock } = await openTable({ game: 'luzi', seats: 2 });
    clock.now += GRACE;
    assert.equal(await answers(table, [1, claim], [0, no], [1, claim]), 'ok ok illegal');
    clock.now += DAY;
    assert.equal(await answers(table, [1, yes]), 'illegal');
    assert.equal(await answers(table, [1, claim], [0, move(table)], [1, yes]), 'ok ok illegal');
    assert.equal(playerOf(table, 0), 'person');
  });

  it('is agreed to by the person at once, and taken back by who claims', async () => {
    const { table, clock } = await openTable({ game: 'luzi', seats: 3 });
    clock.now += GRACE;
    assert.equal(await answers(table, [1, claim], [1, no], [2, claim], [0, yes]), 'ok ok ok ok');
    assert.equal(playerOf(table, 0), 'hard');
  });

  it('can be made of somebody who has left, and needs their time no more', async () => {
    const { table, clock } = await openTable({ game: 'luzi', seats: 2, clock: { per: 'move', ms: DAY } });
    assert.equal(await answers(table, [0, { k: 'leave' }], [1, claim]), 'ok ok');
    assert.equal(playerOf(table, 0), 'hard');
    // of three, one who does not answer holds nobody up for more than a day
    const three = await openTable({ game: 'luzi', seats: 3 });
    assert.equal(await answers(three.table, [0, { k: 'leave' }], [1, claim], [1, yes]), 'ok ok turn');
    three.clock.now += CLAIM_TIME;
    assert.equal(await answers(three.table, [1, yes]), 'ok');
    assert.equal(playerOf(three.table, 0), 'hard');
    assert.equal(clock.now, 1000);
  });

  it('stands in the log, so that a host that lets the computer take over too early is found', async () => {
    const { table, clock, store, host } = await openTable({ game: 'luzi', seats: 2 });
    clock.now += GRACE;
    await act(table, 1, claim);
    const entries = (await logOf(store)).map(publicEntry);
    const state = applyLog(entries, games);
    const press = { n: state.n + 1, k: 'answer', seat: 1, what: 'computer', yes: true } as const;
    assert.throws(() => applyEntry(state, { ...press, t: state.t + CLAIM_TIME - 1 }, games), {
      code: 'turn',
    });
    assert.equal(applyEntry(state, { ...press, t: state.t + CLAIM_TIME }, games).seats[0]!.computer, 'hard');
    // a process that has been restarted knows of the claim
    const other = new Table(tableId, host);
    await other.catchUp();
    clock.now += CLAIM_TIME;
    assert.equal(await answers(other, [1, yes]), 'ok');
    assert.equal(playerOf(other, 0), 'hard');
  });
});
