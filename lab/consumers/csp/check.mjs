import assert from 'node:assert/strict';
import { tags } from '../games.mjs';
import { answers, playGame } from '../play.mjs';

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'";
const trusted = `${strict}; require-trusted-types-for 'script'; trusted-types lit-html spielkasten`;

export const headers = {
  '/strict.html': { 'content-security-policy': strict },
  '/trusted.html': { 'content-security-policy': trusted },
};

/** Plays a whole game on a page with one of the policies. */
const wholeGame = (path, tag) => async (page) => {
  await page.open(path);
  const game = await playGame(page, tag);
  assert.ok(answers(game).length > 0, 'the computer has played');
  // the policy must not prevent the worker
  assert.ok(page.asked.here.some((asked) => asked.endsWith('.worker.min.js')));
  assert.ok(!page.asked.here.some((asked) => /\.(bot|worker-source)\.min\.js$/.test(asked)));
  // Firefox requests an icon by itself and reports that the policy forbids it
  const own = page.problems.filter((problem) => !problem.includes('/favicon.ico'));
  assert.deepEqual(own, []);
};

// The policy with trusted types contains the other one, which browsers without trusted types need: one game is enough there.
const wholeGames = [
  ...tags.map((tag) => [
    `plays a whole game of ${tag} against a computer under a strict policy that requires trusted types`,
    wholeGame('/trusted.html', tag),
  ]),
  [
    'plays a whole game of luzi-dice against a computer under a strict policy',
    wholeGame('/strict.html', 'luzi-dice'),
  ],
];

export const checks = {
  'blocks an inline style: the policy is in force': async (page) => {
    await page.open('/strict.html');
    const refused = await page.run(() => {
      const told = new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective), {
          once: true,
        });
      });
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.body.append(style);
      return told;
    });
    assert.match(refused, /^style-src/);
  },
  'blocks an HTML string: trusted types are in force': async (page) => {
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
