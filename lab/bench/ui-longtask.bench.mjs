/**
 * Measures the long tasks of a page while computer players think: ten boards of each game with analysis and computer players on all
 * seats, in a real browser, one below the other or all in view. Prints the longest tasks including rendering, the longest
 * scripts, and the numbers of workers and processors. Run `npm run build` first.
 */
import { openLab, page, print, tags, words } from './lab.mjs';

/** Limit of a task in ms. */
const LIMIT = 50;
/** Observation time of each case in ms. */
const WATCHED = 8000;

const board = (tag, level) =>
  `<${tag} analysis seed="1" seats="${`computer:${level} `.repeat(2)}" controls="none"></${tag}>`;
const ten = (tag) => Array.from({ length: 10 }, () => board(tag, 'hard'));
const cases = [
  ...tags.map((tag) => [`ten of ${tag}`, ten(tag), '']),
  ...tags.map((tag) => [`ten of ${tag}, all in view`, ten(tag), '', true]),
  ['two of each game', tags.flatMap((tag) => [board(tag, 'best'), board(tag, 'easy')]), ''],
  ...tags.map((tag) => [`one of ${tag} on the page`, [board(tag, 'best')], "worker-src 'none'"]),
];

/** Collects the long tasks of a page, and its scripts. */
const head = `<script>
  let tasks = [], scripts = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  // the time of scripts in long frames, excluding rendering
  new PerformanceObserver((list) => {
    for (const { scripts: all } of list.getEntries())
      scripts.push(...all.map((each) => each.duration - each.forcedStyleAndLayoutDuration));
  }).observe({ type: 'long-animation-frame' });
</script>`;
const pages = cases.map(([, boards, policy, small]) =>
  page('', {
    head: `${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}" />`}
${small ? '<style>body { display: grid; grid-template-columns: repeat(5, 300px) }</style>' : ''}${head}`,
    body: boards.join('\n'),
    script: '/cdn/spielkasten.min.js',
  }),
);
const lab = await openLab({ ...pages });

/** Observes a page after its boards are rendered. */
async function watch(i) {
  const tab = await lab.browser.newPage();
  await tab.setViewport({ width: 1600, height: 1200 });
  await tab.goto(`${lab.url}/${i}.html`, { waitUntil: 'load' });
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

const rows = [];
for (const [i, [name]] of cases.entries()) {
  if (!words.every((word) => name.includes(word))) continue;
  const { tasks, scripts, moves, workers, most } = await watch(i);
  const over = tasks.filter((each) => each > LIMIT);
  const longest = over.length ? Math.max(...over).toFixed(0) : `under ${LIMIT}`;
  const script = Math.max(0, ...scripts).toFixed(0);
  rows.push([name, moves, workers, most, over.length, longest, script]);
  if (workers > most) process.exitCode = 1;
}
print(
  ['case', 'moves', 'workers', 'processors', `tasks over ${LIMIT} ms`, 'longest, ms', 'longest script, ms'],
  rows,
);
await lab.close();
