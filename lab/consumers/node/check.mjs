import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of Node by major version: the running one, and those installed from npm. */
function nodes(folder) {
  const others = [20, 22].map((major) => [major, join(folder, `node_modules/node-${major}/bin/node`)]);
  const found = Object.fromEntries(others.filter(([, path]) => existsSync(path)));
  return { [process.versions.node.split('.')[0]]: process.execPath, ...found };
}

/** Every subpath of the package that can be imported. Patterns are expanded with the files of the package. */
function entries(folder) {
  const root = join(folder, 'node_modules/spielkasten');
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([name, target]) => {
    const path = target?.default ?? target;
    // bundles for script tags need a page, and style sheets a bundler; a target of null closes a folder
    if (!path || name.startsWith('./cdn/') || path.endsWith('.css')) return [];
    if (!path.includes('*')) return [name];
    const [before, after] = path.slice(2).split('*');
    const at = before.replace(/[^/]*$/, '');
    return readdirSync(join(root, at))
      .map((found) => (after.includes('/') ? `${at}${found}${after}` : `${at}${found}`))
      .filter((file) => file.startsWith(before) && file.endsWith(after) && existsSync(join(root, file)))
      .map((file) => name.replace('*', file.slice(before.length, -after.length)));
  });
}

/** A script that imports an entry and prints new global names and resources that keep the process alive. */
const script = (entry) => `
  const before = new Set(Reflect.ownKeys(globalThis));
  // files that are being read or closed belong to the import itself
  const resources = () => process.getActiveResourcesInfo().filter((name) => !/^(Pipe|TTY|FS|CloseReq)/.test(name));
  const idle = resources().length;
  await import(${JSON.stringify(entry)}${entry.endsWith('.json') ? ", { with: { type: 'json' } }" : ''});
  const added = Reflect.ownKeys(globalThis).filter((name) => !before.has(name)).map(String);
  console.log(JSON.stringify({ added, left: resources().slice(idle) }));`;

const run = (node, folder, text) =>
  spawnSync(node, ['--input-type=module', '--eval', text], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
  });

/** The global names that Lit adds in Node: a registry of elements. */
const ofLit = (node, folder) => JSON.parse(run(node, folder, script('lit')).stdout).added;

export const checks = {
  'imports every entry in Node 20 and 22 without output, new globals or open resources': ({ folder }) => {
    const found = nodes(folder);
    const all = entries(folder).map((name) => name.replace(/^\./, 'spielkasten'));
    assert.ok(all.length > 10, all.join());
    assert.ok(found[20] && found[22], `Node ${Object.keys(found).join(' and ')}`);
    for (const node of Object.values(found)) {
      const lits = ofLit(node, folder);
      for (const entry of all) {
        const { status, signal, stdout, stderr } = run(node, folder, script(entry));
        assert.deepEqual({ entry, status, signal, stderr }, { entry, status: 0, signal: null, stderr: '' });
        const { added, left } = JSON.parse(stdout);
        const own = added.filter((name) => !lits.includes(name));
        assert.deepEqual({ entry, own, left }, { entry, own: [], left: [] });
      }
    }
  },
  'adds no globals by importing the engines': ({ folder }) => {
    for (const node of Object.values(nodes(folder)))
      for (const entry of entries(folder).filter((name) => name.startsWith('./engine'))) {
        const { stdout } = run(node, folder, script(entry.replace(/^\./, 'spielkasten')));
        assert.deepEqual(JSON.parse(stdout), { added: [], left: [] });
      }
  },
  'plays every game in Node': ({ folder }) => {
    for (const node of Object.values(nodes(folder))) {
      const { stdout, stderr, status } = run(
        node,
        folder,
        `
        import { games } from 'spielkasten/engine';
        for (const game of Object.values(games)) {
          let state = game.setup();
          for (let plies = 0; game.turn(state) !== 'over' && plies < 3000; plies++) {
            const moves = game.turn(state) === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);
            state = game.play(state, moves[(plies * 7919) % moves.length]);
            const text = game.formatPosition(state);
            if (typeof text !== 'string') throw new Error(game.id);
          }
          console.log(game.id, game.turn(state));
        }`,
      );
      assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
      assert.ok(stdout.trim().split('\n').length >= 4, stdout);
    }
  },
};
