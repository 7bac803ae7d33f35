/** Compiles tests to scripts that contain all mutants of some files, with a switch for each. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';

/**
 * A change of the source. `line` counts from 1, `code` is its text.
 * @typedef {{ id: number, file: string, line: number, code: string, mutator: string, from: string, to: string }} Mutant
 */

const shim = resolve('lab/mutants/node-test.mjs');
const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };

/** The switches that Stryker writes are calls; a comparison is faster. */
const withSwitches = (code) =>
  code
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, '($mutant.active === $1 && $mutant.hit())')
    .replaceAll(/stryCov_9fa48\(([^)]*)\)/g, '($mutant.covering && $mutant.cover($1))');

/** The part of a source that a mutant replaces. */
function original(source, { start, end }) {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines.push(lines.pop().slice(0, end.column));
  return [lines.shift().slice(start.column), ...lines].join('\n');
}

/** The mutants of some files, and the files with all mutants. */
async function mutantsOf(paths) {
  const files = paths.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true };
  const made = await new Instrumenter(quiet).instrument(files, options);
  const sources = new Map(files.map(({ name, content }) => [name, content]));
  const mutants = made.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id: Number(id),
    file: fileName,
    line: location.start.line + 1,
    code: sources.get(fileName).split('\n')[location.start.line].trim(),
    mutator: mutatorName,
    from: original(sources.get(fileName), location),
    to: replacement,
  }));
  return {
    mutants,
    code: new Map(made.files.map(({ name, content }) => [resolve(name), withSwitches(content)])),
  };
}

/** The text of a module in a script: it has an address of its own, and exports what it waits for. */
const inScript = (text, path) =>
  text
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replace(/^await (?=testGame\()/m, 'export const loaded = ');

const loader = (code) => ({
  name: 'mutants',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:test$/ }, () => ({ path: shim }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      return { loader: 'ts', contents: inScript(code.get(path) ?? readFileSync(path, 'utf8'), path) };
    });
  },
});

/**
 * Compiles the tests of an area.
 * @param {{ files: readonly string[], tests: readonly string[] }} area
 * @param {string} folder
 * @returns {Promise<{ mutants: Mutant[], scripts: { test: string, path: string }[] }>}
 */
export async function compile({ files, tests }, folder) {
  const { mutants, code } = await mutantsOf(files);
  const entryPoints = tests.map((test, i) => ({ in: test, out: String(i) }));
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
    plugins: [loader(code)],
  });
  return { mutants, scripts: tests.map((test, i) => ({ test, path: `${folder}/${i}.cjs` })) };
}
