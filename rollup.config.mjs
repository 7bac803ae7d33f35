import { existsSync, readFileSync, rmSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild, { minify as shorten } from 'rollup-plugin-esbuild';
import literalsModule from 'rollup-plugin-html-literals';
import { findGames, typescriptNames } from './scripts/files.mjs';

const minifyLiterals = literalsModule.default ?? literalsModule;
const games = findGames();
const faces = ['index', 'classes', 'engine'].map((name) => `src/${name}.ts`);

for (const folder of ['dist', 'cdn']) rmSync(folder, { recursive: true, force: true });

/** TypeScript in, ES2022 out; tsc alone checks types and writes the .d.ts files. */
const typescript = () => esbuild({ target: 'es2022', tsconfig: 'tsconfig.json', sourceMap: true });

/** `spielkasten/<tag>.js` for each game, whatever its tag, without a line in package.json. */
const tagEntries = {
  name: 'tag-entries',
  generateBundle() {
    for (const { id, tag } of games)
      for (const ending of ['.js', '.d.ts'])
        this.emitFile({
          type: 'asset',
          fileName: tag + ending,
          source: `export * from './games/${id}/define.js';\n`,
        });
  },
};

const WORKER_SOURCE = 'virtual:worker-source/';

/** In script-tag bundles `bot-source.cdn.ts` stands in for `bot-source.ts`, and can ask for its worker's source as text. */
const cdnWorkers = {
  name: 'cdn-workers',
  resolveId(id, importer) {
    if (id.startsWith(WORKER_SOURCE)) return `\0${id}`;
    if (!/\/bot-source\.js$/.test(id) || importer?.endsWith('.cdn.ts')) return null;
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

/** Both: each finds what the other leaves, which is worth 250 bytes of an entry. */
const minify = () => [
  shorten({ target: 'es2022', legalComments: 'none' }),
  terser({
    ecma: 2022,
    module: true,
    compress: { passes: 3 },
    format: { comments: false, preamble: '/*! spielkasten | MIT. Lit: BSD-3-Clause, Google LLC */' },
  }),
];

/** Shrinks templates and sheets; a file beside `unsafeCSS` is left alone, which the plugin would otherwise say for each. */
function literals() {
  const plugin = minifyLiterals({
    include: ['src/**/*.ts'],
    failOnError: true,
    // parts of a drawing are cut out of their <svg>: without the slash each shape would swallow the next
    options: { minifyOptions: { keepClosingSlash: true } },
  });
  const transform = (code, id) => (code.includes('unsafeCSS') ? null : plugin.transform(code, id));
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

/** One bundle: what is needed to play in English in one file, the rest in files beside it that bear its name. */
const cdn = (input, name, output = {}) => ({
  input,
  // what a later file shares with the entry stays in the entry: one request to play
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'cdn',
    format: 'es',
    sourcemap: true,
    entryFileNames: `${name}.min.js`,
    chunkFileNames: (chunk) => `${name}.${chunkName(chunk)}.min.js`,
    generatedCode: 'es2015',
    hoistTransitiveImports: false,
    ...output,
  },
  plugins: [
    cdnWorkers,
    typescriptNames,
    resolve({ extensions: ['.ts', '.js'], exportConditions: ['production', 'browser'] }),
    literals(),
    typescript(),
    minify(),
  ],
});

/** A worker is one self-contained file, so that copying it is always enough. */
const worker = ({ id, folder }) => ({
  input: `${folder}/worker.ts`,
  output: { file: `dist/games/${id}/worker.js`, format: 'es', sourcemap: true },
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
    plugins: [typescriptNames, typescript(), tagEntries],
  },
  ...games.map(worker),
  ...games.map(({ id, folder }) =>
    cdn(`${folder}/worker.ts`, `${id}.worker`, { inlineDynamicImports: true }),
  ),
  ...games.map(({ folder, tag }) => cdn(`${folder}/define.ts`, tag)),
  cdn('src/index.ts', 'spielkasten'),
];
