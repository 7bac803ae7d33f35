/** The checks of all platforms for blogs and documentation. Their posts have the same three boards. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strokes } from './html/print.mjs';

/** The boards of a post as it declares them: mode, position, ply, and whether they follow the reader. */
const boards = [
  ['diagram', 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi', 0, false],
  ['replay', 'A..B../...... A 7,7 1,1 -,-', 2, true],
  ['puzzle', 'A....A/....B. A 6,7 2,1 -,-', 0, false],
];
/** What readers see without scripts, and in a feed. */
const texts = [
  /Red leaps from ro over vi/,
  /3\. ro-wo! \(3\. ri-wo gi-bo\) 3(\.\.\.|…) gi-bo/,
  /Red is to move\./,
];
/** What they do not see: the marks of a record. */
const commands = /\[%/;

/**
 * @typedef {object} Platform
 * @property {string} post the path of the post
 * @property {string} [main] the selector of the element that contains the text; default `main`
 * @property {boolean} [stays] a click on a link does not load the page again
 * @property {(page: import('./drive.mjs').Page, scheme: 'light' | 'dark') => Promise<void>} [switchTo] if
 *   there is a dark mode
 * @property {string} [feed] the path of the feed in the folder of the project
 */

/** Runs in the page: scrolls through it until all boards are shown; returns them. */
async function readPost(count) {
  const elements = [...document.querySelectorAll('fluctus-board')];
  if (elements.length !== count || !customElements.get('fluctus-board')) return undefined;
  for (const each of elements) {
    each.scrollIntoView();
    if (!each.hasUpdated) return undefined;
    while (!(await each.updateComplete));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return elements.map(({ mode, position, ply, follow }) => [mode, position, ply, follow]);
}

const caption = () => {
  const slot = document.querySelector('fluctus-board').shadowRoot.querySelector('slot[name=caption]');
  return slot.assignedElements().map(({ innerText }) => innerText.trim());
};

/** Checks the boards of the page that is open. */
async function hasBoards(page) {
  assert.deepEqual(await page.until(readPost, boards.length), boards);
  assert.deepEqual(await page.run(caption), ['Red leaps from ro over vi, through the centre, to yi.']);
}

/** Opens a post and waits for its boards. */
async function openPost(page, post) {
  await page.open(post);
  await hasBoards(page);
}

/** Waits until the replay of the post shows a place: its ply and its path. */
const untilShown = (page, place) =>
  page.until((wanted) => {
    const { ply, path } = document.querySelector('#g1');
    return `${ply} ${path}` === wanted;
  }, place);

/** Runs in the page: the colours of the first board, once they are not `before`. */
const colours = (before) => {
  const { shadowRoot } = document.querySelector('fluctus-board');
  const all = [...shadowRoot.querySelectorAll('*')].map((each) => {
    const { color, fill, backgroundColor } = getComputedStyle(each);
    return `${color} ${fill} ${backgroundColor}`;
  });
  const found = [...new Set(all)].join('\n');
  return found === before ? undefined : found;
};

/** The limit of the cumulative layout shift. */
const SHIFT = 0.02;

/** Runs in the page before its scripts. What moves the first board and all around it is the theme, such as a bar that appears above them. */
function addUpShifts() {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    const first = document.querySelector('fluctus-board');
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput && !sources.some(({ node }) => node?.contains(first)))
        shifts.push([value, ...sources.map(({ node }) => node?.localName ?? '')]);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: scrolls to its end as a reader does, past boards that are shown. */
async function readOn() {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const waits = (each) => !each.hasUpdated && each.getBoundingClientRect().top < innerHeight;
  const boards = [...document.querySelectorAll('fluctus-board')];
  for (let y = 0; y < document.documentElement.scrollHeight; y += 200) {
    scrollTo({ top: y, behavior: 'instant' });
    do await painted();
    while (boards.some(waits));
  }
}

/** Runs in the page: scrolls past the moves of the text; returns where the board above them is covered, or not in the window. */
function hiddenAt() {
  const board = document.querySelector('#g1');
  const last = [...document.querySelectorAll('game-move')].at(-1);
  const found = [];
  const middle = board.getBoundingClientRect().top + scrollY - innerHeight / 2;
  for (let y = middle; y < document.documentElement.scrollHeight; y += 8) {
    scrollTo({ top: y, behavior: 'instant' });
    const { left, width, top, bottom } = board.getBoundingClientRect();
    if (last.getBoundingClientRect().top < bottom) break;
    if (document.elementFromPoint(left + width / 2, top + 2) !== board) found.push(y);
  }
  return found;
}

const hasFourPlayers = () => document.querySelector('luzi-dice')?.players === 4;

/** What holds on each platform. `/` is a page with a link to the post and a board for four players. */
const checks = {
  'is built without a warning about the package': async ({ output }) => {
    assert.equal(output.match(/\bwarn(ing)?\b.{0,300}(spielkasten|--_).*/is)?.[0], undefined);
  },
  'shows the boards as they are written': (page, { post }) => openPost(page, post),
  'shows them after a click on a link, there and back': async (
    page,
    { post, main = 'main', stays = false },
  ) => {
    const tab = await page.tab();
    await page.open('/');
    await page.until(hasFourPlayers);
    await page.run(() => (globalThis.stayed = true));
    const link = `${main} a[href*="${post.replace(/\.html$|\/$/, '')}"]`;
    await Promise.all([tab.waitForNavigation(), page.click(link)]);
    await hasBoards(page);
    assert.equal(Boolean(await page.run(() => globalThis.stayed)), stays);
    await tab.goBack();
    await page.until(hasFourPlayers);
    await tab.goForward();
    await hasBoards(page);
  },
  'shows the moves of links in the text': async (page, { post }) => {
    await openPost(page, post);
    for (const [i, place] of ['5 5', '5 5a1', '6 6'].entries()) {
      await page.click(`game-move:nth-of-type(${i + 1}) >>> [part=move]`);
      await untilShown(page, place);
    }
  },
  'follows the reader': async (page, { post }) => {
    const tab = await page.tab();
    await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
    await page.open(post);
    await page.until(() => document.querySelector('#g1').hasUpdated);
    await page.run(readOn);
    await untilShown(page, '6 6');
  },
  'keeps the board in view above its text': async (page, { post }) => {
    const tab = await page.tab();
    for (const width of [390, 1000, 1300]) {
      await tab.setViewport({ width, height: 800 });
      await openPost(page, post);
      assert.deepEqual(await page.run(hiddenAt), [], `at ${width} px`);
    }
  },
  'has other colours in the dark': async (page, { post, switchTo }) => {
    const tab = await page.tab();
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await tab.setViewport({ width: 1300, height: 800 });
    await openPost(page, post);
    const light = await page.run(colours);
    await switchTo(page, 'dark');
    await page.until(colours, light);
  },
  'fits into a window of 360 px': async (page, { post }) => {
    const tab = await page.tab();
    await tab.setViewport({ width: 360, height: 740 });
    await openPost(page, post);
    const [width, ...ends] = await page.run(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('fluctus-board')].map((each) => each.getBoundingClientRect().right),
    ]);
    assert.equal(width, 360);
    for (const end of ends) assert.ok(end <= 360, `a board ends at ${end} px`);
  },
  'can be read without scripts': async (page, { post, main = 'main' }) => {
    const tab = await page.tab();
    await tab.setJavaScriptEnabled(false);
    await page.open(post);
    const read = (selector) => document.querySelector(selector).innerText.replaceAll(/\s+/g, ' ');
    const shown = await page.run(read, main);
    for (const text of texts) assert.match(shown, text);
    assert.doesNotMatch(shown, commands);
  },
  'moves its content no further than it should': async (page, { post }) => {
    const tab = await page.tab();
    await tab.evaluateOnNewDocument(addUpShifts);
    for (const width of [390, 800, 1300]) {
      await tab.setViewport({ width, height: 800 });
      await page.open(post);
      await page.until(() => document.querySelector('fluctus-board').hasUpdated);
      await page.run(readOn);
      const found = await page.run(() => globalThis.shifts);
      const sum = found.reduce((total, [value]) => total + value, 0);
      console.log(`  layout shift ${sum.toFixed(3)} at ${width} px`);
      assert.ok(sum <= SHIFT, found.map((each) => each.join(' ')).join('\n'));
    }
  },
  'prints the boards': async (page, { post }) => {
    await openPost(page, post);
    const all = strokes(await page.pdf());
    await page.run(() => document.querySelectorAll('fluctus-board').forEach((each) => each.remove()));
    const drawn = all - strokes(await page.pdf());
    assert.ok(drawn > 100 * boards.length, `the boards have ${drawn} strokes`);
  },
  'has its boards and texts in the feed': async ({ folder }, { feed }) => {
    const text = readFileSync(join(folder, feed), 'utf8').replaceAll(/\s+/g, ' ');
    for (const each of [...texts, /fluctus-board/]) assert.match(text, each);
    const read = text.replaceAll(/(<|&lt;)\/?[a-z].*?(>|&gt;)/g, ' ');
    assert.match(read, /Now both can step/);
    assert.doesNotMatch(read, commands);
  },
};

/**
 * The checks of a platform. None of them may leave a line on the console.
 *
 * @param {Platform} platform
 */
export const postChecks = (platform) =>
  Object.fromEntries(
    Object.entries(checks)
      .filter(([title]) => platform.feed || !title.includes('feed'))
      .filter(([title]) => platform.switchTo || !title.includes('dark'))
      .map(([title, check]) => [
        title,
        async (page) => {
          await check(page, platform);
          // the projects have no icon
          assert.deepEqual(
            page.problems.filter((each) => !each.includes('/favicon.')),
            [],
          );
        },
      ]),
  );
