/** Runs in Node the test file of every game: `test/games/<game>/<tag>.test.ts`, named like the source of the element. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { it } from 'node:test';

const tests = new URL('./', import.meta.url);
const sources = new URL('../../src/games/', import.meta.url);

/** A tag contains a hyphen. */
const namedByTag = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\.test\.ts$/;

const games = readdirSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const testFiles = games.flatMap((game) => {
  const folder = new URL(`${game}/`, tests);
  const tags = (existsSync(folder) ? readdirSync(folder) : []).flatMap(
    (file) => namedByTag.exec(file)?.[1] ?? [],
  );
  return tags
    .filter((tag) => existsSync(new URL(`${game}/${tag}.ts`, sources)))
    .map((tag) => ({ game, url: new URL(`${tag}.test.ts`, folder).href }));
});

it('every game has one test file that runs its contracts', () => {
  assert.deepEqual(
    testFiles.map(({ game }) => game),
    games,
  );
});

for (const { url } of testFiles) await import(url);
