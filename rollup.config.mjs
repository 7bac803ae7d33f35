import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, posix, relative, resolve as resolvePath, sep } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import literalsModule from 'rollup-plugin-html-literals';
import { factories } from './scripts/factories.mjs';
import {
  findBoards,
  findEngines,
  findGames,
  findPacks,
  inlineLanguages,
  languages,
  typescriptNames,
} from './scripts/files.mjs';
import { minify } from './scripts/minify.mjs';

const minifyLiterals = literalsModule.default ?? literalsModule;
const games = findGames();
const boards = findBoards();
/** The elements that are no boards, by their tags. */
const pageElements = { 'game-series': 'GameSeries', 'game-tables': 'GameTables' };
/** Those that have a bundle of their own, also beside the bundle of all games. */
const apart = { 'daily-puzzle': 'DailyPuzzle' };
const pageTags = Object.keys({ ...apart, ...pageElements });

const publicEntries = [
  'index',
  'classes',
  'engine',
  ...pageTags,
  'markdown',
  'page',
  'picture',
  'puzzles',
  'rules',
  'server',
  'table',
].map((name) => `src/${name}.ts`);

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
const typescript = () => cached(esbuild({ target: 'es2022', tsconfig: 'tsconfig.json', sourceMap: false }));

/** The classes of boards, by the paths of their modules. */
const classesOf = (all) => all.map(({ id, tag, boardClass }) => [boardClass, `games/${id}/${tag}`]);

/** The other boards in the bundle of a board: examples of the rules are played on them. */
const guestsOf = ({ tag }) => boards.filter((board) => board.bundle === tag && board.tag !== tag);

/** The class of the rules of a game, if it has any. */
const rulesOf = ({ id, rulesClass }) => (rulesClass ? [[rulesClass, `games/${id}/definition`]] : []);

/** The code that registers a board and the rules of its game, and exports their classes; `root` leads to src or dist. */
function boardEntry(game, root, ending) {
  const classes = [
    ...classesOf([game, ...guestsOf(game)]),
    ...rulesOf(game),
    ['MoveInText', 'element/prose/game-move'],
  ];
  const names = classes.map(([name]) => name);
  return `import { registerElements } from '${root}/element/base/register${ending}';
${classes.map(([name, path]) => `import { ${name} } from '${root}/${path}${ending}';`).join('\n')}
registerElements([${names.join(', ')}]);
export * from '${root}/games/${game.id}/${game.tag}${ending}';
export { ${names.slice(1).join(', ')} };
`;
}

/** The code that registers the rules of a game. Their examples load the boards, in a bundle that of the game. */
function rulesEntry(game, root, ending) {
  const { id, tag, rulesClass } = game;
  const played = classesOf([game, ...guestsOf(game)]).map(
    ([name, path]) => `(await import('${root}/${path}${ending}')).${name}`,
  );
  return `import { registerElements } from '${root}/element/base/register${ending}';
import { ${rulesClass} } from '${root}/games/${id}/definition${ending}';
${rulesClass}.loadBoard = ${
    ending === '.ts'
      ? `() => import('./${tag}.min.js')`
      : `async () => registerElements([${played.join(', ')}])`
  };
registerElements([${rulesClass}]);
export * from '${root}/element/model/events${ending}';
export { ${rulesClass} };
`;
}

/** The entries of elements by their names: each board with its rules, and the rules alone. */
const elementEntries = new Map([
  ...boards.map((game) => [
    game.tag,
    { game, code: boardEntry, types: `./games/${game.id}/${game.tag}.js`, others: classesOf(guestsOf(game)) },
  ]),
  ...games.map((game) => [
    game.rulesTag,
    { game, code: rulesEntry, types: './element/model/events.js', others: [] },
  ]),
]);

/** The games that have pictures. */
const drawnGames = boards.filter(({ folder }) => existsSync(`${folder}/picture.ts`));

const pictureTypes = (id) => `import type { PictureMarks } from '../element/drawing/marked-picture.js';
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
    for (const [name, { game, code, types, others }] of elementEntries) {
      emit(`${name}.js`, code(game, '.', '.js'));
      const lines = [...others, ...rulesOf(game)].map(
        ([each, path]) => `export { ${each} } from './${path}.js';\n`,
      );
      emit(`${name}.d.ts`, `export * from '${types}';\n${lines.join('')}`);
    }
    for (const { id } of drawnGames) emit(`picture/${id}.d.ts`, pictureTypes(id));
    for (const { id, path } of findEngines())
      for (const ending of ['.js', '.d.ts'])
        emit(`engine/${id}${ending}`, `export * from '../${path}.js';\n`);
  },
};

/** The folder of the sources, as an import names it. */
const sources = `${process.cwd().split(sep).join('/')}/src`;

/** The bundle of all games. */
const ALL = 'spielkasten';

const ENTRY = 'virtual:entry/';
const PAGE = 'virtual:page/';

/** Like src/index.ts, which makes an object of all exports to find the classes. */
function allEntry() {
  const names = [
    'MoveInText',
    ...Object.values(pageElements),
    ...boards.map(({ boardClass }) => boardClass),
    ...games.map(({ rulesClass }) => rulesClass),
  ];
  return `import { registerElements } from '${sources}/element/base/register.ts';
import { ${names.join(', ')} } from '${sources}/classes.ts';
registerElements([${names.join(', ')}]);
export * from '${sources}/classes.ts';
`;
}

const LEAN_QR = ['lean-qr', 'lean-qr/extras/svg'];
/** Packages as one file each, which bundles contain. */
const SOCKET_IO_FILE = '.cache/packages/socket-io.js';
const LEAN_QR_FILE = '.cache/packages/lean-qr.js';

/** The entries of the script-tag bundles: each element, and all of them. */
const cdnEntries = {
  name: 'cdn-entries',
  resolveId(id) {
    if (id.startsWith(ENTRY)) return `\0${id}`;
    if (id === 'socket.io-client') return resolvePath(SOCKET_IO_FILE);
    if (LEAN_QR.includes(id)) return resolvePath(LEAN_QR_FILE);
    // a bundle beside this one
    return id.endsWith('.min.js') ? { id, external: true } : null;
  },
  load(id) {
    if (!id.startsWith(`\0${ENTRY}`)) return null;
    const { game, code = allEntry } = elementEntries.get(id.slice(ENTRY.length + 1)) ?? {};
    return code(game, sources, '.ts');
  },
};

const packs = findPacks();

/** What all bundles share: the link to a server, with Socket.IO, that `table.min.js` has, QR codes, and the daily puzzles. */
const SHARED = {
  './server-link.js': './table.server.min.js',
  './qr-code.js': './table.qr-code.min.js',
  ...Object.fromEntries(packs.map((id) => [`./packs/${id}.js`, `./puzzles.${id}.min.js`])),
};

/** What needs nothing else of the package is in it once: the modules in dist/ load workers and shared files from cdn/. */
const filesOfBundles = {
  name: 'files-of-bundles',
  resolveDynamicImport: (id, importer) =>
    Object.hasOwn(SHARED, id)
      ? {
          id: posix.join(relative(dirname(importer), 'cdn').split(sep).join('/'), SHARED[id]),
          external: true,
        }
      : null,
  generateBundle() {
    for (const { id } of boards) {
      const source = `import '../../../cdn/${id}.worker.min.js';\n`;
      this.emitFile({ type: 'asset', fileName: `games/${id}/${id}.worker.js`, source });
    }
  },
};

/** True if a bundle writes a shared file. */
const writes = (name, file) => file.startsWith(`./${name}.`);

const sharedChunks = (name) => ({
  name: 'shared-chunks',
  resolveDynamicImport: (id) =>
    Object.hasOwn(SHARED, id) && !writes(name, SHARED[id]) ? { id: SHARED[id], external: true } : null,
});

/** The tags in each bundle of elements; the first one is its name. */
const autoloaded = [
  ...games.map((game) => [game.tag, game.rulesTag, ...guestsOf(game).map(({ tag }) => tag)]),
  ...Object.keys(pageElements).map((tag) => [tag]),
];

/** The scripts of pages that load boards when they are needed. */
const pageScripts = new Map([
  [
    'spielkasten.auto',
    `import { autoload } from '${sources}/page/autoload.ts';
const lists = ${JSON.stringify([autoloaded, ...Object.keys(apart).map((tag) => [[tag]])])};
const all = lists.map((each) => autoload(each, import.meta.url));
export const discover = (root) => { for (const each of all) each(root); };
`,
  ],
  [
    'embed.page',
    `import { embed } from '${sources}/page/embed.ts';
void embed(${JSON.stringify(Object.fromEntries(boards.map(({ id, tag, bundle }) => [id, [tag, bundle]])))}, import.meta.url);
`,
  ],
]);

/** A worker is also a module that exports its own source, for a worker from a blob. */
const exportSource = {
  name: 'export-source',
  renderChunk: (code) => `const work = () => { ${code} };
export default \`(\${work})()\`;
if (!globalThis.document) work();`,
};

const pageScript = ([name, code]) => ({
  input: `${PAGE}${name}`,
  output: { file: `cdn/${name}.min.js`, format: 'es' },
  plugins: [
    {
      name: 'page-script',
      resolveId: (id) => (id.startsWith(PAGE) ? `\0${id}` : null),
      load: (id) => (id.startsWith(`\0${PAGE}`) ? { code } : null),
    },
    inlineLanguages,
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
    for (const fileName of ['embed.html', 'embed.css'])
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/page/${fileName}`) });
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
 * The entries `spielkasten/picture/<id>.js`, and what they share. They have only the words that pictures need. The errors stay in their
 * module, so that their classes are those of the other entries.
 */
const pictureEntries = () => ({
  input: Object.fromEntries(drawnGames.map(({ id }) => [id, `${PICTURE}${id}`])),
  external: /\/core\/errors\.[jt]s$/,
  output: {
    dir: 'dist/picture',
    format: 'es',
    chunkFileNames: 'shared.[name].js',
    hoistTransitiveImports: false,
    manualChunks: (id) => (/^\0|\/(games|words\/\w+)\/(?!eager)/.test(id) ? undefined : 'all'),
    paths: () => '../core/errors.js',
  },
  plugins: [
    {
      name: 'picture-entries',
      resolveId: (name) => (name.startsWith(PICTURE) ? `\0${name}` : null),
      load(name) {
        if (!name.startsWith(`\0${PICTURE}`)) return null;
        const id = name.slice(PICTURE.length + 1);
        return `import { markedPicture as write } from '${sources}/element/drawing/marked-picture.ts';
import { marks, picture, writer } from '${sources}/games/${id}/picture.ts';
const markedPicture = (options) => write({ writer, marks }, options);
export { markedPicture, picture };
`;
      },
    },
    inlineLanguages,
    typescriptNames,
    resolve({ extensions: ['.ts', '.js'] }),
    literals(),
    typescript(),
    shortened,
  ],
});

const SOCKET_IO = 'Socket.IO: MIT, Guillermo Rauch and contributors';

/** Socket.IO, for tables on a server: one file, which takes the place of the package in bundles. */
const socketIo = {
  input: 'virtual:socket-io',
  output: { file: SOCKET_IO_FILE, format: 'es' },
  plugins: [
    {
      name: 'socket-io',
      resolveId: (id) => (id === 'virtual:socket-io' ? `\0${id}` : null),
      load: (id) => (id === '\0virtual:socket-io' ? `export { io } from 'socket.io-client';` : null),
    },
    resolve({ browser: true }),
    minify(() => `/*! ${SOCKET_IO} */`),
  ],
};

const QR_CODES = 'lean-qr: MIT, David Evans';

/** QR codes, for seats on other devices: one file, which takes the place of the package in bundles. */
const qrCodes = {
  input: 'virtual:lean-qr',
  output: { file: LEAN_QR_FILE, format: 'es' },
  plugins: [
    {
      name: 'lean-qr',
      resolveId: (id) => (id === 'virtual:lean-qr' ? `\0${id}` : null),
      load: (id) =>
        id === '\0virtual:lean-qr'
          ? `export { correction, generate } from 'lean-qr'; export { toSvgPath } from 'lean-qr/extras/svg';`
          : null,
    },
    resolve({ browser: true }),
    minify(() => `/*! ${QR_CODES} */`),
  ],
};

const GLOB = 'tinyglobby, fdir and picomatch: MIT, Madeline Gurriarán, Abdullah Atta and Jon Schlinkert';

/** The patterns of the command line: one file, so that the package has no dependency for them. Node 20 has none of its own. */
const glob = {
  input: 'virtual:glob',
  output: { file: 'dist/markdown/glob.js', format: 'es', banner: `/*! ${GLOB} */` },
  external: /^(node:|fs$|path$|url$|module$)/,
  plugins: [
    {
      name: 'glob',
      resolveId: (id) => (id === 'virtual:glob' ? `\0${id}` : null),
      async load() {
        // picomatch is no module of ECMAScript
        const { outputFiles } = await build({
          stdin: { contents: `export { globSync, isDynamicPattern } from 'tinyglobby';`, resolveDir: '.' },
          banner: {
            js: `import { createRequire } from 'node:module';const require = createRequire(import.meta.url);`,
          },
          bundle: true,
          format: 'esm',
          legalComments: 'none',
          minify: true,
          platform: 'node',
          target: 'es2022',
          write: false,
        });
        return outputFiles[0].text;
      },
    },
  ],
};

/**
 * A script-tag bundle may come from another origin than the page, where no worker can be started: there the worker is
 * started from a blob with its source.
 */
const cdnWorkers = {
  name: 'cdn-workers',
  transform(code, id) {
    const [, game] = /\/games\/([^/]+)\/definition\.ts$/.exec(id) ?? [];
    if (!game) return null;
    const worker = `createWorker: () => new Worker(new URL('./${game}.worker.js', import.meta.url), { type: 'module' }),`;
    if (!code.includes(worker)) this.error(`${id} must contain the line ${worker}`);
    const start = `createWorker: (start) => start(new URL('./${game}.worker.min.js', import.meta.url)),
      blobSource: () => import('./${game}.worker.min.js').then(({ default: source }) => source),`;
    return { code: code.replace(worker, start), map: null };
  },
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Writes the version of the package into the module that holds it. */
const versionIn = {
  name: 'version',
  transform: (code, id) =>
    /\/element\/base\/version\.ts$/.test(id)
      ? { code: code.replace("'unbuilt'", JSON.stringify(version)), map: null }
      : null,
};

/** The first line of a bundle; it names the licences of the packages that the bundle contains. */
const preamble =
  (withLit) =>
  ({ moduleIds }) =>
    `/*! spielkasten | MIT${withLit ? '. Lit: BSD-3-Clause, Google LLC' : ''}${
      moduleIds.some((id) => /socket[-.]io/.test(id)) ? `. ${SOCKET_IO}` : ''
    }${moduleIds.some((id) => /lean-qr/.test(id)) ? `. ${QR_CODES}` : ''} */`;

/** Minifies templates and style sheets. */
const literals = () => {
  const plugin = minifyLiterals({
    include: ['src/**/*.ts'],
    exclude: ['src/element/styles/sheet.ts'],
    failOnError: true,
    // Templates with parts of a drawing have no <svg>: without the slash, each shape would contain the next one.
    options: { minifyOptions: { keepClosingSlash: true } },
  });
  return cached({
    ...plugin,
    transform(code, id) {
      // the minifier would only print a warning
      if (/\bunsafeCSS\(/.test(code) && /\bcss`/.test(code))
        this.error(`${id} calls unsafeCSS, which leaves its sheets unminified: call sheet() instead`);
      return plugin.transform.call(this, code, id);
    },
  });
};

/**
 * The occasions on which a bundle loads code that a game by hand does not need, by the paths of their modules. The code of an
 * occasion is one file.
 */
const occasions = Object.entries({
  computer: /element\/(parts\/computer|model\/thinking|ui\/value-text|.*\/progress\b)/,
  bot: /\/bot\//, // where no worker can be started
  dialogs:
    /element\/(rules|parts\/dialogs)\/|model\/statistics|fairness|offer-draw|core\/(rulebook|open-example)|\/(rulebook\/|examples\b|words\/en\/[a-z-]+-rules\b)/,
  replay: /element\/(ui\/a11y\/(?!sentences)|prose|parts\/tree)\/|ui\/view\/replay\b|\/keys\.ts/,
  puzzle: /parts\/puzzle\/(index|open-puzzle|puzzle-view)/,
  motion: /games\/[\w-]+\/(flight|light)\.ts/, // of moves
  ending: /\/ending(\/|\.ts)/,
  loupe: /\/loupe\.ts/, // on narrow boards
  server: /\/table\/server-link/,
  'games.table': /parts\/table\/game-list/,
  table: /(core|parts)\/table\//,
  analysis: /parts\/analysis\//,
  share:
    /parts\/(share\/links|picture\/)|element\/drawing\/(?!template|draw-)|\/picture\.ts|drawing\/chips-left/,
  marks: /(core|parts)\/marks\b|element\/drawing\/draw-|mark-colors/,
  settings: /ui\/(preferences|sound)\/|autosave/,
  ...Object.fromEntries(
    languages.flatMap((tag) => [
      [`games.${tag}`, new RegExp(`/words/${tag}/seat-list`)],
      [tag, new RegExp(`/words/${tag}/(?!eager)`)],
    ]),
  ),
});

/**
 * The modules that only occasions share, by their paths: each occasion has a copy, which is what it uses of the module. They have no
 * state. `npm run size` names the modules that are missing here.
 */
const copied =
  /\/(words\/(en\/(?:parts|names)|\w+\/(eager|grammar|phrases|seat-list))|model\/(link-text|record-values)|input\/(when-sent|play-text)|base\/delay|styles\/field\.styles|core\/rulebook)\.ts$/;

/** The path of a copy: `delay@share.ts` is that of `delay.ts` for the occasion `share`. */
const COPY = /@([\w.-]+)\.ts$/;

const copies = {
  name: 'copies',
  async resolveId(id, importer) {
    const occasion = importer && occasionOf(importer, true);
    const found = occasion && (await this.resolve(id, importer, { skipSelf: true }));
    return found && copied.test(found.id) ? found.id.replace(/\.ts$/, `@${occasion}.ts`) : null;
  },
  load: (id) => (COPY.test(id) ? readFileSync(id.replace(COPY, '.ts'), 'utf8') : null),
};

/** The occasions on which a bundle loads code of one game. */
const ofOneGame = ['bot', 'dialogs', 'ending', 'loupe', 'motion', 'replay', 'share', ...languages];

/**
 * The occasion to which a module belongs by its path. In a bundle of elements, what only one game needs has its own occasion, such as
 * `<game>.dialogs`.
 */
function occasionOf(id, ofElements) {
  const name = COPY.exec(id)?.[1] ?? occasions.find(([, test]) => test.test(id))?.[0];
  if (!ofElements) return name?.split('.').at(-1);
  const [, about] = /\/(?:games|words\/\w+)\/(.*?)(?:-rules)?(?:\.ts|\/)/.exec(id) ?? [];
  const { bundle } = boards.find((each) => about === each.id) ?? {};
  const game = games.find(({ tag }) => tag === bundle);
  return game && ofOneGame.includes(name) ? `${game.id}.${name}` : name;
}

/** The file of what two files use: the part of all games if one is that of a game, else the entry. */
const common = (one, other) =>
  one === other || other.endsWith(`.${one}`) ? one : one.endsWith(`.${other}`) ? other : 'entry';

/**
 * Returns a function that gives the file of a module. A module without an occasion of its own belongs to that of the module that
 * imports it; what several of them import is in the entry.
 */
function filesByOccasion(ofElements) {
  const files = new Map();
  const visit = (id, wanted, getModuleInfo) => {
    const known = files.get(id);
    const file = known === undefined ? wanted : common(known, wanted);
    if (known === file) return;
    files.set(id, file);
    for (const imported of getModuleInfo(id).importedIds)
      visit(imported, (file !== 'entry' && occasionOf(imported, ofElements)) || file, getModuleInfo);
  };
  return (moduleId, { getModuleIds, getModuleInfo }) => {
    if (files.size === 0) {
      const ids = [...getModuleIds()].filter((id) => !getModuleInfo(id).isExternal);
      for (const id of ids) if (getModuleInfo(id).isEntry) visit(id, 'entry', getModuleInfo);
      // the rules of a game load less than its definition can
      for (const id of ids)
        if (getModuleInfo(id).dynamicImporters.length > 0 && getModuleInfo(id).isIncluded)
          visit(id, occasionOf(id, ofElements) ?? 'entry', getModuleInfo);
    }
    return files.get(moduleId);
  };
}

/** Leaves out the files whose code nothing uses: the rules of a game need only a part of its definition. */
const onlyUsed = {
  name: 'only-used',
  generateBundle(_options, bundle) {
    for (const [file, { modules = {}, isEntry }] of Object.entries(bundle)) {
      const rendered = Object.values(modules);
      if (!isEntry && rendered.length > 0 && rendered.every(({ code }) => !code)) delete bundle[file];
    }
  },
};

/** Writes which modules are in the entry only because several occasions share them, for `npm run size`. */
const listShared = (name) => ({
  name: 'list-shared',
  generateBundle(_options, bundle) {
    const reached = new Set();
    const visit = (id) => {
      if (reached.has(id)) return;
      reached.add(id);
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    };
    for (const { isEntry, facadeModuleId } of Object.values(bundle)) if (isEntry) visit(facadeModuleId);
    const { modules } = bundle[`${name}.min.js`];
    // what is loaded by itself and has no occasion is there on purpose
    const shared = Object.keys(modules).filter(
      (id) => modules[id].code && !reached.has(id) && this.getModuleInfo(id).dynamicImporters.length === 0,
    );
    mkdirSync('.cache/shared', { recursive: true });
    writeFileSync(`.cache/shared/${name}.json`, JSON.stringify(shared.map((id) => relative('.', id))));
  },
});

/** The occasions whose code is the same in the bundles of all boards. */
const sharedByBoards = /^(analysis|computer|dialogs|ending|marks|puzzle|replay|settings|share|table)$/;

/** Keeps what a bundle does not use of the files that it shares, because another bundle may use it. The minifier removes what none uses. */
const whole = {
  name: 'whole',
  transform: (code, id) =>
    sharedByBoards.test(occasionOf(id, true)) && !COPY.test(id)
      ? { code, map: null, moduleSideEffects: 'no-treeshake' }
      : null,
};

/** The file of an occasion. Bundles share it where the code is the same; the build checks that. */
function chunkFile(bundle, occasion) {
  const [id, ofGame] = occasion.split('.');
  const rulesOnly = games.find(({ rulesTag }) => rulesTag === bundle);
  const isGame = rulesOnly || games.some(({ tag }) => tag === bundle);
  // rules draw the examples themselves; and they lack the words of other boards in the bundle of the board
  if (ofGame)
    return `${rulesOnly && (ofGame === 'dialogs' || guestsOf(rulesOnly).length > 0) ? bundle : id}.${ofGame}.min.js`;
  const isShared = languages.includes(id) ? isGame || bundle === ALL : !rulesOnly && sharedByBoards.test(id);
  const owner = isShared && (isGame || bundle === ALL) ? 'board' : rulesOnly ? 'rules' : bundle;
  return `${owner}.${occasion}.min.js`;
}

/** A bundle: one file with everything that a game by hand in English needs, and chunks with its name that are loaded on demand. */
function cdn(input, name, ...plugins) {
  const minifier = minify(preamble(!/\.worker\.ts$|\/qr-code\.ts$|\/packs\//.test(input)));
  return {
    input,
    // Modules that a chunk shares with the entry stay in the entry: one request to play.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: 'cdn',
      format: 'es',
      entryFileNames: `${name}.min.js`,
      chunkFileNames: (chunk) => chunkFile(name, chunk.name),
      manualChunks: filesByOccasion(input.startsWith(ENTRY)),
      minifyInternalExports: false,
      generatedCode: 'es2015',
      hoistTransitiveImports: false,
    },
    plugins: [
      copies,
      cdnEntries,
      cdnWorkers,
      versionIn,
      inlineLanguages,
      typescriptNames,
      resolve({ extensions: ['.ts', '.js'], exportConditions: ['production', 'browser'] }),
      literals(),
      typescript(),
      ...(input.startsWith(ENTRY) ? [whole] : []),
      // what all bundles share is a module
      Object.values(SHARED).some((file) => writes(name, file)) ? minifier : factories(minifier),
      onlyUsed,
      listShared(name),
      sharedChunks(name),
      ...plugins,
    ],
  };
}

/** Shortens modules. Names and `@__PURE__` stay for bundlers. */
const shortened = {
  name: 'shortened',
  renderChunk: (code) =>
    transform(code, { minifySyntax: true, minifyWhitespace: true, charset: 'utf8', target: 'es2022' }),
};

/** A warning ends the build. An occasion of which a bundle needs nothing is no fault. */
const strict = {
  name: 'strict',
  onLog(level, log) {
    if (level === 'warn' && log.code !== 'EMPTY_BUNDLE') this.error(log);
  },
};

const configs = [
  {
    input: [
      ...publicEntries,
      // for the command line
      'src/markdown/check-file.ts',
      'src/page/puzzle-pages.ts',
      ...boards.flatMap(({ folder }) => ['index', 'engine/index'].map((m) => `${folder}/${m}.ts`)),
    ],
    external: /^(lit|@lit\/reactive-element)($|\/)/,
    output: {
      dir: 'dist',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'src',
    },
    plugins: [filesOfBundles, versionIn, inlineLanguages, typescriptNames, typescript(), shortened, entries],
  },
  socketIo,
  qrCodes,
  glob,
  pictureEntries(),
  ...boards.map(({ id, folder }) => cdn(`${folder}/${id}.worker.ts`, `${id}.worker`, exportSource)),
  ...games
    .flatMap(({ tag, rulesTag }) => [tag, rulesTag])
    .map((name) => cdn(`${ENTRY}${name}`, name, cdnTypes(name, name))),
  ...pageTags.map((tag) => cdn(`src/${tag}.ts`, tag, cdnTypes(tag, tag))),
  cdn('src/element/parts/table/qr-code.ts', 'table.qr-code'),
  ...packs.map((id) => cdn(`src/puzzles/packs/${id}.ts`, `puzzles.${id}`)),
  cdn('src/table.ts', 'table', cdnTypes('table', 'table')),
  cdn(`${ENTRY}spielkasten`, 'spielkasten', cdnTypes('spielkasten', 'index'), embedPage),
  ...[...pageScripts].map(pageScript),
];

export default configs.map((config) => ({ ...config, plugins: [strict, ...config.plugins] }));
