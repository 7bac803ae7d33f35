import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder, findGames } from '../../scripts/files.mjs';

const folders = readdirSync('src/games');
const read = (path: string) => readFileSync(path, 'utf8');

describe('project structure', () => {
  it('finds every game by its folder', () => {
    assert.deepEqual(
      findGames().map(({ id }) => id),
      folders,
    );
  });

  it('lists every game in each public entry point', () => {
    for (const id of folders) {
      assert.ok(read('src/classes.ts').includes(`./games/${id}/index.js`), `classes.ts: ${id}`);
      assert.ok(read('src/rules.ts').includes(`./games/${id}/rulebook/index.js`), `rules.ts: ${id}`);
      assert.ok(read('src/engine.ts').includes(`./games/${id}/engine/index.js`), `engine.ts: ${id}`);
    }
  });

  it('names no game in core, element, package.json, the build or the scripts', () => {
    const files = [
      ...filesUnder('src/core', '.ts'),
      ...filesUnder('src/element', '.ts'),
      ...filesUnder('scripts', '.mjs'),
      ...readdirSync('.').filter((name) => /\.(mjs|js)$|^tsconfig.*\.json$/.test(name)),
      '.ci/run',
    ];
    const manifest = { ...(JSON.parse(read('package.json')) as object), keywords: [] };
    const texts = [['package.json', JSON.stringify(manifest)], ...files.map((path) => [path, read(path)])];
    for (const [path, text] of texts)
      for (const id of folders) assert.doesNotMatch(text ?? '', new RegExp(`\\b${id}\\b`, 'i'), path);
  });
});
