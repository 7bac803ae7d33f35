/** The checks of all bundlers. Their projects have the same page; only the handling of workers differs. */
import assert from 'node:assert/strict';
import { answers, playGame } from './play.mjs';
import { tags } from './games.mjs';

/**
 * @param {RegExp} [worker] the URLs of the bundled workers; omit it if the bundler does not bundle workers, so that
 * computer players think on the page
 */
export function bundledChecks(worker) {
  const where = worker ? 'in a bundled worker' : 'on the page';
  const games = tags.map((tag) => [
    `plays a whole game of ${tag} against a computer that thinks ${where}`,
    async (page) => {
      await page.open('/');
      const game = await playGame(page, tag);
      assert.ok(answers(game).length > 0, 'the computer has played');
      const threads = await page.workers();
      if (worker) assert.match(threads.join(), worker);
      else assert.deepEqual(threads, []);
      // a worker that is not bundled gives a 404, which must not be reported
      assert.ok(
        page.asked.here.some((path) => (worker ?? /\.worker\.js$/).test(path)),
        'a worker was requested',
      );
      assert.deepEqual(page.problems, []);
    },
  ]);
  return {
    ...Object.fromEntries(games),
    'reports a move to the page, whose engine parses it': async (page) => {
      await page.open('/');
      const told = await page.run(async () => {
        await customElements.whenDefined('fluctus-board');
        document.querySelector('fluctus-board').play('@ro');
        return document.querySelector('output').value;
      });
      assert.equal(told, 'fluctus 0 @ro');
    },
    'plays a move by a click': async (page) => {
      await page.open('/');
      await page.click('fluctus-board >>> [data-square=ro]');
      assert.equal(await page.until(() => document.querySelector('output').value), 'fluctus 0 @ro');
    },
  };
}
