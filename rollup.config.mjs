import { existsSync, readFileSync, rmSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild, { minify as shorten } from 'rollup-plugin-esbuild';
import literalsModule from 'rollup-plugin-html-literals';
import { findEngines, findGames, typescriptNames } from './scripts/files.mjs';

const minifyLiterals = literalsModule.default ?? literalsModule;
const games = findGames();
const faces = ['index', 'classes', 'engine', 'server'].map((name) => `src/${name}.ts`);

for (const folder of ['dist', 'cdn']) rmSync(folder, { recursive: true, force: true });

/** TypeScript in, ES2022 out; tsc alone checks types and writes the .d.ts files. */
const typescript = () => esbuild({ target: 'es2022', tsconfig: 'tsconfig.json', sourceMap: true });

/** What is published under a name of its own: `spielkasten/<tag>.js`, `spielkasten/engine/<id>.js`. */
const namedEntries = [
  ...games.map(({ id, tag }) => [tag, `./games/${id}/define.js`]),
  ...findEngines().map(({ id, path }) => [`engine/${id}`, `../${path}.js`]),
];

/** Files that lead from such a name to its module, so that no game needs a line in package.json. */
const entries = {
  name: 'entries',
  generateBundle() {
    for (const [name, module] of namedEntries)
      for (const ending of ['.js', '.d.ts'])
        this.emitFile({ type: 'asset', fileName: name + ending, source: `export * from '${module}';\n` });
  },
};

/** Script-tag bundles export what their entry does: whoever imports one by a bundler has its types too. */
const cdnTypes = (name, entry) => ({
  name: 'cdn-types',
  generateBundle() {
    const source = `export * from '../dist/${entry}.js';\n`;
    this.emitFile({ type: 'asset', fileName: `${name}.min.d.ts`, source });
  },
});

const WORKER_SOURCE = 'virtual:worker-source/';

/** In script-tag bundles `x.cdn.ts` stands in for `x.ts`; that of a bot can ask for its worker's source as text. */
const cdnWorkers = {
  name: 'cdn-workers',
  resolveId(id, importer) {
    if (id.startsWith(WORKER_SOURCE)) return `\0${id}`;
    if (!/\/(bot-source|start-worker)\.js$/.test(id) || importer?.endsWith('.cdn.ts')) return null;
    const standIn = posix.join(posix.dirname(importer.split(sep).join('/')), id.replace(/\.js$/, '.cdn.ts'));
    return existsSync(standIn) ? standIn : null;
  },
  load(id) {
    if (!id.startsWith(`\0${WORKER_SOURCE}`)) return null;
    const file = `cdn/${id.slice(WORKER_SOURCE.length + 1)}.worker.min.js`;
    const source = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '');
    return { code: `export default ${JSON.stringify(source)}`, map: { mappings: '' } };
  },
};

const LIT_POLICY = 'virtual:lit-policy';

/** Lets Lit's policy for Trusted Types vouch for workers, too, and hands it out. */
const litPolicy = {
  name: 'lit-policy',
  resolveId(id, importer) {
    return id === LIT_POLICY ? this.resolve('lit-html', importer, { skipSelf: true }) : null;
  },
  transform(code, id) {
    if (!/\/lit-html\/lit-html\.js$/.test(id)) return null;
    const creation = /(\w+)=(\w+)\?\2\.createPolicy\("lit-html",\{createHTML:(\w+)=>\3(?=\})/;
    const found = creation.exec(code);
    if (!found) throw new Error('Lit creates its policy for Trusted Types in another way than before');
    const vouching = `${found[0]},createScriptURL:${found[3]}=>${found[3]}`;
    return { code: `${code.replace(creation, () => vouching)}\nexport{${found[1]} as policy};`, map: null };
  },
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What a second copy on a page says its version is. */
const versionIn = {
  name: 'version',
  transform: (code, id) =>
    /\/element\/version\.ts$/.test(id)
      ? { code: code.replace("'unbuilt'", JSON.stringify(version)), map: null }
      : null,
};

/** Both: each finds what the other leaves, which is worth 250 bytes of an entry. */
const minify = () => [
  shorten({ target: 'es2022', legalComments: 'none' }),
  terser({
    ecma: 2022,
    module: true,
    // nobody asks one of our functions for its length
    compress: { passes: 3, keep_fargs: false },
    format: { comments: false, preamble: '/*! spielkasten | MIT. Lit: BSD-3-Clause, Google LLC */' },
  }),
];

/**
 * Shrinks templates and sheets. The plugin leaves a file alone that names `unsafeCSS`, lest it meet half a rule in a
 * literal: ours stand where a rule or a declaration may, so it is shown another name of the same length.
 */
function literals() {
  const plugin = minifyLiterals({
    include: ['src/**/*.ts'],
    failOnError: true,
    // parts of a drawing are cut out of their <svg>: without the slash each shape would swallow the next
    options: { minifyOptions: { keepClosingSlash: true } },
  });
  const transform = async (code, id) => {
    const result = await plugin.transform(code.replaceAll('unsafeCSS', 'unsafeCss'), id);
    return result && { ...result, code: result.code.replaceAll('unsafeCss', 'unsafeCSS') };
  };
  return { name: plugin.name, transform };
}

/** `games/<id>/words/de.ts` → `<id>.words.de`. */
function chunkName({ facadeModuleId = null, moduleIds, name }) {
  // a chunk that others share is named for the last of its modules
  facadeModuleId ??= moduleIds.at(-1);
  if (facadeModuleId.startsWith('\0')) return `${posix.basename(facadeModuleId)}.worker-source`;
  const path = relative('src', facadeModuleId).split(sep).join('/');
  return /\.ts$/.test(path)
    ? path
        .replace(/^games\//, '')
        .replace(/(\/index)?\.ts$/, '')
        .replaceAll('/', '.')
    : name;
}

/** A map names a package's files the same wherever that package lies, or the same commit would give other bytes there. */
const sourcemapPathTransform = (path) => path.replace(/^.*?(?=node_modules\/)/, '../');

/** What Lit does for browsers older than ours, and for who constructs a CSSResult: in what it is in, and what it becomes. */
const older = [
  ['css-tag.js', /(\w)=\w\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '$1=!0'],
  ['css-tag.js', /"(CSSResult is not|Value passed)[^"]*"(\+t\+"[^"]*")?/g, ''],
  ['reactive-element.js', /\w\.reactiveElementPolyfillSupport/, 'void 0'],
  ['lit-html.js', /\w\.litHtmlPolyfillSupport/, 'void 0'],
  ['lit-element.js', /\w\.litElementPolyfillSupport/, 'void 0'],
  // read by Lit's development mode alone
  ['reactive-element.js', /\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, 'void 0'],
  ['lit-html.js', /\(\w\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, 'void 0'],
  ['lit-element.js', /\(\w\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, 'void 0'],
];

/** Leaves that out of Lit: 250 bytes of an entry. Another version of Lit may write it otherwise, and then says so. */
const modernLit = {
  name: 'modern-lit',
  transform(code, id) {
    const cuts = older.filter(
      ([file]) =>
        /\/(lit-html|lit-element|@lit\/reactive-element)\/[\w-]+\.js$/.test(id) && id.endsWith(`/${file}`),
    );
    if (!cuts.length) return null;
    let cut = code;
    for (const [, what, by] of cuts) {
      const before = cut;
      cut = cut.replace(what, by);
      if (cut === before) this.error(`nothing in ${id} is ${what}`);
    }
    // the map's columns would be off by the cuts, and there is no line of ours in it
    return { code: cut, map: { mappings: '' } };
  },
};

/** One bundle: what is needed to play in English in one file, the rest in files beside it that bear its name. */
const cdn = (input, name, output = {}, ...plugins) => ({
  input,
  // what a later file shares with the entry stays in the entry: one request to play
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'cdn',
    format: 'es',
    sourcemap: true,
    sourcemapPathTransform,
    entryFileNames: `${name}.min.js`,
    chunkFileNames: (chunk) => `${name}.${chunkName(chunk)}.min.js`,
    generatedCode: 'es2015',
    hoistTransitiveImports: false,
    ...output,
  },
  plugins: [
    cdnWorkers,
    litPolicy,
    versionIn,
    typescriptNames,
    resolve({ extensions: ['.ts', '.js'], exportConditions: ['production', 'browser'] }),
    modernLit,
    literals(),
    typescript(),
    minify(),
    ...plugins,
  ],
});

/** A worker is one self-contained file, so that copying it is always enough. */
const worker = ({ id, folder }) => ({
  input: `${folder}/${id}.worker.ts`,
  output: { file: `dist/games/${id}/${id}.worker.js`, format: 'es', sourcemap: true },
  plugins: [typescriptNames, typescript()],
});

export default [
  {
    input: [
      ...faces,
      ...games.flatMap(({ folder }) => ['define', 'index', 'engine/index'].map((m) => `${folder}/${m}.ts`)),
    ],
    external: [/^lit($|\/)/],
    output: {
      dir: 'dist',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'src',
      sourcemap: true,
    },
    plugins: [versionIn, typescriptNames, typescript(), entries],
  },
  ...games.map(worker),
  ...games.map(({ id, folder }) =>
    cdn(`${folder}/${id}.worker.ts`, `${id}.worker`, { inlineDynamicImports: true }),
  ),
  ...games.map(({ folder, tag }) => cdn(`${folder}/define.ts`, tag, {}, cdnTypes(tag, tag))),
  cdn('src/index.ts', 'spielkasten', {}, cdnTypes('spielkasten', 'index')),
];
