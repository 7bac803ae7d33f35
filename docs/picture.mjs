/** Draws docs/fluctus.webp, the picture in the README, from the built script-tag bundle: run `npm run build` before. */
import { writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

const RECORD =
  '@ro @go @ri @gi ro-wo gi-bo ri-gi go-yi @ro bo-bi ro-vo @go @ri yi-vi @ro go-yi woxvi yi-yo roxbi @go vo-bo go-yi ri-ro yo-wi';

const server = await serve({ '/': 'demo', '/cdn': 'cdn' });
const browser = await launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 900, height: 900 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(server.url);
  const box = await page.evaluate(async (record) => {
    document.body.style.margin = '0';
    const board = document.querySelector('fluctus-board');
    await customElements.whenDefined('fluctus-board');
    Object.assign(board, { seats: 'human human', names: 'Ada,Bo', record });
    await board.updateComplete;
    await document.fonts.ready;
    const { width, height } = board.getBoundingClientRect();
    return { x: 0, y: 0, width, height };
  }, RECORD);
  // a stone is chosen: where it can go is lit, and the way of its capture is traced
  await page.click('fluctus-board >>> [data-square=ro]');
  await page.waitForSelector('fluctus-board >>> .way');
  await page.mouse.move(0, 0);
  await page.waitForNetworkIdle();
  const picture = await page.screenshot({ clip: box, type: 'webp', quality: 90 });
  writeFileSync('docs/fluctus.webp', picture);
  console.log(`docs/fluctus.webp, ${box.width} × ${box.height}, ${Math.round(picture.length / 1000)} kB`);
} finally {
  await browser.close();
  await server.close();
}
