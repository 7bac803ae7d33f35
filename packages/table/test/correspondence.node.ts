/** A game over a simulated week, in which the server is restarted three times and one player changes the device. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { random } from '../../../src/core/random.js';
import type { TableMemory } from '../../../src/core/table/entry.js';
import { timeLeft } from '../../../src/core/table/state.js';
import { verifyTable } from '../../../src/core/table/witness.js';
import { closePages, games, legalMoves, openPage, openSeats, type Page } from './support/pages.js';
import { patience, startServerAt, temporaryFolder, type Running } from './support/processes.js';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe('a correspondence game', patience, () => {
  after(closePages);

  it('goes over a week with three restarts and two devices of a player, and loses nothing', async (t) => {
    const folder = temporaryFolder();
    const clockFile = join(folder, 'clock');
    let ahead = 0;
    const wait = (ms: number) => {
      ahead += ms;
      writeFileSync(clockFile, `${ahead}`);
    };
    wait(0);
    const start = () => startServerAt(clockFile, '--db', join(folder, 'tables.db'));
    let server: Running = await start();
    const began = Date.now();
    const days = () => Math.floor((Date.now() - began + ahead) / DAY) + 1;
    const note = (text: string) => {
      const hour = Math.floor(((Date.now() - began + ahead) % DAY) / HOUR);
      t.diagnostic(`day ${days()}, ${`${hour}`.padStart(2, '0')}:00  ${text}`);
    };
    const clock = { per: 'move', ms: 3 * DAY } as const;
    const id = await openSeats(server.url, { game: 'glux', seats: 2, clock });
    note('Ada and Bo sit down at a table of Glüx, 3 days for each move');

    /** What each device has kept since its last page. */
    const memories = new Map<string, TableMemory>();
    const { below } = random('correspondence', 0);
    /** Opens the page of a device, until it has the whole log. */
    const open = async (device: string, seat: number, least = 0): Promise<Page> => {
      const page = await openPage([server.port], id, seat, memories.get(device));
      page.replica.onkeep = (memory) => memories.set(device, memory);
      await page.replica.sync();
      await page.until(({ replica }) => replica.state.n >= least && replica.unsent.length === 0);
      return page;
    };
    // both must be there for the salts
    const both = await Promise.all([open("Ada's laptop", 0), open("Bo's phone", 1)]);
    await Promise.all(both.map((page) => page.until(({ replica }) => replica.match?.ply === 1)));
    both.forEach((page) => page.close());

    let { n } = both[0].replica.state;
    let restarts = 0;
    for (let moves = 1; ; moves++) {
      const looking = await open("Bo's phone", 1, n);
      const { turn } = looking.replica.match!;
      looking.close();
      if (turn === 'over') break;
      const device = turn === 1 ? "Bo's phone" : ["Ada's laptop", "Ada's tablet"][moves % 4 < 2 ? 0 : 1]!;
      let page = await open(device, turn as number, n);
      const options = legalMoves(page);
      const move = options[below(options.length)]!;
      if (moves % 12 === 6 && restarts < 3) {
        // the server is away while the person moves and closes the page
        await server.kill();
        await page.until(({ heard }) => heard.status.includes('offline'));
        void page.replica.act({ k: 'move', m: move });
        page.replica.onkeep = () => {};
        page.close();
        note(`${device}: ${move} while the server is away; the page is closed with the move not sent`);
        wait(2 * HOUR);
        server = await start();
        page = await open(device, turn as number, n + 1);
        restarts++;
        const other = await open(turn === 1 ? "Ada's laptop" : "Bo's phone", 1 - (turn as number), n + 1);
        const [mine, theirs] = [page, other].map(({ replica }) => replica.match!.ply);
        assert.equal(mine, theirs);
        const left = Math.round(timeLeft(other.replica.state, other.seat!, Date.now() + ahead)! / HOUR);
        other.close();
        note(
          `${device}: opened again after the restart, the move is sent; both see ply ${mine}, ${left} hours left`,
        );
      } else {
        const answer = await page.replica.act({ k: 'move', m: move });
        assert.ok('ok' in answer, JSON.stringify(answer));
        await page.until(({ replica }) => replica.unsent.length === 0);
        note(`${device}: ${move}`);
      }
      n = page.replica.state.n;
      page.close();
      wait(moves % 5 === 0 ? 8 * HOUR : 2 * HOUR);
    }
    const [ada, tablet, bo] = await Promise.all([
      open("Ada's laptop", 0, n),
      open("Ada's tablet", 0, n),
      open("Bo's phone", 1, n),
    ]);
    const { outcome, ply } = ada.replica.match!;
    for (const page of [tablet, bo]) {
      assert.deepEqual(page.replica.match!.outcome, outcome);
      assert.equal(page.replica.match!.ply, ply);
    }
    for (const { replica } of [ada, tablet, bo]) {
      assert.equal(replica.fault ?? replica.memory.fault, undefined);
      assert.deepEqual(verifyTable(replica.log, games, replica.memory).fault, undefined);
    }
    note(
      `over after ${ply} plies: ${['Ada', 'Bo'][outcome!.winners[0]!] ?? 'nobody'} wins; all three devices see the same, and the draws are verified`,
    );
    assert.ok(days() >= 7, `${days()} days`);
    assert.equal(restarts, 3);
    await server.kill();
  });
});
