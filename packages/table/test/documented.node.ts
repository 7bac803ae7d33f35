import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import type { GluxBoard } from '../../../src/classes.js';
import { start } from '../../../test/package/page.js';
import { waiting } from './support/people.js';
import { startServer, temporaryFolder, type Running } from './support/processes.js';

describe('the page in docs/online.md', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  let site: Awaited<ReturnType<typeof serve>>;
  let server: Running;
  let browser: Browser;
  const errors: string[] = [];
  before(async () => {
    site = await serve({ '/': folder, '/cdn': 'cdn' });
    server = await startServer('--db', join(folder, 'tables.db'), '--origin', site.url);
    browser = await start();
  });
  after(async () => {
    await browser.close();
    await server.kill();
    await site.close();
  });

  /** Opens a page that notes whether its table is played, in a browser of somebody. Until then, its board has a game of its own. */
  async function open(context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await browser.createBrowserContext())).newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.evaluateOnNewDocument(() => {
      addEventListener('game-table', ({ detail }) => {
        Object.assign(globalThis, { played: detail.status === 'playing' });
      });
    });
    return page;
  }

  /** Resolves with the turn that a page shows, once the game at the table is at this ply or further. */
  async function turnAt(page: Page, ply: number): Promise<number> {
    await page.waitForFunction(
      (least) =>
        (globalThis as { played?: boolean }).played &&
        document.querySelector<GluxBoard>('#game')!.ply >= least,
      waiting,
      ply,
    );
    return page.$eval('#game', (board) => (board as GluxBoard).turn as number);
  }

  it('plays Glüx from two pages in Chromium, also reloaded, opened twice and opened late', async () => {
    const [, example] = /### A page with a lobby of its own.*?```html\n(.*?)```/s.exec(
      readFileSync('docs/online.md', 'utf8'),
    )!;
    const body = example!
      .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/npm\/spielkasten@[\d.]+\/cdn\//g, '/cdn/')
      .replace('https://play.example.org', server.url);
    writeFileSync(join(folder, 'game.html'), `<!doctype html><html lang="en"><body>${body}</body></html>`);
    const ada = await open();
    const link = new Promise<string>((resolve, reject) => {
      ada.once('pageerror', reject);
      ada.on('console', (message) => {
        const [, address] = /^Send this link: (.*)$/.exec(message.text()) ?? [];
        if (address !== undefined) resolve(address);
      });
    });
    await ada.goto(`${site.url}/game.html`);
    const bo = await open();
    const address = await link;
    await bo.goto(address);
    // the first chips are drawn when both are there
    const turn = await turnAt(ada, 1);
    assert.equal(await turnAt(bo, 1), turn);
    const { ply, move } = await [ada, bo][turn]!.$eval('#game', (board) => {
      const { ply: now, moves } = board as GluxBoard;
      return { ply: now, move: moves[0]! };
    });
    await [ada, bo][turn]!.$eval('#game', (board, text) => (board as GluxBoard).play(text), move);
    const other = [ada, bo][1 - turn]!;
    await turnAt(other, ply + 1);
    assert.ok((await other.$eval('#game', (board) => (board as GluxBoard).record)).includes(move));
    // each has the seat after a reload, and in another tab; whoever comes late watches
    const tab = await open(ada.browserContext());
    const late = await open();
    await Promise.all([ada.reload(), bo.reload(), tab.goto(address), late.goto(address)]);
    const pages = [ada, bo, tab, late];
    for (const page of pages) await turnAt(page, ply + 1);
    const own = (page: Page) =>
      page.evaluate(() =>
        Object.values<string>({ ...localStorage }).map(
          (text) => JSON.parse(text) as { readonly seat: number },
        ),
      );
    assert.deepEqual(
      await Promise.all([ada, bo, tab, late].map(async (page) => (await own(page)).map(({ seat }) => seat))),
      [[0], [1], [0], []],
    );
    // both seats can move, the first one in its other tab
    const plyOf = (page: Page) => page.$eval('#game', (board) => (board as GluxBoard).ply);
    for (let i = 0; i < 2; i++) {
      const at = await plyOf(late);
      const page = [tab, bo][await turnAt(late, at)]!;
      await turnAt(page, at);
      await page.$eval('#game', (board) => (board as GluxBoard).play((board as GluxBoard).moves[0]!));
      // an entry of the log has the draws after a move, too
      await turnAt(late, at + 1);
      for (const each of pages) await turnAt(each, await plyOf(late));
    }
    assert.deepEqual(errors, []);
  });
});
