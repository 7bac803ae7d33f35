/**
 * How long a page works to show 100 boards that are all in view, beside 100 of chessboard-element and of gchessboard; for a
 * move; and what memory is left behind. Time of the page's thread, medians of pages taken in turns. `npm run build` first.
 * Ours are the script-tag bundles as they are published, theirs are bundled and minified by esbuild.
 */
import { build } from 'esbuild';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../scripts/browser.mjs';
import { findGames } from '../scripts/files.mjs';
import { serve } from '../scripts/serve.mjs';

const BOARDS = 100;
/** Pages of each kind; on each the boards are put there once when all is new, and so many times more. */
const PAGES = Number(process.env.PAGES ?? 3);
const AGAIN = Number(process.env.AGAIN ?? 2);
const MOVES = 20;
/** Times that 100 boards are put there and taken away, for memory. */
const LIVES = 6;

const theirs = ['chessboard-element', 'gchessboard'];
const tags = findGames().map(({ tag }) => tag);

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-show-'));
await build({
  entryPoints: theirs.map((name) => ({ in: `./bench/node_modules/${name}`, out: name })),
  outdir: folder,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  conditions: ['production'],
  logLevel: 'error',
});
copyFileSync('bench/ui-show.page.js', join(folder, 'page.js'));
const page = (script) => `<!doctype html>
<html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," />
<style>
  body { margin: 0; display: grid; grid-template-columns: repeat(10, 280px); gap: 8px; align-items: start; }
</style>
<body></body><script type="module" src="/page.js"></script><script type="module" src="${script}"></script></html>`;
for (const name of theirs) writeFileSync(join(folder, `${name}.html`), page(`/${name}.js`));
for (const tag of tags) writeFileSync(join(folder, `${tag}.html`), page(`/cdn/${tag}.min.js`));

const site = await serve({ '/': folder, '/cdn': 'cdn' });
const browser = await launch(launchOptions());

/** A page with the script and nothing on it yet, and ways to do something there and measure that. */
async function open(kind) {
  const tab = await browser.newPage();
  // all boards are in view, whatever stands round them; few pixels, which other threads draw, so that those do not hold it up
  await tab.setViewport({ width: 2900, height: 6000, deviceScaleFactor: 0.25 });
  await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await tab.goto(`${site.url}/${kind}.html`, { waitUntil: 'networkidle0' });
  await tab.waitForFunction(() => 'bench' in globalThis);
  const session = await tab.createCDPSession();
  // time of the thread, whatever else the machine does
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const call = (name, ...of) =>
    tab.evaluate((what, args) => globalThis.bench[what](...args), name, [kind, ...of]);
  const metrics = async () =>
    Object.fromEntries(
      (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    );
  const spent = async () => {
    const { TaskDuration, RecalcStyleDuration, LayoutDuration } = await metrics();
    // what scripts take is in the rest: those that run behind a promise are counted with no script
    const [all, style, layout] = [TaskDuration, RecalcStyleDuration, LayoutDuration].map(
      (each) => 1000 * each,
    );
    return { all, style, layout, rest: all - style - layout };
  };
  /** What some calls cost, in ms. */
  const cost = async (...calls) => {
    const before = await spent();
    const parts = [];
    for (const each of calls) {
      await call(...each);
      const after = await spent();
      parts.push(Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]])));
    }
    return parts;
  };
  return { call, cost, metrics, session, close: () => tab.close() };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const medians = (all) =>
  Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((each) => each[key]))]));

/** Boards on pages of their own: the first time, and again. */
async function show(kind, look) {
  const tab = await open(kind);
  const [frame, first] = await tab.cost(['mount', look, BOARDS], ['still']);
  const { elements, squares } = await tab.call('parts');
  const again = [];
  for (let i = 0; i < AGAIN; i++) {
    await tab.call('unmount');
    await tab.session.send('HeapProfiler.collectGarbage');
    again.push((await tab.cost(['mount', look, BOARDS], ['still']))[1]);
  }
  await tab.close();
  return { frame, first, again: medians(again), elements, squares };
}

async function moves(kind) {
  const tab = await open(kind);
  await tab.call('mount', 'live', 1);
  const all = [];
  for (let i = 0; i < MOVES; i++) {
    await tab.call('ready');
    all.push((await tab.cost(['move', i]))[0]);
  }
  await tab.close();
  return all;
}

/** What is there once the boards are gone again: kB, nodes, listeners, behind each time. */
async function left(kind, look) {
  const tab = await open(kind);
  const all = [];
  for (let i = 0; i < LIVES; i++) {
    await tab.call('mount', look, BOARDS);
    await tab.call('still');
    await tab.call('unmount');
    for (let swept = 0; swept < 3; swept++) await tab.session.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize, Nodes, JSEventListeners } = await tab.metrics();
    all.push({ heap: Math.round(JSHeapUsedSize / 1000), nodes: Nodes, listeners: JSEventListeners });
  }
  await tab.close();
  return all;
}

/** Some figures of every case, the cases in turns because a machine is not always as fast. */
async function inTurns(cases, times, measure) {
  const all = new Map(cases.map((each) => [each.join(' '), []]));
  for (let i = 0; i < times; i++)
    for (const each of cases) {
      process.stderr.write(`${i + 1} of ${times}: ${each.join(' ')}\n`);
      all.get(each.join(' ')).push(await measure(...each));
    }
  return all;
}

const ms = (number) => number.toFixed(number < 20 ? 1 : 0);
const table = (head, rows) =>
  console.log(
    [head, head.map((_, i) => (i ? '--:' : '---')), ...rows]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
    '\n',
  );

/** `show`, `move`, `memory`: those alone; `still`: without boards that are played on. */
const wanted = process.argv.slice(2);
const parts = ['show', 'move', 'memory'];
const asked = (part) => wanted.includes(part) || !wanted.some((each) => parts.includes(each));
const cases = [
  ...theirs.map((name) => [name, 'still']),
  ...tags.flatMap((tag) =>
    ['still', ...(wanted.includes('still') ? [] : ['live'])].map((look) => [tag, look]),
  ),
];

if (asked('show')) {
  const shown = await inTurns(cases, PAGES, show);
  const summed = [...shown].map(([name, all]) => ({
    name,
    elements: all[0].elements,
    squares: all[0].squares,
    ...Object.fromEntries(
      ['frame', 'first', 'again'].map((key) => [key, medians(all.map((each) => each[key]))]),
    ),
  }));
  const best = (key) => Math.min(...summed.slice(0, theirs.length).map((each) => each[key].all));
  const ratio = (each, key) => (each[key].all / best(key)).toFixed(2);
  table(
    [
      `${BOARDS} boards, ms`,
      'elements a board',
      'first frame',
      'all',
      'style',
      'layout',
      'rest',
      'ratio',
      'a square',
      'again',
      'ratio',
    ],
    summed.map((each) => [
      each.name,
      each.elements,
      ms(each.frame.all),
      ...['all', 'style', 'layout', 'rest'].map((key) => ms(each.first[key])),
      ratio(each, 'first'),
      (each.first.all / BOARDS / each.squares).toFixed(3),
      ms(each.again.all),
      ratio(each, 'again'),
    ]),
  );
}
if (asked('move')) {
  const moved = await inTurns(
    [...theirs, ...tags].map((kind) => [kind]),
    3,
    moves,
  );
  const summed = [...moved].map(([name, all]) => [name, medians(all.flat())]);
  const best = Math.min(...summed.slice(0, theirs.length).map(([, { all }]) => all));
  table(
    ['one move, ms', 'all', 'style', 'layout', 'rest', 'ratio'],
    summed.map(([name, { all, style, layout, rest }]) => [
      name,
      ...[all, style, layout, rest].map((each) => each.toFixed(2)),
      (all / best).toFixed(2),
    ]),
  );
}
if (asked('memory')) {
  const kept = await inTurns(cases, 1, left);
  const rows = [...kept].map(([name, [all]]) => {
    const span = (key) => `${all[1][key]} → ${all.at(-1)[key]}`;
    // the first time what all boards share is made; from then on nothing may be added
    const grown = (all.at(-1).heap - all[1].heap) / (LIVES - 2) / BOARDS;
    return [name, span('heap'), grown.toFixed(3), span('nodes'), span('listeners')];
  });
  table(
    [`left behind ${BOARDS} boards, 2nd → ${LIVES}th time`, 'heap, kB', 'kB a board', 'nodes', 'listeners'],
    rows,
  );
}
await browser.close();
await site.close();
rmSync(folder, { recursive: true });
