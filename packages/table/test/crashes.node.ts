import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { allOver, checkFrames, closePages, isOver, openPage, openSeats, type Page } from './support/pages.js';
import { worlds, type World } from './support/stores.js';
import { patience } from './support/processes.js';

/** A game may be shorter. */
const isAt = (n: number) => (page: Page) => page.replica.state.n >= n || isOver(page);

// both stores at the same time: a game waits for the limits of its pages more than it computes
describe('crashes', { concurrency: true }, () => {
  after(closePages);

  for (const [name, begin] of worlds)
    describe(`on ${name}`, { concurrency: true, ...patience }, () => {
      const ends: World[] = [];
      const open = async () => {
        const world = await begin();
        ends.push(world);
        return world;
      };
      after(() => Promise.all(ends.map((world) => world.end())));

      it('loses nothing of a game during which servers and the store are killed', async () => {
        const world = await open();
        let one = await world.start();
        // on SQLite, a second process must wait for the end of the first
        let two = name === 'SQLite' ? one : await world.start();
        const id = await openSeats(one.url, { game: 'glux', seats: 2 });
        const ports = () => [one.port, two.port];
        const pages = await Promise.all([0, 1, undefined].map((seat) => openPage(ports(), id, seat)));
        const [ada, , watcher] = pages as [Page, unknown, Page];
        const move = () => pages.forEach(({ wire }) => (wire.ports = ports()));
        // the spectator is at the other server
        watcher.wire.ports = ports().reverse();
        for (const page of pages.slice(0, 2)) page.play();
        await watcher.until(isAt(14));
        await one.kill();
        one = await world.start();
        if (name === 'SQLite') two = one;
        move();
        await watcher.until(isAt(30));
        if (world.restartStore) await world.restartStore();
        else await one.kill('SIGKILL').then(async () => (one = two = await world.start()));
        move();
        await ada.until(isAt(46));
        await two.kill();
        two = await world.start();
        if (name === 'SQLite') one = two;
        move();
        await allOver(pages);
        const log = await world.log(id);
        assert.deepEqual(
          log.map(({ n }) => n),
          log.map((_, i) => i + 1),
        );
        for (const page of pages) checkFrames(page, log);
      });

      it('answers an action after a crash between its append and its answer, and makes it once', async () => {
        const world = await open();
        const first = await world.start();
        const id = await openSeats(first.url, { game: 'fluctus', seats: 2 });
        await first.kill('SIGTERM');
        const crashing = await world.startCrashing(4);
        const [ada, bo] = (await Promise.all([0, 1].map((seat) => openPage([crashing.port], id, seat)))) as [
          Page,
          Page,
        ];
        await Promise.all([ada, bo].map((page) => page.until(isAt(3))));
        const made = ada.replica.act({ k: 'move', m: '@ro' });
        await ada.until(({ heard }) => heard.status.includes('offline'));
        const next = await world.start();
        ada.wire.ports = bo.wire.ports = [next.port];
        assert.deepEqual(await made, { ok: 4 });
        await bo.until(isAt(4));
        assert.equal((await world.log(id)).length, 4);
        assert.equal(bo.replica.match!.ply, 1);
        await next.kill();
      });

      // SQLite is for one process
      if (name !== 'SQLite')
        it('tells pages of another process what a process has appended before it died', async () => {
          const world = await open();
          const alive = await world.start();
          const id = await openSeats(alive.url, { game: 'fluctus', seats: 2 });
          const crashing = await world.startCrashing(4);
          const ada = await openPage([crashing.port, alive.port], id, 0);
          const bo = await openPage([alive.port], id, 1);
          await Promise.all([ada, bo].map((page) => page.until(isAt(3))));
          const made = ada.replica.act({ k: 'move', m: '@ro' });
          await bo.until(isAt(4));
          assert.deepEqual(await made, { ok: 4 });
        });

      it('stops without losing what is being appended', async () => {
        const world = await open();
        const server = await world.start();
        const id = await openSeats(server.url, { game: 'luzi', seats: 2, options: { rounds: 1 } });
        const pages = await Promise.all([0, 1].map((seat) => openPage([server.port], id, seat)));
        for (const page of pages) page.play();
        await pages[0]!.until(isAt(6));
        await server.kill('SIGTERM');
        assert.match(server.lines.join('\n'), /"event":"stopping"/);
        const known = Math.max(...pages.map(({ replica }) => replica.state.n));
        assert.ok((await world.log(id)).length >= known);
        const next = await world.start();
        for (const { wire } of pages) wire.ports = [next.port];
        await allOver(pages);
      });
    });
});
