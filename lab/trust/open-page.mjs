/** The page of `npm run trust` in Chromium. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../../scripts/browser.mjs';
import { findBoards } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';

/** Compiles the page and the workers of the computer players into a folder. */
async function compile(folder) {
  const workers = findBoards().map(({ id }) => `src/games/${id}/${id}.worker.ts`);
  await build({
    entryPoints: ['lab/trust/trust.page.ts', ...workers],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  });
  const script = '<script type="module" src="trust.page.js"></script>';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8">${script}`,
  );
}

/** Gives the page the functions that need the browser: see `lab/trust/failures.ts`. */
async function offer(page) {
  let blocked = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const fails = blocked && request.resourceType() === 'script';
    void (fails ? request.abort() : request.continue());
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) blocked = false;
  });
  await page.exposeFunction('blockChunks', (block) => {
    blocked = block;
  });
  const session = await page.createCDPSession();
  await page.exposeFunction('measureHeap', async () => {
    // the second collection takes what the finalizers of the first have released
    for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { bytes: usedSize, nodes, listeners: jsEventListeners };
  });
}

/** Opens Chromium: `run` runs a function of the page in a fresh page, `close` closes everything. */
export async function openPage() {
  const folder = await mkdtemp(join(tmpdir(), 'trust-'));
  await compile(folder);
  const server = await serve({ '/': folder });
  const browser = await launch(launchOptions());
  const run = async (name, input) => {
    const page = await browser.newPage();
    await offer(page);
    await page.goto(`${server.url}/index.html`);
    await page.waitForFunction(() => 'trust' in globalThis);
    const result = await page.evaluate((which, given) => globalThis.trust[which](given), name, input);
    await page.close();
    return result;
  };
  const close = async () => {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { run, close };
}
