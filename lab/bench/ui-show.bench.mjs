/**
 * Measures the time to render 100 boards in view, compared to 100 boards of chessboard-element and gchessboard, and memory leaks.
 * Arguments: `show`, `memory` select parts; `still` skips the interactive boards. Environment: PAGES, AGAIN.
 */
import { alternate, fillable, medians, number, openLab, openPage, print, tags, words } from './lab.mjs';

const BOARDS = 100;
/** Number of pages of each kind, and number of times that the boards are rendered again on each page. */
const PAGES = number('PAGES', 3);
const AGAIN = number('AGAIN', 2);
/** Number of times that 100 boards are added and removed, to measure memory. */
const LIVES = 6;
/** All boards are in view. */
const WINDOW = { width: 2900, height: 6000 };

const theirs = ['chessboard-element', 'gchessboard'];
const looks = ['still', ...(words.includes('still') ? [] : ['shown'])];
const cases = [
  ...theirs.map((kind) => ({ kind, look: 'still' })),
  ...tags.flatMap((kind) => looks.map((look) => ({ kind, look }))),
];
const nameOf = ({ kind, look }) => (theirs.includes(kind) ? kind : `${kind} ${look}`);
const asked = (part) => words.includes(part) || !words.some((word) => ['show', 'memory'].includes(word));
const lab = await openLab(fillable);

/** Measures rendering of boards on a new page: the first time and again. */
async function show({ kind, look }) {
  const tab = await openPage(lab, kind, WINDOW);
  const frame = await tab.cost(() => tab.call('mount', look, BOARDS));
  const later = await tab.cost(() => tab.call('still'));
  const first = Object.fromEntries(Object.keys(frame).map((key) => [key, frame[key] + later[key]]));
  const { elements, squares } = await tab.call('parts');
  const again = [];
  for (let i = 0; i < AGAIN; i++) {
    await tab.call('unmount');
    await tab.session.send('HeapProfiler.collectGarbage');
    again.push(
      await tab.cost(async () => {
        await tab.call('mount', look, BOARDS);
        await tab.call('still');
      }),
    );
  }
  await tab.close();
  return { frame, first, again: medians(again), elements, squares };
}

/** Measures heap (kB), nodes and listeners each time the boards have been removed. */
async function measureLeaks({ kind, look }) {
  const tab = await openPage(lab, kind, WINDOW);
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

const ms = (time) => time.toFixed(time < 20 ? 1 : 0);

if (asked('show')) {
  const summed = [...(await alternate(cases, PAGES, show))].map(([each, all]) => ({
    ...each,
    ...all[0],
    ...Object.fromEntries(
      ['frame', 'first', 'again'].map((key) => [key, medians(all.map((one) => one[key]))]),
    ),
  }));
  const best = (key) => Math.min(...summed.slice(0, theirs.length).map((each) => each[key].all));
  const ratio = (each, key) => (each[key].all / best(key)).toFixed(2);
  print(
    [
      `${BOARDS} boards, ms`,
      'elements each',
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
      nameOf(each),
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
if (asked('memory')) {
  const kept = await alternate(cases, 1, measureLeaks);
  print(
    [
      `after removing ${BOARDS} boards, 2nd → ${LIVES}th time`,
      'heap, kB',
      'kB per board',
      'nodes',
      'listeners',
    ],
    [...kept].map(([each, [all]]) => {
      const span = (key) => `${all[1][key]} → ${all.at(-1)[key]}`;
      // shared data is created the first time; after that the heap must not grow
      const grown = (all.at(-1).heap - all[1].heap) / (LIVES - 2) / BOARDS;
      return [nameOf(each), span('heap'), grown.toFixed(3), span('nodes'), span('listeners')];
    }),
  );
}
await lab.close();
