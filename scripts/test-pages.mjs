import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { build } from 'esbuild';

/** The number of pages for the tests of the shared UI. */
const PAGES = 8;

/**
 * True for tests that load modules in frames, too: of a module that is loaded twice in a page, the test runner counts one only. And for
 * those with an audio context of their own: the sounds keep the first one of a page.
 */
const isAlone = (file) =>
  /createElement\('iframe'\)|\/(strict-frame|strict-page|offline|fake-audio)\.js'/.test(
    readFileSync(file, 'utf8'),
  );

/** The name of the page of a test: one for each game, some for the shared UI, and one for each long file or file that uses frames. */
function pageOf(file, index) {
  const folder = basename(dirname(file));
  if (folder === 'release' || isAlone(file)) return `${folder}-${basename(file, '.test.ts')}`;
  return folder === 'element' ? `${folder}-${index % PAGES}` : folder;
}

/** The module after that of a file: it puts the tests of the file into a suite with its name, for its time and its failures. */
const MARK = 'suite-of:';
const fileSuites = {
  name: 'file-suites',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${MARK}`) }, ({ path }) => ({
      path: path.slice(MARK.length),
      namespace: MARK,
    }));
    onLoad({ filter: /./, namespace: MARK }, ({ path }) => ({
      contents: `const { suite: page } = globalThis.mocha;
const isOwn = ({ title }) => !title.endsWith('.test.ts');
const own = page.suites.filter(isOwn);
page.suites = page.suites.filter((each) => !isOwn(each));
const { constructor: Suite } = page;
const suite = Suite.create(page, ${JSON.stringify(path)});
for (const each of own) suite.addSuite(each);`,
    }));
  },
};

/** In a bundle, a module has the address that it has on the server: frames and workers load from there. */
const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](src|test)[\\/].*\.ts$/ }, ({ path }) => {
      const address = `/${relative('.', path).replaceAll('\\', '/')}`;
      const contents = readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `new URL('${address}', location.origin).href`,
      );
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Writes modules that import the browser tests of a suite, and returns a pattern for them. A page loads all of src in two to three seconds of a
 * processor, so tests share pages, and the modules of all pages are bundled, but for coverage, which is counted by module.
 */
export async function writeTestPages(suite, files, { bundled = true } = {}) {
  const folder = `.cache/test-pages/${suite}`;
  const pages = new Map();
  for (const [index, file] of files.entries()) {
    const page = pageOf(file, index);
    const mark = bundled ? `import '${MARK}${file}';\n` : '';
    pages.set(page, `${pages.get(page) ?? ''}import '../../../${file}';\n${mark}`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [page, code] of pages) writeFileSync(`${folder}/${page}.js`, code);
  if (!bundled) return `${folder}/*.js`;
  await build({
    entryPoints: [...pages.keys()].map((page) => `${folder}/${page}.js`),
    outdir: `${folder}/bundled`,
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    // package.json says that only entries have side effects; tests have, too
    ignoreAnnotations: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    conditions: ['development'],
    external: ['/__web-dev-server__*', 'node:*'],
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
    plugins: [fileSuites, ownAddress],
  });
  return `${folder}/bundled/*.js`;
}
