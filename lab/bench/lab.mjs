/** What the benchmarks in a browser share: the elements of others, a server, Chromium, its measures, and their tables. */
import { build } from 'esbuild';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import sirv from 'sirv';
import { launchOptions } from '../../scripts/browser.mjs';
import { filesUnder, findGames } from '../../scripts/files.mjs';

const VIEWER = 'lichess-pgn-viewer';
/** The elements to compare with, each of which is bundled as one minified file. */
const entries = {
  'chessboard-element': './lab/bench/node_modules/chessboard-element',
  gchessboard: './lab/bench/node_modules/gchessboard',
  assembled: './lab/bench/assembled.js',
  [VIEWER]: './lab/bench/viewer.js',
};

export const games = findGames();
export const tags = games.map(({ tag }) => tag);
export const peers = Object.keys(entries);
export const words = process.argv.slice(2);
/** A whole number of the environment. */
export const number = (name, usual) => Number(process.env[name] ?? usual);

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
export const medians = (all) =>
  Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((each) => each[key]))]));

/** The path of the script of a kind of board. Ours find their parts beside them. */
const scriptOf = (kind) => (tags.includes(kind) ? `/cdn/${kind}.min.js` : `/${kind}.js`);

/** A page of a kind of board, with its script. */
export const page = (kind, { head = '', body = '', script = scriptOf(kind) } = {}) => `<!doctype html>
<html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," />
${kind === VIEWER ? `<link rel="stylesheet" href="/${VIEWER}.css" />` : ''}${head}
<body>${body}<script type="module" src="${script}"></script></body></html>`;

/**
 * Starts a server and Chromium. `pages`: the text of each page by name. Of each peer there is `/<name>.js`, and our bundles are in
 * `/cdn/`; all files are compressed with gzip.
 */
export async function openLab(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-bench-'));
  await build({
    entryPoints: Object.entries(entries).map(([out, path]) => ({ in: path, out })),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    conditions: ['production'],
    logLevel: 'error',
  });
  copyFileSync(`lab/bench/node_modules/${VIEWER}/dist/${VIEWER}.css`, join(folder, `${VIEWER}.css`));
  copyFileSync('lab/bench/page.js', join(folder, 'page.js'));
  cpSync('cdn', join(folder, 'cdn'), { recursive: true });
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, `${name}.html`), text);
  for (const file of filesUnder(folder, ''))
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  const server = createServer(sirv(folder, { gzip: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await launch(launchOptions());
  const bytes = (file) => readFileSync(join(folder, `${file}.gz`)).length;
  return {
    browser,
    url: `http://localhost:${server.address().port}`,
    /** Bytes of the script of a kind, and of its style sheet. */
    sizeOf: (kind) => bytes(scriptOf(kind)) + (kind === VIEWER ? bytes(`${VIEWER}.css`) : 0),
    async close() {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The measures of a page, in time of its main thread, which depends less on the load of the machine than that of the clock. */
export async function measuresOf(tab) {
  const session = await tab.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async () =>
    Object.fromEntries(
      (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    );
  const spent = async () => {
    const all = await metrics();
    const [total, style, layout] = ['TaskDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(
      (key) => 1000 * all[key],
    );
    // scripts are part of the rest: those that run after a promise are not counted as scripts
    return { all: total, style, layout, rest: total - style - layout };
  };
  /** Measures an action, in ms. */
  const cost = async (action) => {
    const before = await spent();
    await action();
    const after = await spent();
    return Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
  };
  return { session, metrics, cost };
}

/** Opens an empty page of a kind, in which `call` runs the functions of `page.js`. */
export async function openPage({ browser, url }, kind, { width, height, motion = false }) {
  const tab = await browser.newPage();
  // few pixels, so that the threads that paint do not slow down the main thread
  await tab.setViewport({ width, height, deviceScaleFactor: 0.25 });
  if (!motion) await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // a board without a part would be another one
  const missing = [];
  tab.on('response', (response) => response.ok() || missing.push(response.url()));
  await tab.goto(`${url}/${kind}.html`, { waitUntil: 'networkidle0' });
  await tab.waitForFunction(() => 'bench' in globalThis);
  const call = (name, ...of) =>
    tab.evaluate((what, args) => globalThis.bench[what](...args), name, [kind, ...of]);
  const close = async () => {
    await tab.close();
    if (missing.length > 0) throw new Error(`not found: ${missing.join(' ')}`);
  };
  return { ...(await measuresOf(tab)), call, close };
}

/** Pages that can be filled with boards of any kind. */
export const fillable = Object.fromEntries(
  [...peers, ...tags].map((kind) => [
    kind,
    page(kind, {
      head: `<style>body { margin: 0; display: grid; grid-template-columns: repeat(auto-fill, 280px); gap: 8px; align-items: start }</style>
<script type="module" src="/page.js"></script>`,
    }),
  ]),
);

/** Measures all cases several times in turn, because the speed of the machine varies; returns all results by case. */
export async function alternate(cases, times, measure) {
  const all = new Map(cases.map((each) => [each, []]));
  for (let i = 0; i < times; i++)
    for (const each of cases) {
      process.stderr.write(`${i + 1} of ${times}: ${each.name ?? Object.values(each).join(' ')}\n`);
      all.get(each).push(await measure(each));
    }
  return all;
}

const load = () => loadavg()[0].toFixed(1);
let loadBefore = load();

/** Prints a table as Markdown, and the load of the machine since the table before. */
export function print(head, rows) {
  const lines = [head, head.map((_, i) => (i ? '--:' : '---')), ...rows];
  const loadAfter = load();
  console.log(
    `\n${lines.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\nLoad: ${loadBefore} before, ${loadAfter} after.`,
  );
  loadBefore = loadAfter;
}
