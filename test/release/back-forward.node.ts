/** Boards on pages that the browser keeps in the back-forward cache, while a computer player thinks. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { findGames } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import { PATIENCE, start } from '../package/page.js';

/** The values that the page keeps: they are gone if it was loaded again. */
interface Kept {
  /** For each `pageshow`: the page comes from the cache. */
  readonly shows: boolean[];
  /** The sources of the moves. */
  readonly moves: string[];
}

const html = (tag: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Blog</title><link rel="icon" href="data:," />
  <script>
    globalThis.kept = { shows: [], moves: [] };
    addEventListener('pageshow', ({ persisted }) => kept.shows.push(persisted));
    addEventListener('game-move', ({ detail }) => kept.moves.push(detail.source));
  </script>
  <script type="module" src="/cdn/${tag}.min.js"></script></head>
  <body><${tag} seats="human computer:best" first="A" seed="1" autosave="kept"></${tag}></body>
</html>`;

const kept = (page: Page): Promise<Kept> =>
  page.evaluate(() => (globalThis as unknown as { kept: Kept }).kept);

/** Plays moves of the person until a computer thinks. */
const playOn = (page: Page, tag: string): Promise<void> =>
  page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    const board = document.querySelector<
      HTMLElement & { readonly moves: readonly string[]; play(move: string): boolean }
    >(name)!;
    board.scrollIntoView();
    while (!board.matches(':state(thinking)')) {
      const [move] = board.moves;
      if (move !== undefined) board.play(move);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, tag);

/** Waits until computers have made so many moves. */
const answered = (page: Page, count: number) =>
  page.waitForFunction(
    (least) =>
      (globalThis as unknown as { kept: Kept }).kept.moves.filter((each) => each === 'computer').length >=
      least,
    { timeout: PATIENCE },
    count,
  );

describe('the back-forward cache of Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-back-'));
  const games = findGames();
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;

  before(async () => {
    for (const { tag } of games) writeFileSync(join(folder, `${tag}.html`), html(tag));
    writeFileSync(join(folder, 'other.html'), '<!doctype html><link rel="icon" href="data:," />');
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  for (const { tag } of games)
    it(`keeps a page with a computer that thinks, which plays on after it: ${tag}`, async () => {
      const page = await browser.newPage();
      await page.goto(`${site.url}/${tag}.html`, { waitUntil: 'load' });
      await playOn(page, tag);
      const { moves } = await kept(page);
      await page.goto(`${site.url}/other.html`, { waitUntil: 'load' });
      await page.goBack();
      const back = await kept(page);
      assert.deepEqual(back.shows, [false, true]);
      assert.deepEqual(back.moves.slice(0, moves.length), moves);
      const entry = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]));
      assert.match(entry, /"notRestoredReasons":null/);
      await answered(page, 1);
      await playOn(page, tag);
      await answered(page, 2);
      await page.close();
    });
});
