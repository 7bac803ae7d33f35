import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as vite } from 'vite';
import { filesUnder, findBoards, findEngines } from '../../scripts/files.mjs';
import { consumer, type Consumer } from '../package/consumer.js';

const games = findBoards();

/** The modules of a project by their names. */
const modules: Readonly<Record<string, string>> = {
  unused: `import { ${nameOfClass(games[0]?.tag ?? '')} } from 'spielkasten/classes.js';`,
  'unused-engines': [
    `import { games } from 'spielkasten/engine';`,
    ...findEngines().map(({ id }) => `import 'spielkasten/engine/${id}.js';`),
  ].join('\n'),
  classes: `import * as classes from 'spielkasten/classes.js'; Object.assign(globalThis, { classes });`,
  all: `import 'spielkasten';`,
  ...Object.fromEntries(games.map(({ tag }) => [tag, `import 'spielkasten/${tag}.js';`])),
};

/** Entries that are bundled separately, because code that one of them needs would be kept for the others. */
const alone = ['unused', 'unused-engines', 'classes'];
const builds = [...alone.map((name) => [name]), Object.keys(modules).filter((name) => !alone.includes(name))];

/** The output of a bundler: for each module its file and all statically imported files, as one text. */
type Bundles = ReadonlyMap<string, string>;

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
}

function nameOfClass(tag: string): string {
  return tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function bundlesOf(names: readonly string[], chunks: readonly Chunk[]): Bundles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const textOf = (name: string, seen = new Set<string>()): string => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return '';
    seen.add(name);
    return [chunk.code, ...chunk.imports.map((each) => textOf(each, seen))].join('');
  };
  return new Map(names.map((name) => [name, textOf(`${name}.js`)]));
}

const inputs = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, join(folder, `${name}.js`)]));

async function byRollup(folder: string, names: readonly string[]): Promise<Bundles> {
  const bundle = await rollup({
    input: inputs(folder, names),
    plugins: [nodeResolve({ exportConditions: ['production', 'browser'] })],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return bundlesOf(
    names,
    output.filter((each) => each.type === 'chunk'),
  );
}

async function byEsbuild(folder: string, names: readonly string[]): Promise<Bundles> {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: inputs(folder, names),
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return bundlesOf(
    names,
    Object.entries(metafile.outputs).map(([path, { imports }]) => ({
      fileName: path.replace(/^out\//, ''),
      code: texts.get(join(folder, path)) ?? '',
      imports: imports
        .filter(({ kind }) => kind === 'import-statement')
        .map((each) => each.path.replace(/^out\//, '')),
    })),
  );
}

async function byVite(folder: string, names: readonly string[]): Promise<Bundles> {
  const made = await vite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: inputs(folder, names), output: { entryFileNames: '[name].js' } },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return bundlesOf(
    names,
    outputs.filter((each) => each.type === 'chunk'),
  );
}

describe('packed package in a bundle', () => {
  let project: Consumer;
  before(() => {
    project = consumer(
      Object.fromEntries(Object.entries(modules).map(([name, text]) => [`${name}.js`, text])),
    );
  });
  after(() => {
    project.remove();
  });

  for (const [name, bundler] of Object.entries({ rollup: byRollup, esbuild: byEsbuild, Vite: byVite }))
    describe(`by ${name}`, () => {
      let bundles: Bundles;
      before(async () => {
        const made = [];
        for (const names of builds) made.push(...(await bundler(project.folder, names)));
        bundles = new Map(made);
      });
      // not `assert.match`, which prints the whole bundle
      const has = (entry: string, pattern: RegExp) => pattern.test(bundles.get(entry) ?? '');
      const registers = (entry: string, tag: string) =>
        has(entry, new RegExp(`\\btag: ?["'\`]${tag}["'\`]`)) && has(entry, /customElements\.define\(/);

      for (const entry of ['unused', 'unused-engines'])
        it(`drops unused imports: ${entry}`, () => {
          const code = bundles.get(entry);
          assert.ok(code !== undefined && Buffer.byteLength(code) < 100, code?.slice(0, 500));
        });
      it('contains all classes and registers nothing', () => {
        assert.ok(!has('classes', /customElements\.define/));
        for (const { tag } of games) assert.ok(has('classes', new RegExp(`\\b${nameOfClass(tag)}\\b`)), tag);
      });
      for (const { tag } of games) {
        it(`registers only <${tag}>, and the board of its puzzle, with its own entry`, () => {
          for (const each of games)
            assert.equal(registers(tag, each.tag), [each.tag, each.bundle].includes(tag), each.tag);
        });
        it(`registers <${tag}> with the main entry`, () => {
          assert.ok(registers('all', tag));
        });
      }
    });

  it('lists only existing files as side effects', () => {
    const inside = join(project.folder, 'node_modules/spielkasten');
    // Storybook bundles the sources
    const sources = filesUnder('src', '.ts').map((path) => `./${path}`);
    const files = [...sources, ...filesUnder(inside, '').map((path) => `.${path.slice(inside.length)}`)];
    const { sideEffects } = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8')) as {
      sideEffects: string[];
    };
    for (const pattern of sideEffects) {
      const whole = pattern
        .replace(/[.]/g, '\\$&')
        .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '\\./(?:.*/)?'));
      assert.ok(
        files.some((path) => new RegExp(`^${whole}$`).test(path)),
        `${pattern} names no file`,
      );
    }
  });
});
