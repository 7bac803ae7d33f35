/**
 * Measures the long tasks of a page while computer players think: ten boards of each game with analysis and computer players on all
 * seats, in a real browser, one below the other or all in view. Prints the longest tasks including rendering, the longest
 * scripts, and the numbers of workers and processors. Run `npm run build` first.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../../scripts/browser.mjs';
import { findGames } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';

/** Limit of a task in ms. */
const LIMIT = 50;
/** Observation time of each case in ms. */
const WATCHED = 8000;

const tags = findGames().map(({ tag }) => tag);
const board = (tag, level) =>
  `<${tag} analysis seed="1" seats="${`computer:${level} `.repeat(2)}" controls="none"></${tag}>`;
const ten = (tag) => Array.from({ length: 10 }, () => board(tag, 'hard'));
const cases = [
  ...tags.map((tag) => [`ten of ${tag}`, ten(tag), '']),
  ...tags.map((tag) => [`ten of ${tag}, all in view`, ten(tag), '', true]),
  ['two of each game', tags.flatMap((tag) => [board(tag, 'best'), board(tag, 'easy')]), ''],
  ...tags.map((tag) => [`one of ${tag} on the page`, [board(tag, 'best')], "worker-src 'none'"]),
];
const page = (boards, policy, small) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><link rel="icon" href="data:," />
${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}" />`}
${small ? '<style>body { display: grid; grid-template-columns: repeat(5, 300px) }</style>' : ''}
<script>
  let tasks = [], scripts = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  // the time of scripts in long frames, excluding rendering
  new PerformanceObserver((list) => {
    for (const { scripts: all } of list.getEntries())
      scripts.push(...all.map((each) => each.duration - each.forcedStyleAndLayoutDuration));
  }).observe({ type: 'long-animation-frame' });
</script></head>
<body>${boards.join('\n')}<script type="module" src="/cdn/spielkasten.min.js"></script></body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-longtask-'));
cases.forEach(([, ...how], i) => writeFileSync(join(folder, `${i}.html`), page(...how)));
const site = await serve({ '/': folder, '/cdn': 'cdn' });
const browser = await launch(launchOptions());

/** Observes a page after its boards are rendered. */
async function watch(i) {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1600, height: 1200 });
  await tab.goto(`${site.url}/${i}.html`, { waitUntil: 'load' });
  await tab.evaluate(async (names) => {
    const all = [...document.querySelectorAll(names)];
    await Promise.all(all.map((each) => each.updateComplete));
    await new Promise((resolve) => setTimeout(resolve, 1500)); // wait for lazy parts
    tasks = [];
    scripts = [];
    globalThis.moves = 0;
    document.addEventListener('game-move', () => globalThis.moves++);
  }, tags.join());
  let workers = 0;
  for (let waited = 0; waited < WATCHED; waited += 500) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    workers = Math.max(workers, tab.workers().length);
  }
  const result = await tab.evaluate(() => ({
    tasks,
    scripts,
    moves: globalThis.moves,
    most: navigator.hardwareConcurrency,
  }));
  await tab.close();
  return { ...result, workers };
}

const words = process.argv.slice(2);
console.log(
  '| case | moves | workers | processors | tasks over 50 ms | longest (ms) | longest script (ms) |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: |');
for (const [i, [name]] of cases.entries()) {
  if (!words.every((word) => name.includes(word))) continue;
  const { tasks, scripts, moves, workers, most } = await watch(i);
  const over = tasks.filter((each) => each > LIMIT);
  const longest = over.length ? Math.max(...over).toFixed(0) : `under ${LIMIT}`;
  const script = Math.max(0, ...scripts).toFixed(0);
  console.log(`| ${name} | ${moves} | ${workers} | ${most} | ${over.length} | ${longest} | ${script} |`);
  if (workers > most) process.exitCode = 1;
}
await browser.close();
await site.close();
rmSync(folder, { recursive: true });
