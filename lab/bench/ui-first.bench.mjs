/**
 * Measures the time to the first board on a page with one script tag: from the start of the navigation to the frame in which
 * the board is drawn, with the latencies and the bandwidth of usual networks. Compares the script-tag bundles with other elements,
 * each minified by esbuild as one file. All files come from the same server, compressed with gzip. Run `npm run build` first.
 * Environment: ROUNDS.
 */
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import sirv from 'sirv';
import { launchOptions } from '../../scripts/browser.mjs';
import { findGames } from '../../scripts/files.mjs';
import { bundlePeers, peers, sheetsOf } from './peers.mjs';

/** Number of visits of each page with each latency. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Latencies in ms, of each request. */
const LATENCIES = [40, 100, 150];
/** Bandwidth in bytes per second: 4 Mbit/s. */
const BANDWIDTH = 4e6 / 8;

/** Markup, and the part of a board that is there once it is drawn: in a shadow root, unless the element has none. */
const kinds = {
  'chessboard-element': ['<chess-board position="start"></chess-board>', '[part~=piece]'],
  gchessboard: ['<g-chess-board fen="start" interactive></g-chess-board>', '.piece'],
  assembled: ['<assembled-chess></assembled-chess>', 'g-chess-board'],
  'lichess-pgn-viewer': ['<pgn-viewer></pgn-viewer>', 'cg-board piece'],
};
const tags = findGames().map(({ tag }) => tag);
for (const tag of tags) kinds[tag] = [`<${tag}></${tag}>`, '[part=board] button'];

const page = (kind, [markup, part]) => `<!doctype html>
<html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," />${sheetsOf(kind)}
<title>First board</title>
<script>
  const drawn = () => {
    const element = document.body?.firstElementChild;
    return (element?.shadowRoot ?? element)?.querySelector('${part}');
  };
  globalThis.shown = new Promise((resolve) => {
    const look = () => {
      // this frame draws the board: the next task comes after it
      if (drawn()) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
</script>
<body>${markup}<script type="module" src="${kind}.js"></script></body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-first-'));
await bundlePeers(folder);
for (const tag of tags) copyFileSync(`cdn/${tag}.min.js`, join(folder, `${tag}.js`));
for (const [kind, parts] of Object.entries(kinds))
  writeFileSync(join(folder, `${kind}.html`), page(kind, parts));
for (const file of readdirSync(folder))
  writeFileSync(join(folder, `${file}.gz`), gzipSync(readFileSync(join(folder, file)), { level: 9 }));

const server = createServer(sirv(folder, { gzip: true })).listen(0, '127.0.0.1');
await once(server, 'listening');
const browser = await launch(launchOptions());

/** Visits a page for the first time. Returns the ms until its board is drawn, and those that the main thread works for it. */
async function visit(kind, latency) {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 800, height: 900 });
  const session = await tab.createCDPSession();
  // time of the thread, which does not depend on the load of the machine
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: BANDWIDTH,
    uploadThroughput: BANDWIDTH,
  });
  await tab.goto(`http://localhost:${server.address().port}/${kind}.html`, { waitUntil: 'domcontentloaded' });
  const time = await tab.evaluate(() => globalThis.shown);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return { time, work: 1000 * metrics.find(({ name }) => name === 'TaskDuration').value };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const words = process.argv.slice(2);
const names = [...peers, ...tags].filter(
  (name) => words.length === 0 || words.some((word) => name.includes(word)),
);
const times = new Map(names.map((name) => [name, LATENCIES.map(() => [])]));
for (let round = 0; round < ROUNDS; round++) {
  process.stderr.write(`${round + 1} of ${ROUNDS}\n`);
  // alternately, because the speed of the machine varies
  for (const [i, latency] of LATENCIES.entries())
    for (const name of names) times.get(name)[i].push(await visit(name, latency));
}
const size = (name) =>
  [`${name}.js.gz`, ...(sheetsOf(name) ? [`${name}.css.gz`] : [])]
    .map((file) => readFileSync(join(folder, file)).length)
    .reduce((sum, length) => sum + length);
const head = ['first board, ms', ...LATENCIES.map((latency) => `at ${latency} ms`), 'work', 'kB'];
const rows = names.map((name) => [
  name,
  ...times.get(name).map((all) => median(all.map(({ time }) => time)).toFixed(0)),
  median(times.get(name).flatMap((all) => all.map(({ work }) => work))).toFixed(0),
  (size(name) / 1000).toFixed(1),
]);
console.log(
  [head, head.map((_, i) => (i ? '--:' : '---')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
);
await browser.close();
server.close();
rmSync(folder, { recursive: true });
