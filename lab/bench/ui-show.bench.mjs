/**
 * Measures the time to render 100 boards in view, compared to 100 boards of chessboard-element and gchessboard; the time of a
 * move, compared to a board assembled of parts; the time of a step of a replay, compared to lichess-pgn-viewer; and memory leaks.
 * Times are those of the page's main thread, medians of alternating pages. Run `npm run build` first. Our elements use the
 * published script-tag bundles, the others are bundled and minified with esbuild.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../../scripts/browser.mjs';
import { findGames } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import { bundlePeers, peers, sheetsOf } from './peers.mjs';

const BOARDS = 100;
/** Number of pages of each kind, and number of times that the boards are rendered again on each page. */
const PAGES = Number(process.env.PAGES ?? 3);
const AGAIN = Number(process.env.AGAIN ?? 2);
const MOVES = 20;
/** Number of moves in a replay. */
const LENGTH = 40;
/** Number of times that 100 boards are added and removed, to measure memory. */
const LIVES = 6;

const theirs = ['chessboard-element', 'gchessboard'];
const games = findGames();
const tags = games.map(({ tag }) => tag);
/** The first moves of a game for two by tag: as many as those of lichess-pgn-viewer. */
const records = new Map(
  games.map(({ id, tag }) => {
    const { steps } = JSON.parse(readFileSync(`test/vectors/${id}.games.json`, 'utf8')).find(
      ({ options: { players = 2 }, steps: { length } }) => players === 2 && length >= LENGTH,
    );
    return [
      tag,
      steps
        .slice(0, LENGTH)
        .map(({ move }) => move)
        .join(' '),
    ];
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-show-'));
await bundlePeers(folder);
copyFileSync('lab/bench/ui-show.page.js', join(folder, 'page.js'));
const page = (script, sheets = '') => `<!doctype html>
<html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," />${sheets}
<style>
  body { margin: 0; display: grid; grid-template-columns: repeat(10, 280px); gap: 8px; align-items: start; }
</style>
<body></body><script type="module" src="/page.js"></script><script type="module" src="${script}"></script></html>`;
for (const name of peers) writeFileSync(join(folder, `${name}.html`), page(`/${name}.js`, sheetsOf(name)));
for (const tag of tags) writeFileSync(join(folder, `${tag}.html`), page(`/cdn/${tag}.min.js`));

const site = await serve({ '/': folder, '/cdn': 'cdn' });
const browser = await launch(launchOptions());

/** Opens an empty page with the script. Returns functions to act on it and to measure. */
async function open(kind) {
  const tab = await browser.newPage();
  // all boards are in view; few pixels, so that the threads that paint do not slow down the main thread
  await tab.setViewport({ width: 2900, height: 6000, deviceScaleFactor: 0.25 });
  await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await tab.goto(`${site.url}/${kind}.html`, { waitUntil: 'networkidle0' });
  await tab.waitForFunction(() => 'bench' in globalThis);
  const session = await tab.createCDPSession();
  // time of the thread, which does not depend on the load of the machine
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const call = (name, ...of) =>
    tab.evaluate((what, args) => globalThis.bench[what](...args), name, [kind, ...of]);
  const metrics = async () =>
    Object.fromEntries(
      (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    );
  const spent = async () => {
    const { TaskDuration, RecalcStyleDuration, LayoutDuration } = await metrics();
    // scripts are part of the rest: those that run after a promise are not counted as scripts
    const [all, style, layout] = [TaskDuration, RecalcStyleDuration, LayoutDuration].map(
      (each) => 1000 * each,
    );
    return { all, style, layout, rest: all - style - layout };
  };
  /** Measures some calls, in ms. */
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

/** Measures rendering of boards on a new page: the first time and again. */
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

/** Measures moves of a match (`move`) or steps of a replay (`step`) on a new page. */
async function acts(kind, what) {
  const tab = await open(kind);
  if (what === 'step') await tab.call('open', records.get(kind));
  else await tab.call('mount', 'live', 1);
  const all = [];
  for (let i = 0; i < MOVES; i++) {
    await tab.call(what === 'step' ? 'still' : 'ready');
    all.push((await tab.cost(['act', what, i]))[0]);
  }
  await tab.close();
  return all;
}

/** Measures heap (kB), nodes and listeners each time the boards have been removed. */
async function measureLeaks(kind, look) {
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

/** Measures all cases alternately, because the speed of the machine varies. */
async function measureAlternately(cases, times, measure) {
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

/** Arguments: `show`, `move`, `step`, `memory` select parts; `still` skips the interactive boards. */
const wanted = process.argv.slice(2);
const parts = ['show', 'move', 'step', 'memory'];
const asked = (part) => wanted.includes(part) || !wanted.some((each) => parts.includes(each));
const cases = [
  ...theirs.map((name) => [name, 'still']),
  ...tags.flatMap((tag) =>
    ['still', ...(wanted.includes('still') ? [] : ['live'])].map((look) => [tag, look]),
  ),
];

if (asked('show')) {
  const shown = await measureAlternately(cases, PAGES, show);
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
      'elements per board',
      'first frame',
      'all',
      'style',
      'layout',
      'rest',
      'ratio',
      'per square',
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
for (const [what, peer, title] of [
  ['move', 'assembled', 'one move'],
  ['step', 'lichess-pgn-viewer', 'one step of a replay'],
]) {
  if (!asked(what)) continue;
  const acted = await measureAlternately(
    [peer, ...tags].map((kind) => [kind, what]),
    PAGES,
    acts,
  );
  const summed = [...acted].map(([name, all]) => [name.split(' ')[0], medians(all.flat())]);
  table(
    [`${title}, ms`, 'all', 'style', 'layout', 'rest', 'ratio'],
    summed.map(([name, { all, style, layout, rest }]) => [
      name,
      ...[all, style, layout, rest].map((each) => each.toFixed(2)),
      (all / summed[0][1].all).toFixed(2),
    ]),
  );
}
if (asked('memory')) {
  const kept = await measureAlternately(cases, 1, measureLeaks);
  const rows = [...kept].map(([name, [all]]) => {
    const span = (key) => `${all[1][key]} → ${all.at(-1)[key]}`;
    // shared data is created the first time; after that the heap must not grow
    const grown = (all.at(-1).heap - all[1].heap) / (LIVES - 2) / BOARDS;
    return [name, span('heap'), grown.toFixed(3), span('nodes'), span('listeners')];
  });
  table(
    [
      `after removing ${BOARDS} boards, 2nd → ${LIVES}th time`,
      'heap, kB',
      'kB per board',
      'nodes',
      'listeners',
    ],
    rows,
  );
}
await browser.close();
await site.close();
rmSync(folder, { recursive: true });
