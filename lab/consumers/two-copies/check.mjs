import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tags } from '../games.mjs';
import { answers, clickAMove, playGame } from '../play.mjs';

const versionIn = (page, copy) =>
  JSON.parse(readFileSync(join(page.folder, copy, 'package.json'), 'utf8')).version;

const cases = {
  'the same version twice': ['/same.html', 'same'],
  'two versions': ['/other.html', 'other'],
  'single elements of one version, and all elements of another': ['/single.html', 'other'],
};

/** Waits until the last script of the page has run, so that all warnings have been logged. */
const settled = (page) =>
  page.until((all) => all.every((tag) => !!document.querySelector(tag).shadowRoot), tags);

export const checks = Object.fromEntries(
  Object.entries(cases).flatMap(([what, [path, copy]]) => [
    [
      `warns once, naming both versions: ${what}`,
      async (page) => {
        await page.open(path);
        await settled(page);
        const [first, second] = [versionIn(page, 'one'), versionIn(page, copy)];
        if (copy === 'other') assert.notEqual(first, second);
        assert.equal(page.problems.length, 1, page.problems.join('\n'));
        const [, ...named] = /^warn.*\b(\d+\.\d+\.\d+)\b.*\b(\d+\.\d+\.\d+)\b/.exec(page.problems[0]) ?? [];
        assert.deepEqual(named.sort(), [first, second].sort());
      },
    ],
    [
      `plays on all boards: ${what}`,
      async (page) => {
        await page.open(path);
        await settled(page);
        for (const tag of tags) assert.match(await clickAMove(page, tag), /^pointer /);
        assert.ok(answers(await playGame(page, 'luzi-dice')).length > 0, 'the computer has played');
      },
    ],
  ]),
);
