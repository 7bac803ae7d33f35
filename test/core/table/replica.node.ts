import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Viewer } from '../../../src/core/game.js';
import type { Action, Answer, Entry, Link, TableMemory } from '../../../src/core/table/entry.js';
import { Replica, unsentIn, type Change } from '../../../src/core/table/replica.js';
import type { Table } from '../../../src/core/table/table.js';
import { viewLog } from '../../../src/core/table/apply-entry.js';
import { act, games, logOf, openTable, playOn, someMove } from './tables.js';

interface Held {
  readonly n: number;
  readonly action: Action;
  answer(given: Answer): void;
}

/** A page whose messages the test delivers by hand, in the order that it wants. */
function openPage(table: Table, viewer: Viewer, memory?: TableMemory) {
  const held: Held[] = [];
  const changes: Change[] = [];
  let loads = 0;
  const link: Link = {
    onlog: () => {},
    append: (n, action) => new Promise((answer) => held.push({ n, action, answer })),
    since(n) {
      loads++;
      return table.since(viewer, n);
    },
  };
  const replica = new Replica(games, link, viewer === 'table' ? undefined : viewer, memory);
  replica.onchange = (change) => changes.push(change);
  const moves = () => replica.match!.moves.map((move) => replica.match!.game.formatMove(move)).join(' ');
  return { replica, link, held, changes, moves, loads: () => loads };
}

const settled = () => new Promise(setImmediate);

/** A table of Fluctus, and a page of seat A that knows it. */
async function fluctus() {
  const { table, store } = await openTable({ game: 'fluctus', seats: 2 });
  const page = openPage(table, 0);
  await page.replica.sync();
  const entries = async (after: number) => viewLog(await logOf(store), games, 0, after);
  return { table, page, entries };
}

describe('a page at a table', () => {
  it('shows an own move at once, and only once', async () => {
    const { table, page, entries } = await fluctus();
    const answered = page.replica.act({ k: 'move', m: '@ro' });
    assert.equal(page.moves(), '@ro');
    assert.deepEqual(page.changes.at(-1), { entries: [], from: 0, pending: 1 });
    const [{ n, action, answer }] = page.held as [Held];
    answer(await table.append(n, action, 0));
    page.link.onlog(await entries(3));
    assert.deepEqual(await answered, { ok: 4 });
    assert.equal(page.moves(), '@ro');
    assert.equal(page.changes.at(-1)!.pending, 0);
    assert.equal(page.changes.at(-1)!.from, 1);
  });

  it('takes its move back when another entry with that number arrives before the refusal', async () => {
    const { table, page, entries } = await fluctus();
    const answered = page.replica.act({ k: 'move', m: '@ro' });
    const [{ n, action, answer }] = page.held as [Held];
    // the own move would be legal again after both
    await act(table, 0, { k: 'move', m: '@ri' });
    await act(table, 1, { k: 'move', m: '@go' });
    page.link.onlog(await entries(3));
    assert.deepEqual(await answered, { error: 'stale' });
    assert.equal(page.moves(), '@ri @go');
    assert.equal(page.changes.at(-1)!.from, 0);
    const before = page.changes.length;
    answer(await table.append(n, action, 0));
    await settled();
    assert.equal(page.moves(), '@ri @go');
    assert.equal(page.changes.length, before);
    await act(table, 0, { k: 'move', m: '@ro' });
    page.link.onlog(await entries(5));
    assert.equal(page.moves(), '@ri @go @ro');
  });

  it('takes its move back when the refusal arrives before the other entry', async () => {
    const { table, page } = await fluctus();
    const answered = page.replica.act({ k: 'move', m: '@ro' });
    await act(table, 0, { k: 'move', m: '@ri' });
    const [{ n, action, answer }] = page.held as [Held];
    answer(await table.append(n, action, 0));
    assert.deepEqual(await answered, { error: 'stale' });
    assert.equal(page.moves(), '@ri');
  });

  it('sends its move again after news that leave the match as it is', async () => {
    const { table, page, entries } = await fluctus();
    const answered = page.replica.act({ k: 'move', m: '@ro' });
    await act(table, 1, { k: 'leave' });
    page.link.onlog(await entries(3));
    assert.equal(page.moves(), '@ro');
    page.held[0]!.answer({ error: 'stale', have: 4 });
    await settled();
    const [, { n, action, answer }] = page.held as [Held, Held];
    assert.deepEqual([n, action], [5, { k: 'move', m: '@ro' }]);
    answer(await table.append(n, action, 0));
    assert.deepEqual(await answered, { ok: 5 });
    assert.equal(page.moves(), '@ro');
  });

  it('asks again for another game when the seed was revealed under the number of the first request', async () => {
    const { table, page, entries } = await fluctus();
    await act(table, 1, { k: 'resign' });
    page.link.onlog((await entries(3)).slice(0, 1));
    const answered = page.replica.act({ k: 'ask', what: 'rematch' });
    page.link.onlog(await entries(4));
    page.held[0]!.answer({ error: 'stale', have: 5 });
    await settled();
    const [, { n, action, answer }] = page.held as [Held, Held];
    assert.deepEqual([n, action], [6, { k: 'ask', what: 'rematch' }]);
    answer(await table.append(n, action, 0));
    assert.deepEqual(await answered, { ok: 6 });
  });

  it('takes its move back when the way to the host is lost, and shows it if it did arrive', async () => {
    const { table, page, entries } = await fluctus();
    page.link.append = async (n, action) => {
      await table.append(n, action, 0);
      throw new Error('closed');
    };
    assert.deepEqual(await page.replica.act({ k: 'move', m: '@ro' }), { error: 'lost' });
    assert.equal(page.moves(), '');
    page.link.onlog(await entries(3));
    assert.equal(page.moves(), '@ro');
  });

  it('refuses what the rules forbid without asking the host', async () => {
    const { page } = await fluctus();
    assert.deepEqual(await page.replica.act({ k: 'move', m: 'nonsense' }), { error: 'illegal' });
    assert.deepEqual(await page.replica.act({ k: 'move', m: '@go' }), { error: 'illegal' });
    assert.equal(page.held.length, 0);
    void page.replica.act({ k: 'move', m: '@ro' });
    assert.deepEqual(await page.replica.act({ k: 'move', m: '@ri' }), { error: 'turn' });
  });

  it('shows a long log as one change', async () => {
    const { table } = await openTable({ game: 'glux', seats: 3 });
    await playOn(table, 20);
    const page = openPage(table, 'table');
    await page.replica.sync();
    assert.equal(page.changes.length, 1);
    assert.equal(page.replica.match!.ply, table.state.match!.ply);
    assert.deepEqual(await page.replica.act({ k: 'resign' }), { error: 'token' });
  });

  it('loads what is missing between entries', async () => {
    const { table, page, entries } = await fluctus();
    await playOn(table, 3);
    page.link.onlog((await entries(3)).slice(-1));
    await settled();
    assert.equal(page.replica.state.n, 6);
    assert.equal(page.loads(), 2);
  });

  it('loads the whole log again after an entry that cannot be read or played, and goes on', async () => {
    const forged: Entry = { n: 4, t: 2000, k: 'move', seat: 0, m: ['@go'] };
    for (const bad of [forged, { n: 4, k: 'news' }, null, { ...forged, hand: 1 }]) {
      const { table, page } = await fluctus();
      await playOn(table, 2);
      await page.replica.take([bad]);
      assert.equal(page.replica.fault, undefined);
      assert.equal(page.replica.state.n, 5);
      assert.equal(page.changes.at(-1)!.reloaded, true);
    }
  });

  it('keeps the last good table if the whole log is wrong, and names the entry', async () => {
    const { page, entries } = await fluctus();
    const good = page.replica.state;
    const log = [...(await entries(0)), { n: 4, t: 2000, k: 'emote', seat: 0 }];
    page.link.since = () => Promise.resolve(log);
    await page.replica.take(log.slice(3));
    assert.equal(page.replica.fault!.code, 'entry-kind');
    assert.equal(page.replica.fault!.at, '4.k');
    assert.equal(page.replica.state, good);
    assert.deepEqual(await page.replica.act({ k: 'move', m: '@ro' }), { error: 'stale' });
  });

  it('believes no number that is not there', async () => {
    const { page } = await fluctus();
    await page.replica.take([{ n: 99_999, t: 5000, k: 'resign', seat: 0 }]);
    assert.equal(page.replica.state.n, 3);
    const before = page.loads();
    await page.replica.take([]);
    assert.equal(page.loads(), before);
  });

  it('remembers what is not confirmed, before it is sent', async () => {
    const { table, page, entries } = await fluctus();
    const kept: (TableMemory & { readonly sent: number })[] = [];
    page.replica.onkeep = (memory) => kept.push({ ...memory, sent: page.held.length });
    void page.replica.act({ k: 'move', m: '@ro' });
    void page.replica.act({ k: 'resign' });
    const move = { n: 4, action: { k: 'move', m: '@ro' } };
    const resign = { n: 4, action: { k: 'resign' } };
    assert.deepEqual(kept[0], { sent: 0, ...page.replica.memory, unsent: [move] });
    assert.deepEqual(page.replica.memory.unsent, [move, resign]);
    const [{ n, action, answer }] = page.held as [Held];
    answer(await table.append(n, action, 0));
    page.link.onlog(await entries(3));
    await settled();
    assert.deepEqual(kept.at(-1)!.unsent, [{ ...resign, n: 5 }]);
    page.held[1]!.answer(await table.append(5, { k: 'resign' }, 0));
    page.link.onlog(await entries(4));
    assert.equal('unsent' in page.replica.memory, false);
    // neither a salt nor leaving is for another page
    void page.replica.act({ k: 'leave' });
    assert.equal('unsent' in page.replica.memory, false);
  });
});

describe('a page after another one whose action was not confirmed', () => {
  const move = { n: 4, action: { k: 'move', m: '@ro' } } as const;

  /** The next page of seat A, whose log is not loaded. */
  async function after(...unsent: NonNullable<TableMemory['unsent']>) {
    const { table, store } = await openTable({ game: 'fluctus', seats: 2 });
    const page = openPage(table, 0, { unsent });
    return { table, store, page, resumed: page.replica.resumed.map(({ answer }) => answer) };
  }

  it('shows the move and sends it under its number, once the log is there', async () => {
    const { table, store, page, resumed } = await after(move);
    assert.deepEqual(page.replica.unsent, [move]);
    assert.equal(page.held.length, 0);
    await page.replica.sync();
    assert.equal(page.moves(), '@ro');
    const [{ n, action, answer }] = page.held as [Held];
    assert.deepEqual({ n, action }, move);
    answer(await table.append(n, action, 0));
    assert.deepEqual(await resumed[0], { ok: 4 });
    assert.deepEqual((await logOf(store)).at(-1)!.k, 'move');
    assert.equal((await logOf(store)).length, 4);
  });

  it('learns that the action had arrived, and does not send it', async () => {
    const { table, page, resumed } = await after(move);
    await act(table, 0, move.action);
    await act(table, 1, { k: 'move', m: '@go' });
    await page.replica.sync();
    assert.deepEqual(await resumed[0], { ok: 4 });
    assert.equal(page.held.length, 0);
    assert.equal(page.moves(), '@ro @go');
  });

  it('takes the move back if another device of the seat has moved', async () => {
    const { table, page, resumed } = await after(move);
    await act(table, 0, { k: 'move', m: '@ri' });
    // it would be legal again
    await act(table, 1, { k: 'move', m: '@go' });
    await page.replica.sync();
    assert.deepEqual(await resumed[0], { error: 'stale' });
    assert.equal(page.moves(), '@ri @go');
    assert.equal('unsent' in page.replica.memory, false);
    assert.equal(page.held.length, 0);
  });

  it('makes the action once if two tabs of the seat send it', async () => {
    const { table, store, page, resumed } = await after(move);
    const tab = openPage(table, 0, { unsent: [move] });
    await Promise.all([page.replica.sync(), tab.replica.sync()]);
    for (const { held } of [page, tab]) held[0]!.answer(await table.append(held[0]!.n, held[0]!.action, 0));
    assert.deepEqual(await resumed[0], { ok: 4 });
    assert.deepEqual(await tab.replica.resumed[0]!.answer, { ok: 4 });
    assert.equal((await logOf(store)).length, 4);
  });

  it('resigns after moves that came meanwhile, and offers no draw that belongs to another turn', async () => {
    const resign = { n: 5, action: { k: 'resign' } } as const;
    const draw = { n: 5, action: { k: 'ask', what: 'draw' } } as const;
    const { table, page, resumed } = await after(draw, resign);
    await act(table, 0, { k: 'move', m: '@ri' });
    await act(table, 1, { k: 'move', m: '@go' });
    await page.replica.sync();
    assert.deepEqual(await resumed[0], { error: 'stale' });
    assert.deepEqual(
      page.held.map(({ n, action }) => ({ n, action })),
      [{ ...resign, n: 6 }],
    );
    page.held[0]!.answer(await table.append(6, resign.action, 0));
    assert.deepEqual(await resumed[1], { ok: 6 });
  });

  it('sends a move whose draws nobody knows yet', async () => {
    const { table, store } = await openTable({ game: 'lucky-numbers', seats: 2 });
    const { turn } = table.state.match!;
    const { n } = table.state;
    const first = someMove(table.state.match!, 0);
    const page = openPage(table, turn as number, { unsent: [{ n: n + 1, action: { k: 'move', m: first } }] });
    await page.replica.sync();
    assert.equal(page.moves().split(' ').at(-1), first);
    page.held[0]!.answer(await table.append(n + 1, page.held[0]!.action, turn as number));
    assert.deepEqual(await page.replica.resumed[0]!.answer, { ok: n + 1 });
    assert.equal((await logOf(store)).length, n + 1);
    assert.equal(page.replica.match!.ply, table.state.match!.ply);
  });

  it('drops an action that came after entries which the host does not have', async () => {
    const { page, resumed } = await after({ ...move, n: 6 });
    await page.replica.sync();
    assert.deepEqual(await resumed[0], { error: 'early', have: 3 });
    assert.equal(page.moves(), '');
    assert.equal('unsent' in page.replica.memory, false);
  });

  it('reads what is no action of a person from its memory as nothing', async () => {
    for (const bad of [
      7,
      'x',
      {},
      [null],
      [{ n: 4 }],
      [{ n: '4', action: move.action }],
      [{ n: 4, action: { k: 'move', m: '@ro', seat: 1 } }],
      [{ n: 4, action: { k: 'salt', salt: '0'.repeat(32) } }],
      [{ n: 4, action: { k: 'leave', seat: 1 } }],
      [{ n: 4, action: { k: '__proto__' } }],
    ])
      assert.deepEqual(unsentIn({ unsent: bad }), []);
    assert.equal(unsentIn({ unsent: Array<unknown>(1000).fill(move) }).length, 20);
    // of a spectator, nothing is sent
    const { table } = await openTable({ game: 'fluctus', seats: 2 });
    assert.deepEqual(openPage(table, 'table', { unsent: [move] }).replica.resumed, []);
  });
});
