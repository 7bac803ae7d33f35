import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { build } from 'vite';
import { serve } from '../../scripts/serve.mjs';
import { consumer, type Consumer } from './consumer.js';
import { clickAMove, open, playByCode, start, waitForMoves } from './page.js';

const page = (board: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Consumer</title><link rel="icon" href="data:," /></head>
  <body>${board}<script type="module" src="/main.js"></script></body>
</html>`;

describe('an empty Vite project with the packed package', () => {
  let project: Consumer;
  let server: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;

  before(async () => {
    project = consumer({
      'index.html': page('<fluctus-board seats="human human"></fluctus-board>'),
      'alone.html': page('<fluctus-board seed="1"></fluctus-board>'),
      'main.js': `import 'spielkasten/fluctus-board.js';\n`,
    });
    const root = project.folder;
    const input = [join(root, 'index.html'), join(root, 'alone.html')];
    await build({ root, configFile: false, logLevel: 'error', build: { rolldownOptions: { input } } });
    [server, browser] = [await serve({ '/': join(root, 'dist') }), await start()];
  });
  after(async () => {
    await browser.close();
    await server.close();
    project.remove();
  });

  it('plays a move by code and one by a click', async () => {
    const { page, errors } = await open(browser, `${server.url}/`);
    await playByCode(page, '@ro');
    await clickAMove(page);
    const [first, second] = await waitForMoves(page, 2);
    assert.equal(first, 'api @ro');
    assert.match(second ?? '', /^pointer @g[io]$/);
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('is answered by the computer', async () => {
    const { page, errors } = await open(browser, `${server.url}/alone.html`);
    await playByCode(page, '@ro');
    const [, answer] = await waitForMoves(page, 2);
    assert.match(answer ?? '', /^computer @g[io]$/);
    assert.deepEqual(errors, []);
    await page.close();
  });
});
