import assert from 'node:assert/strict';
import { tags } from '../games.mjs';
import { answers, playGame } from '../play.mjs';
import { formChecks } from './form.mjs';
import { looksChecks } from './looks.mjs';
import { movedChecks } from './moved.mjs';
import { printChecks } from './print.mjs';

const from = (page) => `?at=${encodeURIComponent(page.elsewhere)}`;

/** Whole games on a page, one for each tag. */
const games = (which, where, path, also = () => {}) =>
  Object.fromEntries(
    which.map((tag) => [
      `plays a whole game of ${tag} against the computer, ${where}`,
      async (page) => {
        await page.open(path(page));
        const game = await playGame(page, tag);
        assert.ok(answers(game).length > 0, 'the computer has played');
        assert.deepEqual(page.problems, []);
        also(page);
      },
    ]),
  );

const sandbox = {
  'plays a click and gets an answer in a frame whose sandbox allows only scripts': async (page) => {
    await page.open(`/sandbox.html${from(page)}`);
    const find = (key) => globalThis.told.find((each) => key in each)?.[key];
    await page.until(find, 'fields');
    await page.run(() => document.querySelector('iframe').scrollIntoView());
    const { ro } = await page.run(find, 'fields');
    const { x, y } = await page.run(() => {
      const { x, y } = document.querySelector('iframe').getBoundingClientRect();
      return { x, y };
    });
    // the border of a frame is 2 px wide
    await page.clickAt(x + 2 + ro[0], y + 2 + ro[1]);
    await page.until(() => globalThis.told.some(({ source }) => source === 'computer'));
    const told = await page.run(() => globalThis.told);
    const [first] = told.filter(({ source }) => source);
    assert.deepEqual(first, { source: 'pointer', notation: '@ro' });
    assert.deepEqual(
      told.filter(({ problem }) => problem),
      [],
    );
    assert.deepEqual(page.problems, []);
  },
};

const shadow = {
  'plays a whole game inside another shadow root': async (page) => {
    await page.open('/shadow.html');
    await page.click('blog-post >>> fluctus-board >>> [data-square=ro]');
    await page.until(
      () => document.querySelector('blog-post').shadowRoot.querySelector('fluctus-board').ply > 1,
    );
    const game = await playGame(page, 'blog-post >>> fluctus-board');
    assert.ok(answers(game).length > 0);
    assert.deepEqual(page.problems, []);
  },
};

export const checks = {
  ...games(tags, 'by a script tag', () => '/script-tag.html'),
  ...games(
    ['fluctus-board', 'luzi-dice'],
    'by a script tag of another origin',
    (page) => `/other-origin.html${from(page)}`,
    ({ asked }) =>
      assert.deepEqual(
        asked.here.filter((path) => path.includes('/spielkasten/')),
        [],
      ),
  ),
  ...games(['fluctus-board', 'luzi-dice'], 'by an import map and no bundle', () => '/import-map.html'),
  ...sandbox,
  ...shadow,
  ...looksChecks,
  ...formChecks,
  ...movedChecks,
  ...printChecks,
};
