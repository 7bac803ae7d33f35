import { existsSync, readFileSync, rmSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import literalsModule from 'rollup-plugin-html-literals';
import { findEngines, findGames, typescriptNames } from './scripts/files.mjs';
import { minify } from './scripts/minify.mjs';
import { sharedNames } from './scripts/shared-names.mjs';

const minifyLiterals = literalsModule.default ?? literalsModule;
const games = findGames();
const publicEntries = ['index', 'classes', 'engine', 'markdown', 'picture', 'rules', 'server'].map(
  (name) => `src/${name}.ts`,
);

for (const folder of ['dist', 'cdn']) rmSync(folder, { recursive: true, force: true });

/** The results of plugins by plugin, file and text: most modules are in several bundles. */
const transformed = new Map();

/** A plugin whose `transform` depends only on its arguments, and runs once for the same ones. */
const cached = (plugin) => ({
  ...plugin,
  transform(code, id) {
    const key = [plugin.name, id, code].join('\n');
    if (!transformed.has(key)) transformed.set(key, plugin.transform.call(this, code, id));
    return transformed.get(key);
  },
});

/** TypeScript in, ES2022 out; tsc alone checks types and writes the .d.ts files. */
const typescript = () => cached(esbuild({ target: 'es2022', tsconfig: 'tsconfig.json', sourceMap: true }));

/** The code that registers a board and the rules of its game, and exports their classes; `root` leads to src or dist. */
const boardEntry = (
  { id, tag, boardClass, rulesClass },
  root,
  ending,
) => `import { registerElements } from '${root}/element/register${ending}';
import { ${boardClass} } from '${root}/games/${id}/${tag}${ending}';
import { ${rulesClass} } from '${root}/games/${id}/definition${ending}';
import { GameMove } from '${root}/element/prose/game-move${ending}';
registerElements([${boardClass}, ${rulesClass}, GameMove]);
export * from '${root}/games/${id}/${tag}${ending}';
export { ${rulesClass}, GameMove };
`;

/** The code that registers the rules of a game. Their examples load the board. */
const rulesEntry = (
  { id, tag, boardClass, rulesClass },
  root,
  ending,
) => `import { registerElements } from '${root}/element/register${ending}';
import { ${rulesClass} } from '${root}/games/${id}/definition${ending}';
${rulesClass}.loadBoard = async () =>
  registerElements([(await import('${root}/games/${id}/${tag}${ending}')).${boardClass}]);
registerElements([${rulesClass}]);
export * from '${root}/element/events${ending}';
export { ${rulesClass} };
`;

/** The entries of elements by their names: each board with its rules, and the rules alone. */
const elementEntries = new Map(
  games.flatMap((game) => [
    [game.tag, { game, code: boardEntry, types: `./games/${game.id}/${game.tag}.js` }],
    [game.rulesTag, { game, code: rulesEntry, types: './element/events.js' }],
  ]),
);

/** The games that have pictures. */
const drawnGames = games.filter(({ folder }) => existsSync(`${folder}/picture.ts`));

const pictureTypes = (id) => `import type { PictureMarks } from '../element/picture/marked-picture.js';
import { picture } from '../games/${id}/picture.js';
export { picture };
/** Like \`picture\`, with the option \`marks\`: rings and arrows, which take 2 kB more. Throws BadOption or BadNotation. */
export declare const markedPicture: (options?: Parameters<typeof picture>[0] & PictureMarks) => string;
`;

/**
 * The entries `spielkasten/<tag>.js`, `spielkasten/engine/<id>.js` and the types of `spielkasten/picture/<id>.js`: no game
 * needs a line in package.json.
 */
const entries = {
  name: 'entries',
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    for (const [name, { game, code, types }] of elementEntries) {
      emit(`${name}.js`, code(game, '.', '.js'));
      const rules = `export { ${game.rulesClass} } from './games/${game.id}/definition.js';\n`;
      emit(`${name}.d.ts`, `export * from '${types}';\n${rules}`);
    }
    for (const { id } of drawnGames) emit(`picture/${id}.d.ts`, pictureTypes(id));
    for (const { id, path } of findEngines())
      for (const ending of ['.js', '.d.ts'])
        emit(`engine/${id}${ending}`, `export * from '../${path}.js';\n`);
  },
};

/** The folder of the sources, as an import names it. */
const sources = `${process.cwd().split(sep).join('/')}/src`;

const ENTRY = 'virtual:entry/';
const PAGE = 'virtual:page/';

/** Like src/index.ts, which makes an object of all exports to find the classes. */
function allEntry() {
  const names = ['GameMove', ...games.flatMap(({ boardClass, rulesClass }) => [boardClass, rulesClass])];
  return `import { registerElements } from '${sources}/element/register.ts';
import { ${names.join(', ')} } from '${sources}/classes.ts';
registerElements([${names.join(', ')}]);
export * from '${sources}/classes.ts';
`;
}

/** The kinds of modules, in their order in a bundle: gzip compresses similar texts better if they stand together. */
const kinds = [
  /\.styles\.ts$/,
  /\/drawing\//,
  /\/(words|messages|i18n|sentences)\b/,
  /\/core\//,
  /\/engine\//,
  /\/src\/element\//,
  /\.ts$/,
];

/** The modules that an entry with this code loads at once, in the order of their kinds. `context` is that of a plugin. */
async function modulesByKind(context, code) {
  const found = new Set();
  const visit = async (id) => {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds } = await context.load({ id, resolveDependencies: true });
    for (const imported of importedIds) await visit(imported);
  };
  for (const [, name] of code.matchAll(/ from '(.+)';$/gm)) await visit((await context.resolve(name)).id);
  const all = [...found];
  return kinds.flatMap((kind) => all.filter((id) => kinds.find((test) => test.test(id)) === kind));
}

/** The entries of the script-tag bundles: each element, and all of them. */
const cdnEntries = {
  name: 'cdn-entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${ENTRY}`)) return null;
    const { game, code: codeOf = allEntry } = elementEntries.get(id.slice(ENTRY.length + 1)) ?? {};
    const code = codeOf(game, sources, '.ts');
    const modules = (await modulesByKind(this, code)).map((module) => `import '${module}';\n`);
    return { code: modules.join('') + code, map: { mappings: '' } };
  },
};

/** The scripts of pages that load boards when they are needed. */
const pageScripts = new Map([
  [
    'spielkasten.auto',
    `import { autoload } from '${sources}/page/autoload.ts';
export const discover = autoload(${JSON.stringify(games.map(({ tag, rulesTag }) => [tag, rulesTag]))}, import.meta.url);
`,
  ],
  [
    'embed.page',
    `import { embed } from '${sources}/page/embed.ts';
void embed(${JSON.stringify(Object.fromEntries(games.map(({ id, tag }) => [id, tag])))}, import.meta.url);
`,
  ],
]);

const pageScript = ([name, code]) => ({
  input: `${PAGE}${name}`,
  output: { file: `cdn/${name}.min.js`, format: 'es', sourcemap: true, sourcemapPathTransform },
  plugins: [
    {
      name: 'page-script',
      resolveId: (id) => (id.startsWith(PAGE) ? `\0${id}` : null),
      load: (id) => (id.startsWith(`\0${PAGE}`) ? { code, map: { mappings: '' } } : null),
    },
    typescriptNames,
    resolve({ extensions: ['.ts', '.js'] }),
    typescript(),
    minify(preamble(false)),
  ],
});

/** The page for frames. */
const embedPage = {
  name: 'embed-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'embed.html', source: readFileSync('src/page/embed.html') });
  },
};

/** Types for script-tag bundles that are imported with a bundler. */
const cdnTypes = (name, entry) => ({
  name: 'cdn-types',
  generateBundle() {
    const source = `export * from '../dist/${entry}.js';\n`;
    this.emitFile({ type: 'asset', fileName: `${name}.min.d.ts`, source });
  },
});

const PICTURE = 'virtual:picture/';

/**
 * The entry `spielkasten/picture/<id>.js`: one file, because bundlers of pages keep the words that a picture does not need.
 * The errors stay in their module, so that their classes are those of the other entries.
 */
const pictureEntry = ({ id }) => ({
  input: `${PICTURE}${id}`,
  external: /\/core\/errors\.[jt]s$/,
  output: {
    file: `dist/picture/${id}.js`,
    format: 'es',
    sourcemap: true,
    paths: () => '../core/errors.js',
  },
  plugins: [
    {
      name: 'picture-entry',
      resolveId: (name) => (name.startsWith(PICTURE) ? `\0${name}` : null),
      load: (name) =>
        name.startsWith(`\0${PICTURE}`)
          ? {
              code: `import { markedPicture as write } from '${sources}/element/picture/marked-picture.ts';
import { marks, picture, writer } from '${sources}/games/${id}/picture.ts';
const markedPicture = (options) => write({ writer, marks }, options);
export { markedPicture, picture };
`,
              map: { mappings: '' },
            }
          : null,
    },
    typescriptNames,
    resolve({ extensions: ['.ts', '.js'] }),
    literals(),
    typescript(),
  ],
});

const WORKER_SOURCE = 'virtual:worker-source/';

/**
 * A script-tag bundle may come from another origin than the page, where no worker can be started: there the worker is
 * started from a blob with its source.
 */
const cdnWorkers = {
  name: 'cdn-workers',
  resolveId: (id) => (id.startsWith(WORKER_SOURCE) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${WORKER_SOURCE}`)) return null;
    const file = `cdn/${id.slice(WORKER_SOURCE.length + 1)}.worker.min.js`;
    const source = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '');
    return { code: `export default ${JSON.stringify(source)}`, map: { mappings: '' } };
  },
  transform(code, id) {
    const [, game] = /\/games\/([^/]+)\/definition\.ts$/.exec(id) ?? [];
    if (!game) return null;
    const worker = `createWorker: () => new Worker(new URL('./${game}.worker.js', import.meta.url), { type: 'module' }),`;
    if (!code.includes(worker)) this.error(`${id} must contain the line ${worker}`);
    const start = `createWorker: (start) => start(new URL('./${game}.worker.min.js', import.meta.url)),
      blobSource: () => import('${WORKER_SOURCE}${game}').then(({ default: source }) => source),`;
    return { code: code.replace(worker, start), map: null };
  },
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Writes the version of the package into the module that holds it. */
const versionIn = {
  name: 'version',
  transform: (code, id) =>
    /\/element\/version\.ts$/.test(id)
      ? { code: code.replace("'unbuilt'", JSON.stringify(version)), map: null }
      : null,
};

/** The first line of a bundle; it names the licence of Lit if the bundle contains it. */
const preamble = (withLit) => `/*! spielkasten | MIT${withLit ? '. Lit: BSD-3-Clause, Google LLC' : ''} */`;

/**
 * Minifies templates and style sheets. The plugin skips files that use `unsafeCSS`, because a literal might contain half a
 * rule. Ours contain whole rules or declarations only, so the plugin gets to see another name of the same length.
 */
function literals() {
  const plugin = minifyLiterals({
    include: ['src/**/*.ts'],
    failOnError: true,
    // Templates with parts of a drawing have no <svg>: without the slash, each shape would contain the next one.
    options: { minifyOptions: { keepClosingSlash: true } },
  });
  const transform = async (code, id) => {
    const result = await plugin.transform(code.replaceAll('unsafeCSS', 'unsafeCss'), id);
    return result && { ...result, code: result.code.replaceAll('unsafeCss', 'unsafeCSS') };
  };
  return cached({ name: plugin.name, transform });
}

/** `games/<id>/words/de.ts` → `<id>.words.de`. */
function chunkName({ facadeModuleId = null, moduleIds, name }) {
  // A shared chunk is named after the last of its modules.
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

/** Names a package's files in source maps independent of where the package is, so that builds are reproducible. */
const sourcemapPathTransform = (path) => path.replace(/^.*?(?=node_modules\/)/, '../');

/** A bundle: one file with everything that a game by hand in English needs, and chunks with its name that are loaded on demand. */
const cdn = (input, name, output = {}, ...plugins) => ({
  input,
  // Modules that a chunk shares with the entry stay in the entry: one request to play.
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
    cdnEntries,
    cdnWorkers,
    versionIn,
    typescriptNames,
    resolve({ extensions: ['.ts', '.js'], exportConditions: ['production', 'browser'] }),
    literals(),
    typescript(),
    minify(preamble(!input.endsWith('.worker.ts'))),
    sharedNames,
    ...plugins,
  ],
});

/** A worker: one self-contained file, so that it can be copied. */
const worker = ({ id, folder }) => ({
  input: `${folder}/${id}.worker.ts`,
  output: { file: `dist/games/${id}/${id}.worker.js`, format: 'es', sourcemap: true },
  plugins: [typescriptNames, typescript()],
});

export default [
  {
    input: [
      ...publicEntries,
      // for the command line
      'src/element/markdown/check-file.ts',
      ...games.flatMap(({ folder }) => ['index', 'engine/index'].map((m) => `${folder}/${m}.ts`)),
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
  ...drawnGames.map(pictureEntry),
  ...games.map(({ id, folder }) =>
    cdn(`${folder}/${id}.worker.ts`, `${id}.worker`, { inlineDynamicImports: true }),
  ),
  ...[...elementEntries.keys()].map((name) => cdn(`${ENTRY}${name}`, name, {}, cdnTypes(name, name))),
  cdn(`${ENTRY}spielkasten`, 'spielkasten', {}, cdnTypes('spielkasten', 'index'), embedPage),
  ...[...pageScripts].map(pageScript),
];
