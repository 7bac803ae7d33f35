/** What boards in a real browser keep of a table, and what they say of a server whose log was changed. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import Database from 'libsql';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { Person, startBrowser, waiting, writePage } from './support/people.js';
import { patience, startServer, temporaryFolder, type Running } from './support/processes.js';
import { wireTo, type Wire } from './support/wire.js';

interface KeptSeat {
  readonly id: string;
  readonly memory: { readonly key: string; readonly commits: readonly string[]; readonly n: number };
}

describe('the fairness of a table on a server', patience, () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tables.db');
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let server: Running;
  before(async () => {
    writePage(folder);
    site = await serve({ '/': folder, '/cdn': 'cdn' });
    server = await startServer('--db', file, '--origin', site.url);
    browser = await startBrowser();
  });
  after(async () => {
    await server.kill();
    await site.close();
  });
  const wires: Wire[] = [];
  afterEach(() => wires.splice(0).forEach((wire) => wire.close()));

  const seatOf = async ({ page }: Person): Promise<KeptSeat> =>
    (
      JSON.parse(
        (await page.evaluate(() => localStorage.getItem('spielkasten:seats')))!,
      ) as readonly KeptSeat[]
    ).at(-1)!;

  /** Waits until the menu has an entry. */
  async function menuHas(person: Person, entry: string): Promise<void> {
    // by keyboard: the toolbar moves when the lobby gives way to the game
    await person.focus('button', 'More');
    await person.keys('Enter');
    await person.find('button', entry);
    await person.keys('Escape');
  }

  /** Ada and Bo play Luzi und Joe. */
  async function begun() {
    const wire = await wireTo(server.port);
    wires.push(wire);
    const page = `${site.url}/board.html?${new URLSearchParams({ tag: 'luzi-dice', lang: 'en', players: '2', table: wire.url })}`;
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    await ada.visit(page);
    await ada.button('Invite');
    await ada.type('input[name=name]', 'Ada');
    await ada.button('Open a table');
    const [link] = await Promise.all([ada.copied(), ada.button('Copy the link')]);
    await bo.visit(link);
    await bo.type('input[name=name]', 'Bo');
    await bo.button('Join');
    for (const each of [ada, bo]) {
      await each.hears('The game begins.');
      await each.sees('At the table');
    }
    return { ada, bo, wire };
  }

  const alarmOf = ({ page }: Person) =>
    page.$eval('#game', (board) => board.shadowRoot!.querySelector('.alarm')?.textContent);

  it('is kept with the seat, and checked at the end also after a reload', async () => {
    const { ada, bo } = await begun();
    await menuHas(ada, 'Fair so far');
    const { id, memory } = await seatOf(ada);
    assert.equal(memory.commits.length, 2);
    await ada.reload();
    await ada.sees('At the table');
    await bo.page.$eval('#game', (board) => (board as HTMLElement & { resign(): void }).resign());
    await ada.find('button', 'Play again');
    await menuHas(ada, 'Fair: checked');
    assert.equal(await alarmOf(ada), undefined);
    const log = await (await fetch(`${server.url}/tables/${id}/log`)).text();
    assert.ok(
      log.includes('"k":"salt"') && !log.includes(memory.key),
      'the key of the salts never leaves the page',
    );
    assert.deepEqual([...ada.errors, ...bo.errors], []);
  });

  it('is an alarm on the board if the server has another seed after a restart', async () => {
    const { ada, bo, wire } = await begun();
    const { id } = await seatOf(ada);
    await server.kill();
    const database = new Database(file);
    const other = 'f'.repeat(64);
    database
      .prepare("update entries set entry = json_set(entry, '$.commit', ?) where id = ? and n = 1")
      .run(other, id);
    database.close();
    server = await startServer('--db', file, '--origin', site.url);
    wire.ports = [server.port];
    await ada.reload();
    await ada.hears('You cannot trust this game. The seed of the table, or the commitment to it');
    await ada.page.waitForFunction(
      () => document.querySelector('#game')!.shadowRoot!.querySelector('.alarm')?.checkVisibility(),
      waiting,
    );
    await menuHas(ada, 'Not fair');
    assert.deepEqual([...ada.errors, ...bo.errors], []);
  });
});
