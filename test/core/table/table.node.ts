import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action, Answer, Store } from '../../../src/core/table/entry.js';
import { sha256 } from '../../../src/core/table/sha256.js';
import { timeLeft } from '../../../src/core/table/state.js';
import { openingOf, Table, type TableHost } from '../../../src/core/table/table.js';
import {
  act,
  allTables,
  games,
  logOf,
  openTable,
  playOn,
  person,
  revealSalts,
  saltOf,
  seed,
  someMove,
  tableId,
  tokenOf,
} from './tables.js';

const next = 'ab'.repeat(12);
const errorOf = (answer: Answer) => ('error' in answer ? answer.error : 'ok');

/** Appends actions of seats, and returns what each was answered. */
async function answers(table: Table, ...actions: readonly (readonly [number, Action])[]) {
  const given: string[] = [];
  for (const [seat, action] of actions) given.push(errorOf(await act(table, seat, action)));
  return given;
}

/** A table of another process, which knows the whole log. */
async function caughtUp(table: Table): Promise<Table> {
  await table.catchUp();
  return table;
}

describe('the host of a table', () => {
  for (const start of allTables)
    it(`plays a whole game, reveals the seed, and hosts the same log again: ${start.game} for ${start.seats}`, async () => {
      const { table, store, host } = await openTable(
        start.game === 'luzi' ? { ...start, options: { rounds: 1 } } : start,
      );
      await playOn(table, 400);
      const { match, n } = table.state;
      assert.equal(match!.turn, 'over');
      assert.equal(table.state.seed, seed);
      const again = new Table(tableId, host);
      await again.catchUp();
      assert.deepEqual(again.state.match!.moves, match!.moves);
      assert.deepEqual(
        (await logOf(store)).map((entry) => entry.n),
        Array.from({ length: n }, (_, i) => i + 1),
      );
    });

  it('begins when all seats are taken and all salts known, with the outcomes of chance in an entry of their own', async () => {
    const { table, store } = await openTable({ game: 'glux', seats: 3 }, {}, 2);
    assert.equal(errorOf(await act(table, 0, { k: 'move', m: '1@a1' })), 'illegal');
    await table.sit(2, person(2));
    await revealSalts(table);
    const last = (await logOf(store)).at(-1)!;
    assert.equal(last.k === 'move' && last.seat, 'chance');
    assert.equal(table.state.match!.turn, 0);
  });

  it('writes the outcomes of chance after a crash between the last salt and them', async () => {
    const { table, store, host } = await openTable({ game: 'glux', seats: 2 }, {}, 1);
    const crashing: Store = {
      ...store,
      append: (id, entry) =>
        entry.k === 'move' ? Promise.reject(new Error('crash')) : store.append(id, entry),
    };
    await table.sit(1, person(1));
    await assert.rejects(
      revealSalts(await caughtUp(new Table(tableId, { ...host, store: crashing }))),
      /crash/,
    );
    await table.catchUp();
    assert.equal(table.state.match!.turn, 0);
  });

  it('acknowledges the same action again, and refuses another one, a gap and an older number', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 });
    assert.deepEqual(await table.append(4, { k: 'move', m: '@ro' }, 0), { ok: 4 });
    assert.deepEqual(await table.append(4, { k: 'move', m: '@ro' }, 0), { ok: 4 });
    assert.deepEqual(await table.append(4, { k: 'move', m: '@ri' }, 0), { error: 'stale', have: 4 });
    assert.deepEqual(await table.append(4, { k: 'move', m: '@ro' }, 1), { error: 'stale', have: 4 });
    assert.deepEqual(await table.append(6, { k: 'move', m: '@go' }, 1), { error: 'early', have: 4 });
    assert.deepEqual(await table.append(5, { k: 'move', m: '@ro' }, 0), { error: 'turn', have: 4 });
    assert.deepEqual(await table.append(5, { k: 'move', m: '@ri' }, 1), { error: 'illegal', have: 4 });
    assert.deepEqual(await table.append(5, { k: 'move', m: 'nonsense' }, 1), { error: 'notation', have: 4 });
    assert.deepEqual(await table.append(5, { k: 'move', m: '@go' }, 7), { error: 'token', have: 4 });
  });

  it('lets one of two processes append under a number, and both know the entry', async () => {
    const { table, host } = await openTable({ game: 'fluctus', seats: 2 });
    const other = new Table(tableId, host);
    const both = await Promise.all([
      table.append(4, { k: 'move', m: '@ro' }, 0),
      other.append(4, { k: 'move', m: '@ri' }, 0),
    ]);
    assert.deepEqual(both.map(errorOf).sort(), ['ok', 'stale']);
    await table.catchUp();
    assert.deepEqual(table.state.match!.moves, other.state.match!.moves);
  });

  it('keeps a seat for its token', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2, watch: false }, {}, 1);
    await table.sit(0, person(0));
    assert.equal(table.state.n, 2);
    await assert.rejects(table.sit(0, person(1)), { name: 'BadEntry', code: 'illegal' });
    await assert.rejects(table.sit(5, person(1)), { name: 'BadEntry' });
    await assert.rejects(table.sit(1, { ...person(1), commit: 'x' }), { name: 'BadEntry', at: '3.commit' });
    assert.equal(table.viewerOf(tokenOf(0)), 0);
    assert.throws(() => table.viewerOf(tokenOf(1)), { code: 'token' });
    assert.throws(() => table.viewerOf(undefined), { code: 'token' });
    await act(table, 0, { k: 'leave' });
    assert.throws(() => table.viewerOf(tokenOf(0)), { code: 'token' });
  });

  it('refuses a table with a wrong number of seats, game or options, and names it', () => {
    const open = (start: object) => () =>
      openingOf(tableId, { game: 'fluctus', seats: 2, ...start }, seed, 1, games);
    assert.throws(open({ seats: 3 }), { code: 'notation', at: '1.seats' });
    assert.throws(open({ game: 'luzi', seats: 6 }), { at: '1.seats' });
    assert.throws(open({ game: 'lucky-swap' }), { name: 'BadEntry' });
    assert.throws(open({ game: 'toString' }), { name: 'BadEntry' });
    assert.throws(open({ options: { variant: 'x' } }), { code: 'notation', at: '1.options.variant' });
    assert.throws(open({ clock: { per: 'move', ms: 5 } }), { at: '1.clock' });
    for (const times of [[1], [1, 1, 1], [1, -1], [1, 101], [1, null], [1, 1.5], 'ab', null])
      assert.throws(open({ clock: { per: 'move', ms: 5000, times } }), { at: '1.clock' });
  });
});

describe('people at a table', () => {
  it('take a move back with the consent of all others', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 });
    const given = await answers(
      table,
      [0, { k: 'ask', what: 'undo' }],
      [0, { k: 'move', m: '@ro' }],
      [1, { k: 'move', m: '@go' }],
      [0, { k: 'ask', what: 'undo' }],
      [0, { k: 'ask', what: 'undo' }],
      [0, { k: 'answer', what: 'undo', yes: true }],
      [1, { k: 'answer', what: 'undo', yes: true }],
    );
    assert.deepEqual(given, ['illegal', 'ok', 'ok', 'ok', 'illegal', 'turn', 'ok']);
    assert.equal(table.state.match!.moves.length, 0);
    assert.equal(table.state.match!.turn, 0);
  });

  it('take no move back over chance', async () => {
    const { table } = await openTable({ game: 'glux', seats: 2 });
    await playOn(table, 3);
    assert.deepEqual(await answers(table, [0, { k: 'ask', what: 'undo' }], [1, { k: 'ask', what: 'undo' }]), [
      'illegal',
      'illegal',
    ]);
  });

  it('refuse, withdraw, and make requests void by a move', async () => {
    const { table } = await openTable({ game: 'fluctus', seats: 2 });
    const ask = { k: 'ask', what: 'draw' } as const;
    const no = { k: 'answer', what: 'draw', yes: false } as const;
    assert.deepEqual(await answers(table, [0, ask], [1, no], [1, ask], [1, no], [0, no]), [
      'ok',
      'ok',
      'ok',
      'ok',
      'illegal',
    ]);
    await answers(table, [0, { k: 'move', m: '@ro' }], [0, ask], [1, { k: 'move', m: '@go' }]);
    assert.deepEqual(table.state.asks, []);
    assert.deepEqual(await answers(table, [1, ask], [0, { ...no, yes: true }]), ['ok', 'ok']);
    assert.equal(table.state.match!.outcome!.reason, 'agreed');
  });

  it('agree on no draw in a game without, and with nobody', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 2 });
    assert.deepEqual(await answers(table, [0, { k: 'ask', what: 'draw' }]), ['illegal']);
    const alone = await openTable({ game: 'fluctus', seats: 2 }, {}, 1);
    await act(alone.table, 0, { k: 'computer', seat: 1, level: 'easy' });
    assert.deepEqual(await answers(alone.table, [0, { k: 'ask', what: 'draw' }]), ['illegal']);
  });

  it('resign: two end the game, of three the computer plays on', async () => {
    const two = await openTable({ game: 'glux', seats: 2 });
    await act(two.table, 1, { k: 'resign' });
    assert.deepEqual(two.table.state.match!.outcome, { reason: 'resign', winners: [0] });
    assert.equal(two.table.state.seed, seed);
    assert.deepEqual(await answers(two.table, [0, { k: 'resign' }], [0, { k: 'move', m: '1@a1' }]), [
      'over',
      'over',
    ]);
    const { table } = await openTable({ game: 'luzi', seats: 3 });
    assert.deepEqual(await answers(table, [0, { k: 'resign' }], [0, { k: 'resign' }], [0, { k: 'back' }]), [
      'ok',
      'turn',
      'illegal',
    ]);
    const m = someMove(table.state.match!, 0);
    assert.deepEqual(await answers(table, [0, { k: 'move', m }]), ['turn']);
    assert.deepEqual(await table.append(table.state.n + 1, { k: 'move', m }, 0, true), { ok: table.state.n });
    assert.deepEqual(await answers(table, [1, { k: 'resign' }], [2, { k: 'resign' }]), ['ok', 'ok']);
    assert.equal(table.state.match!.outcome!.reason, 'resign');
  });

  it('take back against computers alone, without asking anybody', async () => {
    const { table, store } = await openTable({ game: 'fluctus', seats: 2 }, {}, 1);
    await act(table, 0, { k: 'computer', seat: 1, level: 'easy' });
    await act(table, 0, { k: 'move', m: '@ro' });
    assert.deepEqual(await answers(table, [0, { k: 'ask', what: 'undo' }]), ['ok']);
    const { t: _, n: __, ...last } = (await logOf(store)).at(-1)!;
    assert.deepEqual(last, { k: 'answer', seat: 0, what: 'undo', yes: true, to: 0 });
  });

  it('give the seat of somebody who has left to the computer when all others agree, and give it back', async () => {
    const { table } = await openTable({ game: 'glux', seats: 3 });
    await act(table, 0, { k: 'leave' });
    assert.deepEqual(
      await answers(
        table,
        [2, { k: 'ask', what: 'computer' }],
        [1, { k: 'answer', what: 'computer', yes: true }],
      ),
      ['ok', 'ok'],
    );
    assert.equal(table.state.seats[0]!.computer, 'hard');
    assert.deepEqual(await answers(table, [0, { k: 'back' }]), ['ok']);
    assert.deepEqual(table.state.seats[0], {
      name: 'Player 0',
      commit: person(0).commit,
      salt: saltOf(0),
    });
  });

  it('tell the host which entries it has written itself', async () => {
    const told: string[] = [];
    const onEntry: TableHost['onEntry'] = (_, { n }, __, own) => told.push(`${n} ${own}`);
    const { table, host } = await openTable({ game: 'fluctus', seats: 2 }, { onEntry });
    await new Table(tableId, host).catchUp();
    await act(table, 0, { k: 'move', m: '@ro' });
    assert.deepEqual(told, ['1 false', '2 true', '3 true', '1 false', '2 false', '3 false', '4 true']);
  });

  it('claim the time of another one, which the host measures', async () => {
    const { table, clock } = await openTable({ game: 'fluctus', seats: 2, clock: { per: 'game', ms: 5000 } });
    clock.now += 3000;
    await act(table, 0, { k: 'move', m: '@ro' });
    assert.deepEqual(
      [timeLeft(table.state, 0, clock.now), timeLeft(table.state, 1, clock.now + 10)],
      [2000, 4990],
    );
    await act(table, 1, { k: 'move', m: '@go' });
    clock.now += 2000;
    assert.deepEqual(await answers(table, [1, { k: 'time' }]), ['illegal']);
    clock.now += 1;
    assert.deepEqual(await answers(table, [1, { k: 'time' }]), ['ok']);
    assert.deepEqual(table.state.match!.outcome, { reason: 'page', winners: [1] });
    assert.equal(table.state.late, 0);
    // the last turn counts, too
    assert.deepEqual(
      [timeLeft(table.state, 0, clock.now + 10), timeLeft(table.state, 1, clock.now + 10)],
      [-1, 5000],
    );
  });

  it('play again once all agree, also days later, at a table that the answer names', async () => {
    const tokens: unknown[] = [];
    const { table, clock } = await openTable(
      { game: 'luzi', seats: 3 },
      {
        rematch(_, { seats }, keys) {
          tokens.push(seats.map((__, seat) => keys[seat] === sha256(tokenOf(seat))));
          return Promise.resolve(next);
        },
      },
    );
    const yes = { k: 'answer', what: 'rematch', yes: true } as const;
    const ask = { k: 'ask', what: 'rematch' } as const;
    assert.deepEqual(await answers(table, [0, ask]), ['illegal']);
    for (const seat of [0, 1, 2]) await act(table, seat, { k: 'resign' });
    assert.equal(table.state.match!.turn, 'over');
    clock.now += 3 * 24 * 3600_000;
    assert.deepEqual(await answers(table, [0, ask], [1, yes]), ['ok', 'ok']);
    assert.equal(table.state.next, undefined);
    assert.deepEqual(await answers(table, [2, yes], [1, ask]), ['ok', 'illegal']);
    assert.equal(table.state.next, next);
    // the host knows whose seats to keep
    assert.deepEqual(tokens, [[true, true, true]]);
  });

  it('remove a computer before the game only', async () => {
    const { table } = await openTable({ game: 'luzi', seats: 3 }, {}, 1);
    const given = await answers(
      table,
      [0, { k: 'computer', seat: 1, level: 'best' }],
      [0, { k: 'computer', seat: 1, level: 'best' }],
      [0, { k: 'leave', seat: 1 }],
      [0, { k: 'leave', seat: 2 }],
      [0, { k: 'computer', seat: 1, level: 'easy' }],
    );
    assert.deepEqual(given, ['ok', 'illegal', 'ok', 'turn', 'ok']);
    await table.sit(2, person(2));
    await revealSalts(table);
    assert.deepEqual(await answers(table, [0, { k: 'leave', seat: 1 }]), ['turn']);
  });
});
