/**
 * Import rules of src, checked by dependency-cruiser as part of `npm run lint`. They apply to every kind of import: static,
 * dynamic, and of types only. CONTRIBUTING.md describes the layers.
 */

const LIT = '^node_modules/(lit|@lit/reactive-element)/';

/** The only module with Socket.IO, which the build puts in its place. */
/** The modules that import a package from outside, which is bundled into a file of its own. */
const QR_CODE = '^src/element/parts/table/qr-code\\.ts$';
const SERVER_LINK = '^src/table/server-link\\.ts$';

/** The words of the shared UI: all others are of a game, or of one language. */
const WORDS = '^src/words/(languages|en/(ui|parts|dialogs|keys|puzzles|table))\\.ts$';

/** Files of `from` may import, within src, only files of `to`; `$1` in `to` is the first group of `from`. */
const layer = (name, from, to) => ({
  name,
  comment: `${name}: may import only ${to.join(', ')}`,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: to },
});

/** Files of a folder may import only files of the same folder, and of those that are named before it. */
const layers = (root, folders) =>
  folders.map((folder, i) =>
    layer(folder, `${root}${folder}/`, [
      `${root}(${folders.slice(0, i + 1).join('|')})/`,
      '^src/core/',
      ...(i >= folders.indexOf('words') ? [WORDS] : []),
      // the part of tables
      '^src/table/(table-server|secret)\\.ts$',
    ]),
  );

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'Cycles are not allowed, also not through dynamic imports or imports of types',
    severity: 'error',
    from: { path: '^src/' },
    to: { circular: true },
  },
  {
    name: 'only-lit',
    comment: 'src imports nothing from outside src but lit',
    severity: 'error',
    from: { path: '^src/', pathNot: [SERVER_LINK, QR_CODE] },
    to: { pathNot: ['^src/', LIT, '^virtual:'] },
  },
  {
    name: 'package-on-demand',
    comment: 'What imports a package from outside is loaded with import()',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: [SERVER_LINK, QR_CODE], dependencyTypesNot: ['dynamic-import', 'type-only', 'type-import'] },
  },
  {
    name: 'lit-only-in-elements',
    comment: 'Rules, players and texts do not depend on lit',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [
        '^src/[^/]+\\.ts$',
        '^src/(element|puzzles|series|tables)/',
        '^src/games/[^/]+/[^/]+\\.ts$',
        '^src/games/[^/]+/drawing/',
      ],
    },
    to: { path: LIT },
  },
  layer('core', '^src/core/', ['^src/core/']),
  ...layers('^src/element/', ['base', 'styles', 'words', 'drawing', 'model', 'ui', 'parts']),
  layer('element', '^src/element/', [
    '^src/(element|core)/',
    WORDS,
    '^src/table/(table-server|secret)\\.ts$',
  ]),
  {
    name: 'part-alone',
    comment: 'A part imports no other part',
    severity: 'error',
    from: { path: '^src/element/parts/([^/]+)/' },
    to: { path: '^src/element/parts/', pathNot: '^src/element/parts/$1/' },
  },
  layer('table-server', '^src/table/(table-server|server-link)\\.ts$', [
    '^src/core/',
    '^src/table/(server-link|secret)\\.ts$',
  ]),
  // games whose folders begin with the same word are a family
  layer('game', '^src/games/([^/-]+)', [
    '^src/games/$1[^/]*/',
    '^src/(element|core)/',
    '^src/words/en/$1[^/]*\\.ts$',
    WORDS,
  ]),
  layer('engine', '^src/games/([^/-]+)[^/]*/engine/', ['^src/games/$1[^/]*/engine/', '^src/core/']),
  layer('bot', '^src/games/([^/-]+)[^/]*/bot/', ['^src/games/$1[^/]*/(bot|engine)/', '^src/core/']),
  layer('rulebook', '^src/games/([^/-]+)[^/]*/rulebook/', [
    '^src/games/$1[^/]*/(rulebook|engine)/',
    '^src/core/',
  ]),
  // the words of a game have the name of its folder
  layer('words', '^src/words/[^/]+/(?!eager)([^/.-]+)', [
    '^src/words/',
    '^src/games/$1[^/]*/engine/',
    '^src/element/words/',
    '^src/core/',
  ]),
  layer('eager-words', '^src/words/([^/]+/eager|languages)\\.ts$', [
    '^src/lists/languages\\.ts$',
    '^src/words/',
    '^src/games/[^/]+/engine/',
    '^src/element/words/',
    '^src/core/',
  ]),
  {
    name: 'bot-on-demand',
    comment: 'A computer player is loaded with import(), except in its worker',
    severity: 'error',
    from: { path: '^src/games/', pathNot: ['/bot/', '\\.worker\\.ts$'] },
    to: {
      path: '^src/games/[^/]+/bot/',
      dependencyTypesNot: ['dynamic-import', 'type-only', 'type-import'],
    },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  },
};
