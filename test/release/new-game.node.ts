import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';

/** The maximum number of files in the folder of a small game. */
const MOST_FILES = 12;

const copied = ['package.json', 'eslint.config.js', '.dependency-cruiser.mjs', '.prettierrc.json'];
const configs = ['json', 'pure.json', 'worker.json', 'test.json'].map((ending) => `tsconfig.${ending}`);
const folders = ['src', 'stories', 'test/games', 'test/support', 'test/vectors', '.storybook'];
const scripts = ['scripts/files.mjs', 'scripts/new-game.mjs', 'scripts/new-game'];

/** The id of a new game, the further arguments of the command, and its files outside the game's folder. */
const games = [
  { id: 'nim', more: [], test: 'test/games/nim/nim-board.test.ts', story: 'stories/nim-board.stories.ts' },
  {
    id: 'take-the-last',
    more: ['match-row'],
    test: 'test/games/take-the-last/match-row.test.ts',
    story: 'stories/match-row.stories.ts',
  },
] as const;

describe('npm run new-game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-new-game-'));
  const bin = (path: string) => resolve('node_modules', path);
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const newGame = (...args: string[]) => node('scripts/new-game.mjs', ...args);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const within = (path: string) =>
    filesUnder(join(folder, path), '.ts').map((each) => each.slice(folder.length + 1));
  /** Runs a command, and fails with its output. */
  const passes = (...args: string[]) => {
    const { status, stdout, stderr } = node(...args);
    assert.equal(status, 0, stdout + stderr);
  };

  const created = new Map<string, readonly string[]>();
  const files = () => [...created.values()].flat().filter((path) => !/^src\/\w+\.ts$/.test(path));

  before(() => {
    for (const path of [...copied, ...configs, ...folders, ...scripts])
      cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    for (const { id, more } of games) {
      const printed = execFileSync(process.execPath, ['scripts/new-game.mjs', id, ...more], {
        cwd: folder,
        encoding: 'utf8',
      });
      created.set(id, printed.trim().split('\n'));
    }
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const { id, test, story } of games) {
    it(`creates at most ${MOST_FILES} files in src/games/${id}, one test file and one story file`, () => {
      const own = within(`src/games/${id}`);
      assert.ok(own.length <= MOST_FILES, own.join('\n'));
      const expected = [...own, test, story, 'src/classes.ts', 'src/engine.ts', 'src/rules.ts'];
      assert.deepEqual([...(created.get(id) ?? [])].sort(), expected.sort());
      assert.deepEqual(
        [...own, test, story].filter((path) => /__\w+__/.test(path + read(path))),
        [],
      );
    });

    it(`creates a game that keeps its contracts in Node: ${id}`, () => {
      passes('--import', 'tsx', '--test', test);
    });
  }

  it('adds each game to the entry points once', () => {
    for (const { id } of games) {
      assert.equal(read('src/classes.ts').split(`'./games/${id}/index.js'`).length, 2);
      assert.equal(read('src/engine.ts').split(`'./games/${id}/engine/index.js'`).length, 2);
    }
    assert.match(read('src/rules.ts'), /\n {2}nim: \{\n[^]*\n {2}'take-the-last': \{\n[^]*\n\}\);/);
    assert.match(read('src/engine.ts'), /\n {2}nim,\n {2}'take-the-last': takeTheLast,\n\}/);
  });

  for (const config of configs) {
    it(`creates files without errors by ${config}`, () => {
      // `npm run types` reports the errors of other files
      const { stdout, stderr } = node(bin('typescript-7/bin/tsc'), '-p', config, '--noEmit');
      const errors = (stdout + stderr).split('\n').filter((line) => {
        const [, path] = /^(.+?)\(\d+,\d+\): error/.exec(line) ?? [];
        return path === undefined ? line.startsWith('error') : files().includes(path);
      });
      assert.deepEqual(errors, []);
    });
  }

  it('creates files without lint errors, formatted by prettier', () => {
    passes(bin('eslint/bin/eslint.js'), '--max-warnings', '0', ...files());
    passes(bin('prettier/bin/prettier.cjs'), '--check', 'src/classes.ts', 'src/engine.ts', ...files());
  });

  it('creates files that keep the import rules', () => {
    const config = join(folder, 'import-rules.mjs');
    writeFileSync(
      config,
      `import rules from './.dependency-cruiser.mjs';
       export default { ...rules, options: { ...rules.options, preserveSymlinks: true } };`,
    );
    passes(bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', config, 'src');
  });

  describe('refuses, and changes nothing:', () => {
    const refused: readonly (readonly [what: string, args: readonly string[], message: RegExp])[] = [
      ['no id', [], /^Usage: npm run new-game <id>/],
      ['three arguments', ['go', 'go-board', 'more'], /^Usage: npm run new-game <id>/],
      ['an id of another game', ['nim'], /^There is a game nim already\.$/m],
      [
        'an id of a game in the folder of another one',
        ['lucky-swap'],
        /^There is a game lucky-swap already\.$/m,
      ],
      ['the tag of another game', ['go', 'nim-board'], /^There is an element <nim-board> already\.$/m],
      ['an id with capitals', ['FourWins'], /"FourWins" is not a valid id/],
      ['an id that leaves the folder', ['../four'], /"\.\.\/four" is not a valid id/],
      ['an id that starts with a digit', ['4-wins'], /"4-wins" is not a valid id/],
      ['a reserved word as id', ['switch'], /"switch" is not a valid id/],
      ['a tag without a hyphen', ['go', 'goban'], /"goban" is not a valid tag/],
    ];
    const state = () => folders.flatMap(within).map((path) => path + read(path));

    for (const [what, args, message] of refused) {
      it(what, () => {
        const old = state();
        const { status, stderr } = newGame(...args);
        assert.equal(status, 1);
        assert.match(stderr, message);
        assert.deepEqual(state(), old);
      });
    }
  });
});
