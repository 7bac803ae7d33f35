import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../package/page.js';

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};

/** The stories themselves are tested by Vitest, which leaves out the pages of documentation. */
describe('documentation pages of the built Storybook', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;

  before(async () => {
    [server, browser] = await Promise.all([serve({ '/': 'storybook-static' }), start()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const { id } of Object.values(entries).filter(({ type }) => type === 'docs'))
    it(`render without errors: ${id}`, async () => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${server.url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
      await page.waitForSelector('.sbdocs-content h1', { visible: true, timeout: 120_000 });
      await page.waitForNetworkIdle();
      await page.close();
      assert.deepEqual(errors, []);
    });
});
