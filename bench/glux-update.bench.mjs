/**
 * Benchmark of a move on `<glux-board>` with 90 chips, including rules, events, style and layout, compared to a bare Lit template
 * of 225 cells with the same content. Both run in the same page; the results are medians.
 */
import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

const MOVES = 40;
const ROUNDS = 3;

const folder = await mkdtemp(join(tmpdir(), 'glux-update-'));
await build({
  entryPoints: ['bench/glux-update.page.ts'],
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  conditions: ['production'],
  tsconfig: 'tsconfig.json',
  logLevel: 'error',
});
await writeFile(
  join(folder, 'index.html'),
  '<!doctype html><meta charset="utf-8"><body style="width: 900px"><script type="module" src="glux-update.page.js"></script>',
);
const server = await serve({ '/': folder });
const browser = await launch(launchOptions());
const page = await browser.newPage();
await page.setViewport({ width: 1200, height: 1000 });
await page.goto(`${server.url}/index.html`);
await page.waitForFunction(() => 'bench' in globalThis);
const session = await page.createCDPSession();
// time of the thread, which does not depend on the load of the machine
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Returns the time of the page's main thread so far, in ms. */
async function spent() {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
  return { all: of('TaskDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Measures each move, in ms. */
async function measure(which) {
  const chips = await page.evaluate((...of) => globalThis.bench.open(...of), which, MOVES);
  const moves = [];
  for (let i = 0; i < MOVES; i++) {
    await page.evaluate((at) => globalThis.bench.prepare(at), i);
    const before = await spent();
    const wall = await page.evaluate((at) => globalThis.bench.play(at), i);
    const after = await spent();
    moves.push({
      wall,
      ...Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]])),
    });
  }
  return { chips, moves };
}

/** Returns the medians of all moves of some rounds. */
function summed(rounds) {
  const all = rounds.flatMap(({ moves }) => moves);
  const of = (key) => median(all.map((move) => move[key]));
  return {
    chips: rounds[0].chips,
    all: of('all'),
    style: of('style'),
    layout: of('layout'),
    wall: of('wall'),
  };
}

await measure('glux'); // warm-up
// alternating, because the speed of the machine varies
const rounds = { bare: [], glux: [] };
for (let i = 0; i < ROUNDS; i++)
  for (const which of ['bare', 'glux']) rounds[which].push(await measure(which));
const bare = summed(rounds.bare);
const glux = summed(rounds.glux);
const row = (name, { all, style, layout, wall }) =>
  console.log(
    `${name.padEnd(14)} ${all.toFixed(2)} ms main thread (style ${style.toFixed(2)}, layout ${layout.toFixed(2)}), ${wall.toFixed(1)} ms wall-clock time`,
  );
console.log(
  `one move, medians of ${ROUNDS * MOVES}, on a board of 225 squares with up to ${glux.chips} chips`,
);
row('glux-board', glux);
row('bare template', bare);
console.log(
  `ratio ${(glux.all / bare.all).toFixed(1)}, wall-clock time ${(glux.wall / bare.wall).toFixed(1)}`,
);
await browser.close();
await server.close();
await rm(folder, { recursive: true });
