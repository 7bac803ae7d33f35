/**
 * `npm run picture`: renders docs/boards.webp, the picture in the README, from docs/picture.html and the built script-tag
 * bundle. Run `npm run build` first.
 */
import { writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { launchOptions } from './browser.mjs';
import { findGames } from './files.mjs';
import { serve } from './serve.mjs';

const OUT = 'docs/boards.webp';
/** The maximum size of the picture, in bytes. */
const MOST = 200_000;

const server = await serve({ '/': 'docs', '/cdn': 'cdn' });
const browser = await launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 1000, deviceScaleFactor: 2 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.evaluateOnNewDocument(() => {
    globalThis.faults = [];
    addEventListener('game-error', ({ detail }) => globalThis.faults.push(detail.message));
  });
  await page.goto(`${server.url}/picture.html`, { waitUntil: 'networkidle0' });
  const tags = findGames().map(({ tag }) => tag);
  const faults = await page.evaluate(async (all) => {
    await document.fonts.ready;
    for (const tag of all) {
      const board = document.querySelector(tag);
      if (!board?.shadowRoot) globalThis.faults.push(`no ${tag}`);
      await board?.updateComplete;
    }
    return globalThis.faults;
  }, tags);
  if (faults.length) throw new Error(`docs/picture.html: ${faults.join('; ')}`);
  const body = await page.$('body');
  const picture = await body.screenshot({ type: 'webp', quality: 80 });
  if (picture.length > MOST) throw new Error(`the picture has ${picture.length} of ${MOST} bytes`);
  writeFileSync(OUT, picture);
  const { width, height } = await body.boundingBox();
  console.log(`${OUT}, ${width} × ${height}, ${Math.round(picture.length / 1000)} kB`);
} finally {
  await browser.close();
  await server.close();
}
