import assert from 'node:assert/strict';

export const site = 'dist';

const frameworks = ['react', 'effect', 'vue', 'svelte', 'solid', 'angular'];

export const checks = Object.fromEntries(
  frameworks.map((name) => [
    `tells the moves of the board: ${name}`,
    async (page) => {
      await page.open(`/${name}/`);
      await page.until(() => document.querySelector('fluctus-board')?.hasUpdated);
      await page.run(() => document.querySelector('fluctus-board').play('@ro'));
      const [heard, names] = await page.run(() => [
        globalThis.heard,
        String(document.querySelector('fluctus-board').names),
      ]);
      assert.equal(heard[0], '@ro');
      assert.equal(names, 'Ada,Bo');
      assert.deepEqual(page.problems, []);
    },
  ]),
);
