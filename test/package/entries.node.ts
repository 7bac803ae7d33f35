import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { codeEntries, findEntries } from '../../scripts/entries.mjs';
import { filesUnder, findBoards, findEngines, findGames, findPacks } from '../../scripts/files.mjs';
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
const boards = findBoards();
describe('packed package', () => {
  let project: Consumer;
  const node = (script: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: project.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 120_000,
    }).trim();

  const installed = () => join(project.folder, 'node_modules/spielkasten');

  before(() => {
    project = consumer({});
  });
  after(() => {
    project.remove();
  });

  it('can be imported in Node by each entry, without output and without keeping the process alive', () => {
    const entries = codeEntries(installed())
      .map(({ subpath }) => subpath)
      // these contain the browser build of Lit
      .filter((subpath) => !subpath.startsWith('./cdn/'));
    assert.ok(entries.length > 2 * games.length);
    const imports = entries.map((entry) => `await import('spielkasten${entry.slice(1)}');`);
    assert.equal(node(imports.join('\n')), '');
  });

  it('has an entry for every element, every engine by its id, the classes and the frameworks', () => {
    const entries = findEntries(installed()).map(({ subpath }) => subpath);
    const expected = [
      ...[
        '.',
        './classes.js',
        './engine',
        './custom-elements.json',
        './sanitize.json',
        './tokens.json',
        './package.json',
        './cdn/sri.json',
      ],
      ...['brand', 'linen', 'night'].map((look) => `./looks/${look}.css`),
      ...['./react', './vue', './svelte', './solid', './cdn/spielkasten.min.js'],
      ...games.flatMap(({ tag, rulesTag }) =>
        [tag, rulesTag].flatMap((name) => [`./${name}.js`, `./cdn/${name}.min.js`]),
      ),
      ...boards.map(({ tag }) => `./${tag}.js`),
      ...['./rules.js', './picture.js', './markdown.js', './puzzles.js', './table.js'],
      ...['daily-puzzle', 'game-series', 'game-tables'].flatMap((name) => [
        `./${name}.js`,
        `./cdn/${name}.min.js`,
      ]),
      ...findEngines().map(({ id }) => `./engine/${id}.js`),
    ];
    assert.deepEqual(
      expected.filter((each) => !entries.includes(each)),
      [],
    );
  });

  it('writes the pictures of one game like those of all games, with the same errors', () => {
    const squares = { fluctus: 'ro', glux: 'a1', 'lucky-numbers': 'a1', 'lucky-swap': 'a1', luzi: '1' };
    const script = `
      import { BadNotation, picture as all } from 'spielkasten/picture.js';
      // the templates of the one are minified: white space and numbers differ
      const shapes = (svg) => svg.match(/<\\w+|(?<=<desc[^>]*>)[^<]+/g).join();
      const caught = (write) => { try { write(); } catch (error) { return error instanceof BadNotation; } };
      for (const [id, square] of ${JSON.stringify(Object.entries(squares))}) {
        const { markedPicture, picture } = await import('spielkasten/picture/' + id + '.js');
        const marks = square + ':red=1';
        console.log(
          id,
          shapes(picture({ theme: 'dark' })) === shapes(all(id, { theme: 'dark' })),
          shapes(markedPicture({ marks })) === shapes(all(id, { marks })),
          markedPicture() === picture(),
          caught(() => picture({ position: 'x' })),
          caught(() => markedPicture({ marks: 'no' })),
        );
      }`;
    const equal = Object.keys(squares).map((id) => `${id} true true true true true`);
    assert.deepEqual(node(script).split('\n'), equal);
  });

  it('exports each engine under its id in the list of engines', () => {
    const script = `
      import { games } from 'spielkasten/engine';
      for (const [id, game] of Object.entries(games)) {
        const alone = await import('spielkasten/engine/' + id + '.js');
        console.log(id, game.id, Object.values(alone).includes(game));
      }`;
    const ids = findEngines().map(({ id }) => id);
    assert.deepEqual(node(script).split('\n').sort(), ids.map((id) => `${id} ${id} true`).sort());
  });

  it('reads the daily puzzles from the files of the bundles, in Node and in the bundle of a page', async () => {
    const script = `
      import { puzzleGames, puzzleOn } from 'spielkasten/puzzles.js';
      for (const game of puzzleGames) console.log(JSON.stringify(await puzzleOn(game, '2026-11-28')));`;
    const puzzles = node(script);
    assert.equal(puzzles.split('\n').length, findPacks().length);
    const out = join(project.folder, 'out');
    await build({
      stdin: { contents: script, resolveDir: project.folder },
      ...{ bundle: true, splitting: true, format: 'esm', outdir: out, logLevel: 'error' },
    });
    assert.equal(node(`await import(${JSON.stringify(pathToFileURL(join(out, 'stdin.js')))});`), puzzles);
    for (const id of findPacks())
      assert.deepEqual(
        filesUnder(installed(), '.js').filter((file) => basename(file).includes(`puzzles.${id}.`)),
        [join(installed(), `cdn/puzzles.${id}.min.js`).replaceAll('\\', '/')],
      );
  });

  it('plays every game in Node', () => {
    const script = `
      import { games } from 'spielkasten/engine';
      for (const game of Object.values(games)) {
        const state = game.setup();
        if (typeof game.turn(state) === 'number') game.play(state, game.moves(state)[0]);
      }
      console.log(Object.keys(games).join());`;
    const played = node(script).split(',');
    for (const { id } of boards) assert.ok(played.includes(id), id);
  });

  it('exports the rulebook of every game as data', () => {
    const script = `
      import { rulebook, rulebookIds, rulebookLanguages } from 'spielkasten/rules.js';
      for (const id of rulebookIds)
        for (const language of rulebookLanguages(id)) {
          const { rules } = await rulebook(id, language);
          console.log(id, language, rules.length > 9 && rules.every(({ title, text }) => title && text.length));
        }`;
    const lines = games.flatMap(({ id }) => ['de', 'en'].map((language) => `${id} ${language} true`));
    assert.deepEqual(node(script).split('\n').sort(), lines.sort());
  });

  it('does not export its internal folders', () => {
    for (const room of ['element/base/register.js', 'core/match.js', 'frameworks/react.js'])
      assert.throws(() => node(`await import('spielkasten/${room}');`), /ERR_PACKAGE_PATH_NOT_EXPORTED/);
    assert.throws(
      () => node(`await import('spielkasten/games/${games[0]?.id ?? ''}/define.js');`),
      /ERR_PACKAGE_PATH/,
    );
  });

  it('contains the manifest, the script-tag bundles and a self-contained worker of every game', () => {
    const inside = (path: string) => join(project.folder, 'node_modules/spielkasten', path);
    const manifest = readFileSync(inside('custom-elements.json'), 'utf8');
    for (const { id, tag, bundle } of boards) {
      assert.ok(manifest.includes(`"tagName":"${tag}"`), tag);
      assert.ok(existsSync(inside(`cdn/${bundle}.min.js`)), tag);
      assert.doesNotMatch(readFileSync(inside(`cdn/${id}.worker.min.js`), 'utf8'), /^import\b|\bfrom '/m);
      const module = readFileSync(inside(`dist/games/${id}/${id}.worker.js`), 'utf8');
      assert.equal(module, `import '../../../cdn/${id}.worker.min.js';\n`);
    }
    assert.ok(existsSync(inside('cdn/spielkasten.min.js')));
  });

  it('documents every attribute, method and event of the manifest in its reference', () => {
    const inside = join(project.folder, 'node_modules/spielkasten');
    // the members of a form control are with the puzzles in forms
    const reference = ['reference', 'puzzles']
      .map((name) => readFileSync(join(inside, `docs/${name}.md`), 'utf8'))
      .join('');
    const manifest = JSON.parse(readFileSync(join(inside, 'custom-elements.json'), 'utf8')) as Manifest;
    for (const { attributes, events, members } of manifest.modules.flatMap(
      ({ declarations }) => declarations,
    )) {
      const methods = members.filter(({ kind }) => kind === 'method');
      for (const { name } of [...attributes, ...(events ?? [])])
        assert.ok(reference.includes(`\`${name}\``), name);
      for (const { name } of methods) assert.ok(reference.includes(`\`${name}(`), name);
    }
  });

  it('contains no sources, tests, stories or tools', () => {
    const expected = [
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'bin',
      'cdn',
      'custom-elements.json',
      'dist',
      'docs',
      'llms.txt',
      'looks',
      'package.json',
    ];
    const editors = [
      'sanitize.json',
      'tokens.json',
      'vscode.css-custom-data.json',
      'vscode.html-custom-data.json',
      'web-types.json',
    ];
    const inside = readdirSync(join(project.folder, 'node_modules/spielkasten'));
    assert.deepEqual(inside.sort(), [...expected, ...editors].sort());
  });
});
