import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder, findBoards, findEngines, findGames } from '../../scripts/files.mjs';
import { lists } from '../../scripts/lists.mjs';
import { games } from '../../src/engine.js';
import { boards } from '../../src/markdown/boards.js';
import { picture } from '../../src/picture.js';
import { rulebookIds } from '../../src/rules.js';
import { faultOf } from '../support/faults.js';

const folders = readdirSync('src/games');
const read = (path: string) => readFileSync(path, 'utf8');

interface Locked {
  readonly name: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}
const own = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly allowScripts: object;
};
const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Record<string, Locked> };
/** The oldest Node that is promised, such as `20.19`. */
const oldest = /^>=(\d+\.\d+)$/.exec(own.engines.node)![1]!;

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
    for (const id of folders) assert.ok(id in games, id);
  });

  it('has lists of all games and languages, as `npm run lists` writes them', () => {
    for (const [path, text] of lists()) assert.equal(read(path), text, `npm run lists: ${path}`);
    assert.deepEqual(
      filesUnder('src/lists', ''),
      lists()
        .map(([path]) => path)
        .filter((path) => path.startsWith('src/lists/'))
        .sort(),
    );
  });

  it('locks no package that refuses the oldest Node that is promised', () => {
    const refusing = (node: string) => {
      const selector = `:attr(engines, [node]):not(:semver(${node}, :attr(engines, [node])))`;
      const found = execFileSync('npm', ['query', selector, '--package-lock-only'], { encoding: 'utf8' });
      // npm leaves out an optional package that does not support the Node
      return (JSON.parse(found) as readonly Locked[]).flatMap(({ optional, name }) =>
        optional ? [] : [name],
      );
    };
    assert.deepEqual(refusing(`${oldest}.0`), []);
    assert.ok(refusing('6.0.0').includes('spielkasten'));
  });

  it('says of each locked package with an install script whether it runs', () => {
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''));
    assert.deepEqual(Object.keys(own.allowScripts).sort(), [...new Set(names)].sort());
  });

  it('is tested on the oldest Node that is promised, which the documents name', () => {
    assert.match(read('.github/workflows/ci.yml'), new RegExp(`\\bnode: ${parseInt(oldest)}\\b`));
    for (const path of ['README.md', 'CONTRIBUTING.md', 'docs/online.md'])
      assert.ok(read(path).includes(`Node ${oldest} or newer`), path);
    const { engines } = JSON.parse(read('packages/table/package.json')) as typeof own;
    assert.deepEqual(engines, own.engines);
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
