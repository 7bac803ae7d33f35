import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { open, playByCode, start, waitForMoves } from './page.js';

type Server = Awaited<ReturnType<typeof serve>>;

const page = (script: string, policy = '') => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Blog</title><link rel="icon" href="data:," />
  ${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}" />`}
  <script type="module" src="${script}"></script></head>
  <body><fluctus-board seats="human computer:hard" seed="1"></fluctus-board></body>
</html>`;

describe('the computer player of the script tag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-ways-'));
  let site: Server;
  let other: Server;
  let browser: Browser;

  before(async () => {
    other = await serve({ '/cdn': 'cdn' }, { headers: { 'access-control-allow-origin': '*' } });
    const elsewhere = `${other.url}/cdn/fluctus-board.min.js`;
    const pages = {
      'worker.html': page('/cdn/fluctus-board.min.js'),
      'blob.html': page(elsewhere),
      'page.html': page(elsewhere, `script-src ${other.url}; worker-src 'none'`),
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

  /** What the computer answers, the worker that it thinks in, and the files of its own that the page asks for. */
  async function answerOn(name: string) {
    const { page, scripts } = await open(browser, `${site.url}/${name}.html`);
    await playByCode(page, '@ro');
    const [, move] = await waitForMoves(page, 2);
    const workers = page.workers().map((worker) => worker.url().replace(/^(blob):.*|.*\//, '$1'));
    await page.close();
    const files = scripts.flatMap((path) => /fluctus\.(bot|worker-source)\.min\.js$/.exec(path)?.[1] ?? []);
    return { move, workers, files };
  }

  it('thinks in a worker, in a blob of a lazy file from another origin, and on the page under a strict policy', async () => {
    const inWorker = await answerOn('worker');
    const inBlob = await answerOn('blob');
    const onPage = await answerOn('page');
    assert.deepEqual([inWorker.workers, inWorker.files], [['fluctus.worker.min.js'], []]);
    assert.deepEqual([inBlob.workers, inBlob.files], [['blob'], ['worker-source']]);
    assert.deepEqual([onPage.workers, onPage.files], [[], ['worker-source', 'bot']]);
    assert.match(inWorker.move ?? '', /^computer /);
    assert.deepEqual([inBlob.move, onPage.move], [inWorker.move, inWorker.move]);
  });
});
