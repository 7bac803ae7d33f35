/**
 * How long `<glux-board>` with 90 chips takes for a move, rules and events with it, until style and layout are done, beside
 * a bare Lit template of 225 cells that show the same and nothing else. Both in one page, medians.
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
// time of the thread, whatever else the machine does
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** What the page's main thread has done so far, in ms. */
async function spent() {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
  return { all: of('TaskDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** What each of the moves takes, in ms. */
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

/** Medians of all moves of some rounds. */
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

await measure('glux'); // warm
// by turns, because a machine is not always as fast
const rounds = { bare: [], glux: [] };
for (let i = 0; i < ROUNDS; i++)
  for (const which of ['bare', 'glux']) rounds[which].push(await measure(which));
const bare = summed(rounds.bare);
const glux = summed(rounds.glux);
const row = (name, { all, style, layout, wall }) =>
  console.log(
    `${name.padEnd(14)} ${all.toFixed(2)} ms of the main thread (style ${style.toFixed(2)}, layout ${layout.toFixed(2)}), ${wall.toFixed(1)} ms by the clock`,
  );
console.log(
  `one move, medians of ${ROUNDS * MOVES}, on a board of 225 squares with up to ${glux.chips} chips`,
);
row('glux-board', glux);
row('bare template', bare);
console.log(`ratio ${(glux.all / bare.all).toFixed(1)}, by the clock ${(glux.wall / bare.wall).toFixed(1)}`);
await browser.close();
server.close();
await rm(folder, { recursive: true });
