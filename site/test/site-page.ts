import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { PATIENCE, start } from '../../test/package/page.js';

/** The built site on a server, and a page of a browser. */
export interface SitePage {
  readonly url: string;
  readonly browser: Browser;
  readonly page: Page;
  /** An empty folder that the server has under `/copied/`. */
  readonly folder: string;
  /** The errors of the page. */
  readonly errors: string[];
  /** Resolves as a promise does, and fails with the first error of the page: what it waits for may never come. */
  unlessItFails<T>(promise: Promise<T>): Promise<T>;
  close(): Promise<void>;
}

let isBuilt = false;

/** Builds the site. The test files of a folder run in one process, and share what the first of them has built. */
function buildSite(): void {
  if (!isBuilt) execFileSync('npm', ['run', '--silent', 'site'], { shell: process.platform === 'win32' });
  isBuilt = true;
}

/** Builds and serves the site, and opens an empty page. */
export async function openSite(): Promise<SitePage> {
  buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-site-'));
  const site = await serve({ '/': 'site-dist', '/cdn': 'cdn', '/copied': folder });
  const browser = await start();
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    url: site.url,
    browser,
    page,
    folder,
    errors,
    unlessItFails(promise) {
      let stop = () => {};
      const failing = new Promise<never>((_, reject) => {
        page.on('pageerror', reject);
        stop = () => void page.off('pageerror', reject);
      });
      return Promise.race([promise, failing]).finally(() => {
        stop();
      });
    },
    async close() {
      await browser.close();
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}
