import assert from 'node:assert/strict';
import { tags } from '../games.mjs';
import { answers, playGame } from '../play.mjs';

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'";
const trusted = `${strict}; require-trusted-types-for 'script'; trusted-types lit-html`;

export const headers = {
  '/strict.html': { 'content-security-policy': strict },
  '/trusted.html': { 'content-security-policy': trusted },
};

const policies = { strict: 'a strict policy', trusted: 'a strict policy that requires trusted types' };

const wholeGames = Object.entries(policies).flatMap(([path, policy]) =>
  tags.map((tag) => [
    `plays a whole game of ${tag} against a computer under ${policy}`,
    async (page) => {
      await page.open(`/${path}.html`);
      const game = await playGame(page, tag);
      assert.ok(answers(game).length > 0, 'the computer has played');
      // in a worker, as without any policy
      assert.ok(page.asked.here.some((asked) => asked.endsWith('.worker.min.js')));
      assert.ok(!page.asked.here.some((asked) => /\.(bot|worker-source)\.min\.js$/.test(asked)));
      assert.deepEqual(page.problems, []);
    },
  ]),
);

export const checks = {
  'holds what it says: the policy is in force': async (page) => {
    await page.open('/strict.html');
    await page.run(() => {
      document.body.append(document.createElement('style'));
      document.querySelector('style').textContent = 'body { color: red }';
    });
    assert.match(page.problems.join(), /style-src/);
  },
  'holds what it says: trusted types are in force': async (page) => {
    await page.open('/trusted.html');
    const thrown = await page.run(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p></p>');
        return '';
      } catch (error) {
        return error.name;
      }
    });
    assert.equal(thrown, 'TypeError');
  },
  ...Object.fromEntries(wholeGames),
};

export const smoke = Object.keys(checks).filter((sentence) => /strict policy$|style/.test(sentence));
