/**
 * Measures the time to the first board on a page with one script tag: from the start of the navigation to the frame in which
 * the board is drawn, with the latencies and the bandwidth of usual networks. Environment: ROUNDS, LATENCIES.
 */
import { alternate, median, measuresOf, number, openLab, page, peers, print, tags, words } from './lab.mjs';

/** Number of visits of each page with each latency. */
const ROUNDS = number('ROUNDS', 5);
/** Latencies in ms, of each request. */
const LATENCIES = (process.env.LATENCIES ?? '40 100 150').split(' ').map(Number);
/** Bandwidth in bytes per second: 4 Mbit/s. */
const BANDWIDTH = 4e6 / 8;

/** Markup, and the part of a board that is there once it is drawn: in a shadow root, unless the element has none. */
const kinds = {
  'chessboard-element': ['<chess-board position="start"></chess-board>', '[part~=piece]'],
  gchessboard: ['<g-chess-board fen="start" interactive></g-chess-board>', '.piece'],
  assembled: ['<assembled-chess></assembled-chess>', 'g-chess-board'],
  'lichess-pgn-viewer': ['<pgn-viewer></pgn-viewer>', 'cg-board piece'],
  ...Object.fromEntries(tags.map((tag) => [tag, [`<${tag}></${tag}>`, '[part=board] button']])),
};
const watch = (part) => `<script>
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
</script>`;
const pages = Object.entries(kinds).map(([kind, [body, part]]) => [
  kind,
  page(kind, { head: watch(part), body }),
]);
const lab = await openLab(Object.fromEntries(pages));

/** Visits a page for the first time. Returns the ms until its board is drawn, and those that the main thread works for it. */
async function visit({ kind, latency }) {
  const context = await lab.browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 800, height: 900 });
  const { session, metrics } = await measuresOf(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: BANDWIDTH,
    uploadThroughput: BANDWIDTH,
  });
  await tab.goto(`${lab.url}/${kind}.html`, { waitUntil: 'domcontentloaded' });
  const time = await tab.evaluate(() => globalThis.shown);
  const { TaskDuration } = await metrics();
  await context.close();
  return { time, work: 1000 * TaskDuration };
}

const names = [...peers, ...tags].filter(
  (name) => words.length === 0 || words.some((word) => name.includes(word)),
);
const cases = LATENCIES.flatMap((latency) => names.map((kind) => ({ kind, latency })));
const visits = [...(await alternate(cases, ROUNDS, visit))];
const of = (name) => visits.filter(([{ kind }]) => kind === name);
const times = Object.fromEntries(
  names.map((name) => [name, of(name).map(([, all]) => median(all.map(({ time }) => time)))]),
);
print(
  ['first board, ms', ...LATENCIES.map((latency) => `at ${latency} ms`), 'work', 'kB'],
  names.map((name) => [
    name,
    ...times[name].map((time) => time.toFixed(0)),
    median(of(name).flatMap(([, all]) => all.map(({ work }) => work))).toFixed(0),
    (lab.sizeOf(name) / 1000).toFixed(1),
  ]),
);
await lab.close();

/** The time at 100 ms as a ratio to that of lichess-pgn-viewer. */
const at = LATENCIES.indexOf(100);
export const first = Object.fromEntries(
  names.map((name) => [name, times[name][at] / times['lichess-pgn-viewer']?.[at]]),
);
