import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Viewer } from '../../../src/core/game.js';
import { applyEntry, viewEntry, viewLog } from '../../../src/core/table/apply-entry.js';
import type { EntryOf, StoredEntry } from '../../../src/core/table/entry.js';
import { noTable } from '../../../src/core/table/state.js';
import type { GluxState } from '../../../src/games/glux/engine/index.js';
import { hiddenPairs, viewersOf } from './hidden-hands.js';
import { allTables, games, logOf, openTable, playOn, tokenOf, seed } from './tables.js';

const text = (log: readonly StoredEntry[], viewer: Viewer) => JSON.stringify(viewLog(log, games, viewer));

describe('the log of a table, as a viewer gets it', () => {
  it('is the same to the byte for every hand that another seat could hold', async () => {
    for await (const { seats, hidden, logs } of hiddenPairs('views', 60))
      for (const viewer of viewersOf(seats)) {
        const [one, other] = logs.map((log) => text(log, viewer));
        assert.equal(one === other, viewer !== hidden);
      }
  });

  for (const start of allTables)
    it(`is the same for every token and seed, and has neither: ${start.game} for ${start.seats}`, async () => {
      const { table, store } = await openTable(start);
      await playOn(table, 12);
      const log = await logOf(store);
      const changed = log.map((entry) => (entry.k === 'sit' ? { ...entry, key: 'f'.repeat(64) } : entry));
      assert.equal(log.filter(({ key }) => key !== undefined).length, start.seats);
      for (const viewer of viewersOf(start.seats)) {
        assert.equal(text(changed, viewer), text(log, viewer));
        for (const secret of [seed, ...log.map(({ key }) => key ?? seed), tokenOf(0)])
          assert.ok(!text(log, viewer).includes(secret));
      }
    });

  it('hides the chips of others, and no own chip', async () => {
    const { table, store } = await openTable({ game: 'glux', seats: 3 });
    await playOn(table, 9);
    const log = viewLog(await logOf(store), games, 1);
    let state = noTable;
    for (const entry of log) {
      if (entry.k === 'move') {
        const copy = state.match!.copy();
        for (const move of entry.m) {
          if (move.startsWith('+')) assert.equal(move === '+?', (copy.state as GluxState).seat !== 1);
          copy.play(copy.game.parseMove(move));
        }
      }
      state = applyEntry(state, entry, games);
    }
    assert.deepEqual(state.match!.state, table.state.match!.game.view(table.state.match!.state, 1));
  });

  it('is not sent with an entry of an unknown kind, or with an unknown field', async () => {
    const { table, store } = await openTable({ game: 'glux', seats: 2 });
    const [open, sit] = await logOf(store);
    for (const entry of [
      { n: 5, t: 0, k: 'secret', seed },
      { ...open, seed },
      { ...sit, hand: '16' },
      { n: 5, t: 0, k: 'resign', seat: 0, hand: '16' },
    ])
      for (const viewer of viewersOf(2)) {
        const send = () => viewEntry(entry as unknown as EntryOf<'resign'>, table.state, viewer);
        assert.throws(send, { name: 'BadEntry', code: /^entry-(kind|unknown)$/ });
      }
  });
});
