/**
 * `npm run film`: plays the replays in site/games/ on site/film.html in the built bundle. Writes docs/film.webp, the film in the README, and
 * docs/boards.webp, its last picture, for readers who prefer reduced motion. Run `npm run build` first.
 */
import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { launch } from 'puppeteer-core';
import { launchOptions } from './browser.mjs';
import { animated } from '../site/lib/webp.mjs';
import { filmPage } from '../site/lib/about.mjs';
import { servePage } from './serve.mjs';

/** The maximum size of the film, in bytes. */
const MOST = 400_000;
/** The time of a picture while something moves, and of one between two moves, in ms. */
const STEP = 80;
const REST = 640;
/** A time after which every animation has ended, in ms. */
const LONG = 10_000;
/** The film ends after it was played so many times, because nobody can stop it. */
const TIMES = 3;

/** The least difference of a colour that counts: pixels that are drawn again differ a little. */
const LEAST = 12;

/** The rectangle in which two pictures differ; its left and top edges have even coordinates. */
function difference(old, now) {
  const { width, height } = now;
  if (!old) return { x: 0, y: 0, width, height };
  const [xs, ys] = [new Set(), new Set()];
  for (let i = 0; i < width * height; i++)
    if ([0, 1, 2, 3].some((k) => Math.abs(old.data[4 * i + k] - now.data[4 * i + k]) > LEAST)) {
      xs.add(i % width);
      ys.add(Math.floor(i / width));
    }
  if (!xs.size) return undefined;
  const [x, y] = [xs, ys].map((all) => Math.min(...all) & ~1);
  return { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
}

/** Shows a ply of the board with this number; the move to the next ply is animated. */
const show = (page, i, ply) =>
  page.evaluate(
    async (index, to) => {
      const board = document.querySelectorAll('[data-plies]')[index];
      await board.updateComplete;
      globalThis.moving = to === board.ply + 1;
      board.addEventListener('game-animated', () => (globalThis.moving = false), { once: true });
      board.goTo(to);
      await board.updateComplete;
    },
    i,
    ply,
  );

/** Moves all animations on by some ms, also those that follow; tells whether the move still goes on. */
const goOn = (page, ms) =>
  page.evaluate(async (time) => {
    const running = () =>
      Array.from(document.querySelectorAll('[data-plies]'), ({ shadowRoot }) =>
        shadowRoot.getAnimations(),
      ).flat();
    const twoFrames = async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    };
    for (const animation of running()) {
      animation.pause();
      const { endTime } = animation.effect.getComputedTiming();
      if (animation.currentTime + time < endTime) animation.currentTime += time;
      else animation.finish();
    }
    await twoFrames();
    for (const animation of running()) animation.pause();
    await twoFrames();
    return globalThis.moving;
  }, ms);

async function filmOf(page) {
  const boards = await page.$$eval('[data-plies]', (all) =>
    all.map(({ dataset }) => dataset.plies.split('|').map((round) => round.split(' ').map(Number))),
  );
  const body = await page.$('body');
  const { width, height } = await body.boundingBox();
  const take = (clip, type, quality) =>
    page.screenshot({ clip, type, quality, omitBackground: true, captureBeyondViewport: false });
  const whole = { x: 0, y: 0, width, height };
  const frames = [];
  let shown;
  const add = async (ms) => {
    const now = PNG.sync.read(Buffer.from(await take(whole, 'png')));
    const changed = difference(shown, now);
    if (changed) frames.push({ ...changed, ms, still: Buffer.from(await take(changed, 'webp', 28)) });
    else frames.at(-1).ms += ms;
    shown ??= now;
    const { x, y, width: w, height: h } = changed ?? { x: 0, y: 0, width: 0, height: 0 };
    PNG.bitblt(now, shown, x, y, w, h, x, y);
  };
  for (const [i, [[ply]]] of boards.entries()) await show(page, i, ply);
  await add(REST);
  for (let round = 1; boards.some((rounds) => rounds[round]); round++)
    for (const [i, rounds] of boards.entries()) {
      for (const ply of rounds[round] ?? []) {
        await show(page, i, ply);
        while (await goOn(page, STEP)) await add(STEP);
        await goOn(page, LONG);
      }
      await add(REST);
    }
  frames.at(-1).ms += 2 * REST;
  return {
    film: animated({ width, height, times: TIMES }, frames),
    last: await take(whole, 'webp', 80),
    frames,
  };
}

const server = await servePage(filmPage(), { '/cdn': 'cdn' });
const browser = await launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 900, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await page.goto(server.url, { waitUntil: 'networkidle0' });
  const { film, last, frames } = await filmOf(page);
  console.log(`${frames.length} pictures, ${film.length} bytes`);
  if (film.length > MOST) throw new Error(`The film has ${film.length} of ${MOST} bytes`);
  writeFileSync('docs/film.webp', film);
  writeFileSync('docs/boards.webp', last);
} finally {
  await browser.close();
  await server.close();
}
