import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { verifyTable } from '../../../src/core/table/witness.js';
import type { Entry } from '../../../src/core/table/entry.js';
import { viewLog } from '../../../src/core/table/apply-entry.js';
import type { TableStart } from '../../../src/core/table/table.js';
import { patience, type Running } from './support/processes.js';
import {
  allOver,
  checkFrames,
  closePages,
  games,
  openPage,
  openSeats,
  tokenOf,
  type Page,
} from './support/pages.js';
import { worlds, type World } from './support/stores.js';

const starts: readonly TableStart[] = [
  { game: 'fluctus', seats: 2 },
  { game: 'glux', seats: 3 },
  { game: 'lucky-numbers', seats: 2 },
  { game: 'luzi', seats: 5, options: { rounds: 1 } },
];

// both stores at the same time: a game waits for the limits of its pages more than it computes
describe('whole games', { concurrency: true }, () => {
  after(closePages);

  for (const [name, begin] of worlds)
    describe(`on ${name}`, { concurrency: true, ...patience }, () => {
      let world: World;
      const servers: Running[] = [];
      before(async () => {
        world = await begin();
        servers.push(await world.start());
        // a second process, where the store can have one
        servers.push(name === 'SQLite' ? servers[0]! : await world.start());
      });
      after(() => world.end());

      /** Opens a table with a page for each person, two for the first, and one for a spectator; they are at both servers in turn. */
      async function open(start: TableStart, people: number) {
        const id = await openSeats(servers[0]!.url, start, people);
        const viewers = [...Array(people).keys(), 0, undefined];
        const pages = await Promise.all(viewers.map((seat, i) => openPage([servers[i % 2]!.port], id, seat)));
        return { id, pages };
      }

      /** Checks the log of a game that is over, and all that went to its pages. */
      async function check(id: string, pages: readonly Page[]): Promise<void> {
        const log = await world.log(id);
        const shown = (await (await fetch(`${servers[0]!.url}/tables/${id}/log`)).json()) as Entry[];
        assert.deepEqual(shown, viewLog(log, games, 'table'));
        assert.equal(verifyTable(shown, games).fault, undefined);
        for (const page of pages) {
          checkFrames(page, log);
          const seen = viewLog(log, games, page.seat ?? 'table');
          assert.equal(verifyTable(seen, games, page.replica.memory).fault, undefined);
        }
        const { seed } = log.at(-1) as unknown as { seed: string };
        const over = new RegExp(`"event":"over".*"table":"${id.slice(0, 8)}"`);
        await Promise.race(servers.map((server) => server.says(over, 1)));
        const printed = servers.flatMap(({ lines }) => lines).join('\n');
        for (const secret of [id, seed, 'Person', ...pages.map(({ seat }) => tokenOf(seat ?? 0))])
          assert.ok(!printed.includes(secret), 'the log of the server has a secret');
      }

      for (const start of starts)
        it(`plays ${start.game} for ${start.seats}, and sends each page only what its seat may know`, async () => {
          const { id, pages } = await open(start, start.seats);
          for (const page of pages.slice(0, start.seats)) page.play();
          await allOver(pages);
          await check(id, pages);
        });

      it('plays for the computers, which play again in a rematch at seats that are reserved for the same people', async () => {
        const { id, pages } = await open({ game: 'glux', seats: 3 }, 1);
        const [ada] = pages as [Page];
        await ada.until(({ replica }) => replica.state.n === 2);
        assert.ok('ok' in (await ada.replica.act({ k: 'computer', seat: 1, level: 'easy' })));
        assert.ok('ok' in (await ada.replica.act({ k: 'computer', seat: 2, level: 'medium' })));
        ada.play();
        await allOver(pages);
        assert.ok('ok' in (await ada.replica.act({ k: 'ask', what: 'rematch' })));
        await ada.until(({ replica }) => replica.state.next !== undefined);
        await check(id, pages);
      });
    });
});
