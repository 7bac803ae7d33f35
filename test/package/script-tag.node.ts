import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright';
import type { Browser, Page } from 'puppeteer-core';
import { inShadow, undrawnLaunchOptions } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { clickAMove, open, playByCode, start, waitForMoves } from './page.js';

type Server = Awaited<ReturnType<typeof serve>>;

const page = (script: string, board: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Blog</title><link rel="icon" href="data:," />
  <script type="module" src="${script}"></script></head>
  <body>${board}</body>
</html>`;

const twoPlayers = '<fluctus-board seats="human human"></fluctus-board>';

describe('empty page with a script tag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-page-'));
  let site: Server;
  let other: Server;
  let browser: Browser;

  before(async () => {
    other = await serve({ '/cdn': 'cdn' }, { headers: { 'access-control-allow-origin': '*' } });
    const elsewhere = `${other.url}/cdn/fluctus-board.min.js`;
    const pages = {
      'index.html': page('/cdn/fluctus-board.min.js', twoPlayers),
      'all.html': page('/cdn/spielkasten.min.js', twoPlayers),
      'other-origin.html': page(elsewhere, twoPlayers),
      'framed.html':
        '<!doctype html><iframe width="700" height="900" sandbox="allow-scripts" src="other-origin.html"></iframe>',
      'query.html': page('/cdn/fluctus-board.min.js?ver=2', twoPlayers),
      'both.html': page('/cdn/fluctus-board.min.js', `${twoPlayers}<luzi-dice></luzi-dice>`).replace(
        '</head>',
        '<script type="module" src="/cdn/luzi-dice.min.js"></script></head>',
      ),
      'german.html': page('/cdn/fluctus-board.min.js', twoPlayers).replace('lang="en"', 'lang="de"'),
    };
    for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
  });
  after(async () => {
    await browser.close();
    await site.close();
    await other.close();
    rmSync(folder, { recursive: true });
  });

  for (const [name, entry] of [
    ['index.html', 'fluctus-board'],
    ['all.html', 'spielkasten'],
    ['other-origin.html', 'fluctus-board'],
  ] as const)
    it(`plays by code and by click in English with one script, other requests blocked: ${name}`, async () => {
      const only = `/cdn/${entry}.min.js`;
      const { page, errors, scripts } = await open(browser, `${site.url}/${name}`, only);
      await playByCode(page, '@ro');
      await clickAMove(page);
      const [first, second] = await waitForMoves(page, 2);
      assert.equal(first, 'api @ro');
      assert.match(second ?? '', /^pointer @g[io]$/);
      assert.equal(scripts[0], only);
      assert.deepEqual(
        errors.filter((error) => !error.includes('net::ERR_FAILED')),
        [],
      );
      await page.close();
    });

  it('shows a board with one script, without errors', async () => {
    const { page, errors, scripts } = await open(browser, `${site.url}/index.html`);
    await page.waitForSelector('fluctus-board >>> [role="toolbar"]', inShadow);
    assert.equal(scripts.length, 1, scripts.join(' '));
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('takes moves from its field, and begins another game, in a frame that may not submit forms', async () => {
    // Puppeteer 24 loses keys and clicks in such a frame
    const playwright = await chromium.launch(undrawnLaunchOptions());
    try {
      const page = await playwright.newPage({ viewport: { width: 900, height: 1000 } });
      await page.goto(`${site.url}/framed.html`);
      const board = page.frameLocator('iframe').locator('fluctus-board');
      const reaches = (ply: number) =>
        page
          .frames()[1]!
          .waitForFunction(
            (least) => (document.querySelector('fluctus-board') as unknown as { ply: number }).ply === least,
            ply,
          );
      await board.locator('[data-square=ro]').click();
      await reaches(1);
      await page.keyboard.press('/');
      await board.locator('#command:focus').waitFor();
      await page.keyboard.type('@go\n');
      await reaches(2);
      await board.locator('.bar').getByText('New').click();
      await board.locator('.over [type=submit]').click();
      await reaches(0);
    } finally {
      await playwright.close();
    }
  });

  it('loads the language of the page', async () => {
    const { page, errors, scripts } = await open(browser, `${site.url}/german.html`);
    await page.waitForFunction(() =>
      document.querySelector('fluctus-board')?.shadowRoot?.textContent.includes('Regeln'),
    );
    const words = scripts.filter((path) => path.endsWith('.de.min.js'));
    assert.deepEqual(words.sort(), ['/cdn/board.de.min.js', '/cdn/fluctus.de.min.js']);
    assert.deepEqual(errors, []);
    await page.close();
  });

  /** Opens the rules of the board with a tag, and waits until they are there. */
  const openRules = (page: Page, tag: string) =>
    page.evaluate(async (name) => {
      await customElements.whenDefined(name);
      const board = document.querySelector<HTMLElement & { openRules(): void }>(name)!;
      board.openRules();
      while (!board.shadowRoot?.querySelector('[part=rule]')) await new Promise(requestAnimationFrame);
    }, tag);

  it('is loaded once if its address has a query, and finds its parts', async () => {
    const { page, errors, scripts } = await open(browser, `${site.url}/query.html`);
    await openRules(page, 'fluctus-board');
    assert.deepEqual(scripts.sort(), [
      '/cdn/board.dialogs.min.js',
      '/cdn/fluctus-board.min.js',
      '/cdn/fluctus.dialogs.min.js',
    ]);
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('shares its parts with the script of another game on the page', async () => {
    const { page, errors, scripts } = await open(browser, `${site.url}/both.html`);
    for (const tag of ['fluctus-board', 'luzi-dice']) await openRules(page, tag);
    assert.equal(scripts.filter((path) => path.endsWith('.dialogs.min.js')).length, 3, scripts.join(' '));
    assert.deepEqual(errors, []);
    await page.close();
  });
});
