import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../package/page.js';

type Server = Awaited<ReturnType<typeof serve>>;

interface BoardElement extends HTMLElement {
  readonly moves: readonly string[];
  readonly winners: readonly number[] | undefined;
  openRules(): void;
  play(move: string): boolean;
}

const map = JSON.parse(readFileSync('cdn/luzi-dice.importmap.json', 'utf8')) as {
  readonly integrity: Readonly<Record<string, string>>;
};
const hashes = JSON.parse(readFileSync('cdn/sri.json', 'utf8')) as Readonly<Record<string, string>>;

/** The import map for files on the test's own server. */
const local = JSON.stringify({
  integrity: Object.fromEntries(
    Object.entries(map.integrity).map(([url, hash]) => [url.replace(/^.*\/cdn\//, '/cdn/'), hash]),
  ),
});

const pageWith = (board: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Game</title><link rel="icon" href="data:," />
  <script type="importmap">${local}</script>
  <script type="module" src="/cdn/luzi-dice.min.js" crossorigin></script></head>
  <body>${board}</body>
</html>`;

describe('the import map of a bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-integrity-'));
  let site: Server;
  let browser: Browser;

  before(async () => {
    cpSync('cdn', join(folder, 'cdn'), { recursive: true });
    const board = '<luzi-dice seats="human computer:easy" pace="fast" rounds="1" seed="x"></luzi-dice>';
    writeFileSync(join(folder, 'index.html'), pageWith(board));
    [site, browser] = [await serve({ '/': folder }), await start()];
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens the page, with the errors of its console. */
  async function open(): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${site.url}/index.html`);
    return { page, errors };
  }

  /** Opens the rules; resolves with the text of the dialog once it is there, or has failed. */
  const rules = (page: Page) =>
    page.evaluate(async () => {
      await customElements.whenDefined('luzi-dice');
      const board = document.querySelector<BoardElement>('luzi-dice')!;
      board.openRules();
      for (;;) {
        const shown =
          board.shadowRoot?.querySelector('[part=rule]') ?? board.shadowRoot?.querySelector('.over');
        const text = shown?.textContent.trim() ?? '';
        if (text && !text.includes('Loading')) return text;
        await new Promise(requestAnimationFrame);
      }
    });

  it('has the hashes of the bundle and of all files that it loads', () => {
    const files = Object.keys(hashes).filter((file) =>
      /^(luzi-dice|board|luzi|table\.(server|qr-code))\./.test(file),
    );
    assert.ok(files.length > 5);
    const listed = Object.entries(map.integrity).map(([url, hash]) => [url.replace(/^.*\//, ''), hash]);
    assert.deepEqual(
      Object.fromEntries(listed),
      Object.fromEntries(files.map((file) => [file, hashes[file]])),
    );
  });

  it('lets a page play a whole game against the computer, and open the rules', async () => {
    const { page, errors } = await open();
    const winners = await page.evaluate(async () => {
      await customElements.whenDefined('luzi-dice');
      const board = document.querySelector<BoardElement>('luzi-dice')!;
      while (!board.winners) {
        const [move] = board.moves;
        if (move) board.play(move);
        await new Promise(requestAnimationFrame);
      }
      return board.winners.length;
    });
    assert.ok(winners > 0);
    assert.match(await rules(page), /Z1/);
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('makes the browser refuse a file that was changed', async () => {
    const path = join(folder, 'cdn', 'board.dialogs.min.js');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text}\nglobalThis.tampered = true;\n`);
    const { page, errors } = await open();
    assert.equal(await rules(page), 'Could not be loaded. Check your connection, then try again.');
    assert.equal(await page.evaluate(() => 'tampered' in globalThis), false);
    assert.ok(
      errors.some((error) => error.includes('integrity')),
      errors.join('\n'),
    );
    await page.close();
    writeFileSync(path, text);
  });
});
