import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { rollup } from 'rollup';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { findGames } from '../../scripts/files.mjs';
import { consumer, type Consumer } from './consumer.js';

interface Named {
  readonly name: string;
  readonly kind?: string;
}
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly attributes: readonly Named[];
      readonly events?: readonly Named[];
      readonly members: readonly Named[];
    }[];
  }[];
}

const games = findGames();
const entries = [
  ...['spielkasten', 'spielkasten/index.js', 'spielkasten/classes.js', 'spielkasten/engine'],
  ...games.flatMap(({ id, tag }) => [`spielkasten/${tag}.js`, `spielkasten/engine/${id}.js`]),
];

describe('the packed package', () => {
  let project: Consumer;
  const node = (script: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: project.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 10_000,
    }).trim();

  before(() => {
    project = consumer({});
  });
  after(() => {
    project.remove();
  });

  for (const entry of entries)
    it(`can be imported in Node, which then ends by itself and says nothing: ${entry}`, () => {
      assert.equal(node(`await import('${entry}');`), '');
    });

  it('registers every element by its main entry, in a build that drops what has no effect', async () => {
    for (const { tag } of games) assert.match(await bundled(`import 'spielkasten';`), registration(tag));
  });

  it('registers one element by its own entry', async () => {
    for (const { tag } of games)
      assert.match(await bundled(`import 'spielkasten/${tag}.js';`), registration(tag));
  });

  it('registers nothing by its classes', async () => {
    const code = await bundled(`export * from 'spielkasten/classes.js';`);
    assert.doesNotMatch(code, /customElements\.define/);
  });

  it('leaves nothing of an import of the classes that is not used', async () => {
    assert.equal((await bundled(`import 'spielkasten/classes.js';`)).trim(), '');
  });

  it('plays every game in Node', () => {
    const script = `
      import { games } from 'spielkasten/engine';
      for (const game of Object.values(games)) {
        const state = game.setup();
        if (typeof game.turn(state) === 'number') game.play(state, game.moves(state)[0]);
      }
      console.log(Object.keys(games).join());`;
    for (const { id } of games) assert.ok(node(script).split(',').includes(id));
  });

  it('keeps its rooms to itself', () => {
    assert.throws(() => node(`await import('spielkasten/ui/register.js');`), /ERR_PACKAGE_PATH_NOT_EXPORTED/);
    assert.throws(
      () => node(`await import('spielkasten/games/${games[0]?.id ?? ''}/define.js');`),
      /ERR_PACKAGE_PATH/,
    );
  });

  it('carries the manifest, the script-tag bundles and a self-contained worker of every game', () => {
    const inside = (path: string) => join(project.folder, 'node_modules/spielkasten', path);
    const manifest = readFileSync(inside('custom-elements.json'), 'utf8');
    for (const { id, tag } of games) {
      assert.ok(manifest.includes(`"tagName": "${tag}"`), tag);
      assert.ok(existsSync(inside(`cdn/${tag}.min.js`)), tag);
      assert.doesNotMatch(readFileSync(inside(`dist/games/${id}/worker.js`), 'utf8'), /^import\b|\bfrom '/m);
    }
    assert.ok(existsSync(inside('cdn/spielkasten.min.js')));
  });

  it('tells in its README of every attribute, method and event in the manifest', () => {
    const inside = join(project.folder, 'node_modules/spielkasten');
    const readme = readFileSync(join(inside, 'README.md'), 'utf8');
    const manifest = JSON.parse(readFileSync(join(inside, 'custom-elements.json'), 'utf8')) as Manifest;
    for (const { attributes, events, members } of manifest.modules.flatMap(
      ({ declarations }) => declarations,
    )) {
      const methods = members.filter(({ kind }) => kind === 'method');
      for (const { name } of [...attributes, ...(events ?? [])])
        assert.ok(readme.includes(`\`${name}\``), name);
      for (const { name } of methods) assert.ok(readme.includes(`\`${name}(`), name);
    }
  });

  it('has no file of tests, stories or tools', () => {
    const expected = [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'cdn',
      'custom-elements.json',
      'dist',
      'package.json',
    ];
    const editors = ['src', 'vscode.css-custom-data.json', 'vscode.html-custom-data.json', 'web-types.json'];
    const inside = readdirSync(join(project.folder, 'node_modules/spielkasten'));
    assert.deepEqual(inside.sort(), [...expected, ...editors].sort());
  });

  const registration = (tag: string) => new RegExp(`register\\(['"]${tag}['"]`);

  /** What rollup makes of a module of the consumer's. */
  async function bundled(code: string): Promise<string> {
    const importer = join(project.folder, 'main.js');
    const bundle = await rollup({
      input: importer,
      external: [/^lit($|\/)/],
      plugins: [
        {
          name: 'main',
          load: (id) => (id === importer ? code : null),
          resolveId: (id) => (id === importer ? id : null),
        },
        nodeResolve(),
      ],
      onwarn: () => undefined,
    });
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  }
});
