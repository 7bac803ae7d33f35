/** What a person has done at a table over a connection that is stalled, on pages in real browsers. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { openTable, takeSeat, type TakenSeat } from '../../../src/table/table-server.js';
import { browsers, Person, waiting, writePage } from './support/people.js';
import { startServer, temporaryFolder, type Running } from './support/processes.js';
import { wireTo, type Wire } from './support/wire.js';

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof serve>>;
let server: Running;
before(async () => {
  writePage(folder);
  site = await serve({ '/': folder, '/cdn': 'cdn' });
  server = await startServer('--db', join(folder, 'tables.db'), '--origin', site.url);
});
after(async () => {
  await server.kill();
  await site.close();
});

const NOT_SENT = 'Your move is not sent yet.';

/** Counts how often the browser asks before the page is left, and lets it go. */
function leavings({ page }: Person): { asked: number } {
  const count = { asked: 0 };
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') count.asked++;
    void dialog.accept();
  });
  return count;
}

/** Waits until the board has no mark. */
const isSent = ({ page }: Person) =>
  page.waitForFunction(() => {
    const root = document.querySelector('#game')?.shadowRoot;
    return root?.querySelector('.say') && !root.querySelector('.unsent');
  }, waiting);

const callOn = ({ page }: Person, method: string) =>
  page.$eval(
    '#game',
    (board, name) => void (board as unknown as Record<string, () => unknown>)[name]!(),
    method,
  );

for (const { name, start } of browsers)
  describe(`over a stalled connection in ${name}`, { timeout: 180_000 }, () => {
    let browser: Browser;
    const wires: Wire[] = [];
    const people: Person[] = [];
    before(async () => {
      browser = await start();
    });
    after(() => browser.close());
    afterEach(async () => {
      wires.splice(0).forEach((wire) => wire.close());
      const all = people.splice(0);
      for (const { page } of all) await page.close();
      assert.deepEqual(
        all.flatMap(({ errors }) => errors),
        [],
      );
    });

    const newWire = async () => {
      const wire = await wireTo(server.port);
      wires.push(wire);
      return wire;
    };

    /** Opens pages on the seats of a table: the first one over a wire, a second device of its person, and the other player. */
    async function seated(tag: string, game: string) {
      const wire = await newWire();
      const id = await openTable(server.url, { game, seats: 2 });
      const seats: TakenSeat[] = [];
      for (const each of [0, 1])
        seats.push(await takeSeat(server.url, id, each, { name: ['Ada', 'Bo'][each]! }));
      const open = async (seat: number, table: string) => {
        const person = await Person.in(browser);
        people.push(person);
        const { token, memory } = seats[seat]!;
        const query = new URLSearchParams({ tag, lang: 'en', table });
        await person.visit(`${site.url}/board.html?${query}#game=t.${id}.${'AB'[seat]}${token}${memory.key}`);
        await person.find('summary', 'At the table');
        return person;
      };
      return { wire, id, open, ada: await open(0, wire.url), bo: await open(1, server.url) };
    }

    it('marks a move that is not confirmed, keeps it over a reload, and sends it once', async () => {
      const { wire, ada, bo } = await seated('fluctus-board', 'fluctus');
      const leaving = leavings(ada);
      wire.stall();
      await ada.click('[data-square=ro]');
      await ada.recordAt(1);
      await ada.seesStatus(NOT_SENT);
      await ada.hears(NOT_SENT);
      await ada.page.reload();
      await ada.isReady();
      assert.equal(leaving.asked, 1);
      // nothing of the table is there yet
      await ada.sees('Connecting to the table');
      await ada.seesStatus(NOT_SENT);
      assert.doesNotMatch(await bo.recordAt(0), /@ro/);
      wire.flow();
      for (const each of [ada, bo]) assert.match(await each.recordAt(1), /@ro/);
      await isSent(ada);
      await ada.hears('Sent.');
      await bo.click('[data-square=go]');
      for (const each of [ada, bo]) assert.match(await each.recordAt(2), /1\. @ro @go/);
      await ada.page.reload();
      await ada.isReady();
      assert.match(await ada.recordAt(2), /1\. @ro @go/);
      assert.equal(leaving.asked, 1);
    });

    it('takes a move back that cannot stand any more, and tells why', async () => {
      const { wire, open, ada, bo } = await seated('fluctus-board', 'fluctus');
      const leaving = leavings(ada);
      wire.stall();
      await ada.click('[data-square=ro]');
      await ada.seesStatus(NOT_SENT);
      const tablet = await open(0, server.url);
      await tablet.click('[data-square=ri]');
      await bo.recordAt(1);
      await ada.page.reload();
      await ada.isReady();
      assert.equal(leaving.asked, 1);
      wire.flow();
      await ada.message('Another move arrived first, perhaps from another device of yours');
      assert.match(await ada.recordAt(1), /@ri/);
      await isSent(ada);
      await ada.page.reload();
      await ada.isReady();
      assert.match(await ada.recordAt(1), /@ri/);
      assert.equal(leaving.asked, 1);
    });
  });
