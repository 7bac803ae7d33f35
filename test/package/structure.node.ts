import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder, findBoards, findEngines, findGames } from '../../scripts/files.mjs';
import { games } from '../../src/engine.js';
import { boards } from '../../src/markdown/boards.js';
import { picture } from '../../src/picture.js';
import { rulebookIds } from '../../src/rules.js';
import { faultOf } from '../support/faults.js';

const folders = readdirSync('src/games');
const read = (path: string) => readFileSync(path, 'utf8');

describe('project structure', () => {
  it('finds every game by its folder', () => {
    assert.deepEqual(
      findBoards().map(({ id }) => id),
      folders,
    );
  });

  it('finds every engine by its folder', () => {
    assert.deepEqual(
      findEngines().map(({ id }) => id),
      Object.keys(games).sort(),
    );
  });

  it('lists every game in each public entry point', () => {
    assert.deepEqual(
      [...rulebookIds].sort(),
      findGames().map(({ id }) => id),
    );
    assert.deepEqual(Object.keys(boards).sort(), folders);
    const { message } = faultOf(() => picture('no' as 'luzi'));
    assert.equal(message, `There are pictures of ${folders.join(', ')}.`);
    for (const id of folders) {
      assert.ok(id in games, `engine.ts: ${id}`);
      assert.ok(read('src/classes.ts').includes(`./games/${id}/index.js`), `classes.ts: ${id}`);
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
