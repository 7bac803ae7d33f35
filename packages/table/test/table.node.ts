import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isFull } from '../../../src/core/table/state.js';
import { openTable, takeSeat } from '../../../src/table/table-server.js';
import { patience, type Running } from './support/processes.js';
import { allOver, closePages, legalMoves, openPage, openSeats, sit, tokenOf } from './support/pages.js';
import { worlds, type World } from './support/stores.js';

const isAt = (n: number) => (page: { replica: { state: { n: number } } }) => page.replica.state.n >= n;

// both stores at the same time: a game waits for the limits of its pages more than it computes
describe('a table', { concurrency: true }, () => {
  after(closePages);

  for (const [name, begin] of worlds)
    describe(`on ${name}`, { concurrency: true, ...patience }, () => {
      let world: World;
      let one: Running;
      let two: Running;
      before(async () => {
        world = await begin();
        one = await world.start();
        two = name === 'SQLite' ? one : await world.start();
      });
      after(() => world.end());

      /** A table of Fluctus for two, with a page at each server. */
      async function open() {
        const id = await openSeats(one.url, { game: 'fluctus', seats: 2 });
        const ada = await openPage([one.port], id, 0);
        const bo = await openPage([two.port], id, 1);
        await Promise.all([ada, bo].map((page) => page.until(isAt(3))));
        return { id, ada, bo };
      }

      it('acknowledges the same action again, and refuses another one with its number, and one with a gap before it', async () => {
        const { id, ada, bo } = await open();
        const move = { k: 'move', m: '@ro' } as const;
        assert.deepEqual(await Promise.all([ada.link.append(4, move), ada.link.append(4, move)]), [
          { ok: 4 },
          { ok: 4 },
        ]);
        assert.deepEqual(await ada.link.append(4, { k: 'move', m: '@go' }), { error: 'stale', have: 4 });
        assert.deepEqual(await bo.link.append(6, { k: 'move', m: '@go' }), { error: 'early', have: 4 });
        assert.deepEqual(await ada.link.append(5, { k: 'move', m: '@go' }), { error: 'turn', have: 4 });
        assert.deepEqual(await bo.link.append(5, { k: 'move', m: '@zz' }), { error: 'notation', have: 4 });
        assert.equal((await world.log(id)).length, 4);
      });

      it('makes one of two moves that two tabs of a seat play at once, and takes the other one back', async () => {
        const { id, ada, bo } = await open();
        const tab = await openPage([two.port], id, 0);
        await tab.until(isAt(3));
        const [first, second] = legalMoves(ada);
        const answers = await Promise.all([
          ada.replica.act({ k: 'move', m: first! }),
          tab.replica.act({ k: 'move', m: second! }),
        ]);
        assert.deepEqual(answers.map((answer) => ('ok' in answer ? answer.ok : answer.error)).sort(), [
          4,
          'stale',
        ]);
        const [, , , last] = await world.log(id);
        const shown = [ada, tab, bo].map(async (page) => {
          await page.until(isAt(4));
          const { match } = page.replica;
          return match!.moves.map((move) => match!.game.formatMove(move));
        });
        for (const moves of await Promise.all(shown))
          assert.deepEqual(moves, (last as unknown as { m: string[] }).m);
      });

      it('closes the page of a seat that somebody has left before the game, and takes nothing more from it', async () => {
        const id = await openSeats(one.url, { game: 'glux', seats: 2 }, 1);
        const ada = await openPage([two.port], id, 0);
        await ada.until(isAt(2));
        // the page does not see what the wire loses, and goes on with its connection
        const left = ada.link.append(3, { k: 'leave' });
        const late = ada.link.append(5, { k: 'resign' });
        late.catch(() => {});
        assert.deepEqual(await left, { ok: 3 });
        await takeSeat(one.url, id, 0, { name: 'Cy', token: tokenOf(4) });
        await ada.until(({ heard }) => heard.status.includes('refused token'));
        await assert.rejects(ada.link.append(5, { k: 'resign' }));
        await sit(one.url, id, 1);
        const bo = await openPage([one.port], id, 1);
        await bo.until(isAt(5));
        assert.equal(bo.replica.state.seats[0]!.name, 'Cy');
        assert.ok((await world.log(id)).every(({ k }) => k !== 'resign'));
        assert.ok(!ada.wire.frames().some((frame) => frame.includes('+')));
      });

      it('brings a page up to date that was cut off, and one that comes late', async () => {
        const { id, ada, bo } = await open();
        bo.wire.ports = [];
        bo.wire.cut();
        await bo.until(({ heard }) => heard.status.at(-1) === 'offline');
        assert.deepEqual(await ada.replica.act({ k: 'move', m: '@ro' }), { ok: 4 });
        bo.wire.ports = [two.port];
        await bo.until(isAt(4));
        assert.equal(bo.replica.match!.ply, 1);
        const late = await openPage([two.port], id);
        await late.until(isAt(4));
      });

      it('tells who is there, and shows reactions to all', async () => {
        const { id, ada, bo } = await open();
        const watcher = await openPage([two.port], id);
        const tab = await openPage([one.port], id, 1);
        await ada.until(({ heard }) => heard.presence.join() === '0,0');
        await watcher.until(({ heard }) => heard.presence.join() === '0,0');
        // one of two tabs closes
        await tab.until(({ heard }) => heard.status.includes('online') && heard.presence.length === 2);
        tab.close();
        bo.link.react('well-played');
        watcher.link.react('hello');
        bo.link.react('nonsense' as 'hello');
        ada.link.react('thanks');
        await watcher.until(({ heard }) => heard.reactions.length === 2);
        await ada.until(({ heard }) => heard.reactions.length === 2);
        assert.deepEqual(watcher.heard.reactions.sort(), ['0 thanks', '1 well-played']);
        assert.deepEqual(ada.heard.presence, [0, 0]);
        bo.close();
        await ada.until(({ heard }) => heard.presence[1]! > 0);
        assert.deepEqual(await ada.replica.act({ k: 'ask', what: 'computer' }), {
          error: 'illegal',
          have: 3,
        });
      });

      it('reserves the seats of a rematch for the tokens of the people, and seats the computers', async () => {
        const id = await openTable(one.url, { game: 'luzi', seats: 3, options: { rounds: 1 } });
        const seats = [0, 1];
        for (const seat of seats) await sit(one.url, id, seat);
        const pages = await Promise.all(seats.map((seat) => openPage([[one, two][seat]!.port], id, seat)));
        const [ada, bo] = pages as [(typeof pages)[0], (typeof pages)[0]];
        await ada.until(isAt(3));
        await ada.replica.act({ k: 'computer', seat: 2, level: 'easy' });
        for (const page of pages) page.play();
        await allOver(pages);
        await ada.replica.act({ k: 'ask', what: 'rematch' });
        await bo.until(({ replica }) => replica.state.asks.length > 0);
        await bo.replica.act({ k: 'answer', what: 'rematch', yes: true });
        await ada.until(({ replica }) => replica.state.next !== undefined);
        const next = ada.replica.state.next!;
        for (const seat of [0, 1, 2])
          await assert.rejects(takeSeat(two.url, next, seat, { name: 'Stranger', token: tokenOf(4) }), {
            code: 'illegal',
          });
        for (const seat of seats) await sit(two.url, next, seat);
        const again = await openPage([two.port], next, 1);
        await again.until(({ replica }) => isFull(replica.state));
        assert.deepEqual(
          again.replica.state.seats.map((place) => place!.name || place!.computer),
          ['Person 0', 'Person 1', 'easy'],
        );
      });
    });
});
