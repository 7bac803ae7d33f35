import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../package/page.js';
import { blocks, pages, written } from '../support/documents.js';

/** The public URL of the package, replaced by that of the test server. */
const elsewhere = /https:\/\/cdn\.jsdelivr\.net\/npm\/spielkasten@[^/]+|\/node_modules\/spielkasten/g;

/** A page that contains a copied snippet. */
const copied = (snippet: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Copied</title><link rel="icon" href="data:," />
<script>
  faults = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('game-error', ({ detail }) => faults.push(detail.message));
</script></head>
<body>${snippet.replaceAll(elsewhere, '')}
${snippet.includes('/cdn/') ? '' : '<script type="module" src="/cdn/spielkasten.min.js"></script>'}</body></html>`;

describe('copied snippet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-docs-'));
  const snippets = pages.flatMap(({ path, text }) =>
    blocks(text, 'html')
      // a table of a server has a test of its own, with a server
      .filter((html) => written(html).length > 0 && !html.includes('openTable('))
      .map((html, i) => ({ html, name: `${path.replace(/\W/g, '-')}-${i}.html`, path })),
  );
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let page: Page;
  before(async () => {
    for (const { html, name } of snippets) writeFileSync(join(folder, name), copied(html));
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
    page = await browser.newPage();
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  for (const { html, name, path } of snippets)
    it(
      `shows its boards without errors: ${path}, ${html.split('\n').find((line) => /<[a-z]+-/.test(line)) ?? ''}`,
      { timeout: 20_000 },
      async () => {
        await page.goto(`${site.url}/${name}`, { waitUntil: 'load' });
        const tags = [...new Set(written(html).map(({ tag }) => tag))];
        const elements = await page.$$(tags.join());
        assert.equal(elements.length, written(html).length);
        await page.waitForFunction(
          async (...all) => {
            // a board that is far from the window is rendered on request
            for (const board of all) await (board as Element & { updateComplete?: unknown }).updateComplete;
            return all.every(({ shadowRoot }) =>
              shadowRoot?.querySelector(
                '[part=board] *, [part=rule], [part=move], [part=standing], [part=list]',
              ),
            );
          },
          { timeout: 15_000 },
          ...elements,
        );
        assert.deepEqual(await page.evaluate(() => (globalThis as { faults?: string[] }).faults), []);
      },
    );

  for (const code of pages
    .flatMap(({ text }) => blocks(text, 'js'))
    .filter((text) => text.includes('console.log(') && text.includes("'spielkasten/engine'")))
    it(`runs in Node: ${code.split('\n')[0] ?? ''}`, () => {
      const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
        encoding: 'utf8',
        timeout: 10_000,
      });
      assert.match(said, /\S/);
    });
});
