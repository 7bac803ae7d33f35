/**
 * `npm run picture`: renders site/cards/, the pictures of links to the site, from site/cards.html and the positions in
 * site/games/, with the built script-tag bundle.
 * Run `npm run build` first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { launchOptions } from './browser.mjs';
import { findGames } from './files.mjs';
import { cardsPage } from '../site/lib/about.mjs';
import { servePage } from './serve.mjs';

/** The maximum size of a picture, in bytes. */
const MOST = 150_000;

const fonts = 'node_modules/@fontsource-variable';
const server = await servePage(cardsPage(), { '/cdn': 'cdn', '/fontsource': fonts });
const browser = await launch(launchOptions());

/** Opens the page and waits for its boards. */
async function open() {
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 1000 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.evaluateOnNewDocument(() => {
    globalThis.faults = [];
    addEventListener('game-error', ({ detail }) => globalThis.faults.push(detail.message));
  });
  await page.goto(server.url, { waitUntil: 'networkidle0' });
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
  if (faults.length) throw new Error(`site/cards.html: ${faults.join('; ')}`);
  return page;
}

/** Writes an element as a file. */
async function write(element, file) {
  const picture = await element.screenshot({ type: 'jpeg', quality: 80 });
  if (picture.length > MOST) throw new Error(`${file} has ${picture.length} of ${MOST} bytes`);
  writeFileSync(file, picture);
  const { width, height } = await element.boundingBox();
  console.log(`${file}, ${width} × ${height}, ${Math.round(picture.length / 1000)} kB`);
}

try {
  const cards = await open();
  mkdirSync('site/cards', { recursive: true });
  for (const card of await cards.$$('section'))
    await write(card, `site/cards/${await card.evaluate(({ id }) => id)}.jpg`);
} finally {
  await browser.close();
  await server.close();
}
