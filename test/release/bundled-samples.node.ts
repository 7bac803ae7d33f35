import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../package/page.js';
import { blocks, pages } from '../support/documents.js';

/** The samples that import elements, with the paths of their pages. lab/consumers runs those of platforms and of unit tests. */
const samples = pages
  .filter(({ path }) => path !== 'docs/platforms.md')
  .flatMap(({ path, text }) => blocks(text, 'js').map((code) => ({ path, code })))
  .filter(({ code }) => /^import '(spielkasten|@lit)/m.test(code) && !code.includes("from 'vitest'"));

describe('sample for a bundler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-bundled-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  before(async () => {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/spielkasten'));
    [site, browser] = [await serve({ '/': folder }), await start()];
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  /** Bundles a file of the folder, and opens a page with it. Faults of the page end up in the list. */
  async function open(entry: string, faults: string[]): Promise<Page> {
    await build({
      absWorkingDir: folder,
      entryPoints: [entry],
      outfile: 'page.js',
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
      nodePaths: [resolve('node_modules')],
    });
    writeFileSync(
      join(folder, 'page.html'),
      '<!doctype html><html lang="en"><link rel="icon" href="data:,"><main></main><script type="module" src="page.js"></script></html>',
    );
    const page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${site.url}/page.html`, { waitUntil: 'load' });
    return page;
  }

  for (const { path, code } of samples)
    it(`registers the board: ${path}, ${code.split('\n')[0]}`, async () => {
      const faults: string[] = [];
      writeFileSync(join(folder, 'sample.js'), code);
      const page = await open('sample.js', faults);
      await page.evaluate(() => customElements.whenDefined('fluctus-board'));
      assert.deepEqual(faults, []);
      await page.close();
    });
});
