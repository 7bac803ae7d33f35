/** What holds of the project of every bundler: all have the same page, and differ in what becomes of the workers. */
import assert from 'node:assert/strict';
import { answers, playGame, wrong } from './play.mjs';
import { tags } from './games.mjs';

/**
 * @param {RegExp} [worker] the file in which a computer player thinks; left out: the bundler knows no workers, and the
 * player thinks on the page
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
      if (threads && worker) assert.match(threads.join(), worker);
      else assert.deepEqual(threads ?? [], []);
      // where no worker came along its address leads nowhere; nobody has to hear of it
      assert.ok(
        page.asked.here.some((path) => (worker ?? /\.worker\.js$/).test(path)),
        'a worker was asked for',
      );
      assert.deepEqual(wrong(page, { workers: worker }), []);
    },
  ]);
  return {
    ...Object.fromEntries(games),
    'tells the page of a move, which its engine reads': async (page) => {
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
