import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Viewer } from '../../../src/core/game.js';
import { applyEntry } from '../../../src/core/table/apply-entry.js';
import type { EntryOf, StoredEntry } from '../../../src/core/table/entry.js';
import { noTable, type TableState } from '../../../src/core/table/state.js';
import { viewEntry, viewLog } from '../../../src/core/table/view-entry.js';
import type { GluxState } from '../../../src/games/glux/engine/index.js';
import { allTables, games, logOf, openTable, playOn, tokenOf, seed } from './tables.js';

const text = (log: readonly StoredEntry[], viewer: Viewer) => JSON.stringify(viewLog(log, games, viewer));
const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'table'];

/** For each seat with a chip in hand: the entry and the place in it that drew the chip, and the kinds it could be instead. */
function hiddenDraws(log: readonly StoredEntry[], last: TableState) {
  const { hands, bags } = last.match!.state as GluxState;
  const draws = new Map<number, readonly [entry: number, place: number]>();
  let state = noTable;
  for (const [i, { key: _, ...entry }] of log.entries()) {
    const { match } = state;
    if (entry.k === 'move') {
      const copy = match!.copy();
      for (const [place, move] of entry.m.entries()) {
        if (move.startsWith('+')) draws.set((copy.state as GluxState).seat, [i, place]);
        copy.play(copy.game.parseMove(move));
      }
    }
    state = applyEntry(state, entry, games);
  }
  return hands.flatMap((hand, seat) => {
    const others = ['16', '25', '34'].filter((chip, kind) => chip !== hand && bags[seat]![kind]);
    return hand.length === 2 ? others.map((chip) => ({ seat, at: draws.get(seat)!, chip })) : [];
  });
}

const withDraw = (log: readonly StoredEntry[], [i, place]: readonly [number, number], chip: string) =>
  log.map((entry, at) =>
    at === i && entry.k === 'move' ? { ...entry, m: entry.m.with(place, `+${chip}`) } : entry,
  );

describe('the log of a table, as a viewer gets it', () => {
  it('is the same to the byte for every hand that another seat could hold', async () => {
    let pairs = 0;
    for (let number = 0; number < 18; number++) {
      const seats = 2 + (number % 3);
      const { table, store } = await openTable({ game: 'glux', seats });
      await playOn(table, 3 + ((number * 7) % 40), number);
      const log = await logOf(store);
      const seen = viewersOf(seats).map((viewer) => text(log, viewer));
      for (const { seat, at, chip } of hiddenDraws(log, table.state)) {
        const changed = withDraw(log, at, chip);
        for (const [i, viewer] of viewersOf(seats).entries()) {
          assert.equal(text(changed, viewer) === seen[i], viewer !== seat);
          pairs++;
        }
      }
    }
    assert.ok(pairs > 200, `${pairs} pairs`);
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
