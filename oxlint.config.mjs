/** Lint rules, checked by oxlint as part of `npm run lint`: those of TypeScript with types, of Lit, of custom elements, and our own. */
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';

const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** Code that gives the same results everywhere and every time: no DOM, no clock, no random numbers of its own. */
const PURE = ['src/core/**/*.ts', 'src/games/*/{engine,bot,rulebook}/**/*.ts', 'src/words/en/*-rules.ts'];

const IMPURE_GLOBALS = [
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'],
  ...['Date', 'performance', 'crypto', 'Intl', 'process', 'require', 'fetch', 'WebAssembly', 'WeakRef'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'requestIdleCallback'],
];

/** Syntax that does not work on a page with a strict Content-Security-Policy, and worker URLs, which no import rule sees. */
const RESTRICTED_SYNTAX = [
  {
    selector: 'TemplateElement[value.raw=/\\sstyle\\s*=|<style/]',
    message: 'no inline styles in templates: a strict CSP blocks them',
  },
  {
    selector: 'ImportDeclaration[source.value=/directives.style-map/]',
    message: 'no styleMap: a strict CSP blocks its first render',
  },
  {
    selector: 'NewExpression[callee.name="URL"] > Literal:first-child[value=/^\\.\\.\\u002F/]',
    message: 'a game names only its own worker',
  },
  {
    selector:
      'ExportNamedDeclaration[source][exportKind="value"]:not(:has(ExportSpecifier[exportKind="value"]))',
    message: 'write export type: an empty export is a warning of esbuild',
  },
];

/** Rules about types beyond the category `correctness` of oxlint. */
const TYPES = [
  ...['adjacent-overload-signatures', 'array-type', 'ban-tslint-comment', 'consistent-generic-constructors'],
  ...['consistent-indexed-object-style', 'consistent-type-assertions', 'consistent-type-definitions'],
  ...['dot-notation', 'no-confusing-non-null-assertion', 'no-deprecated', 'no-dynamic-delete'],
  ...['no-empty-object-type', 'no-explicit-any', 'no-extraneous-class', 'no-import-type-side-effects'],
  ...['no-inferrable-types', 'no-invalid-void-type', 'no-misused-promises', 'no-mixed-enums', 'no-namespace'],
  ...['no-require-imports', 'no-unnecessary-boolean-literal-compare', 'no-unnecessary-template-expression'],
  ...['no-unnecessary-type-arguments', 'no-unnecessary-type-assertion', 'no-unnecessary-type-constraint'],
  ...['no-unnecessary-type-conversion', 'no-unnecessary-type-parameters', 'no-unsafe-argument'],
  ...['no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-enum-comparison', 'no-unsafe-function-type'],
  ...['no-unsafe-member-access', 'no-unsafe-return', 'non-nullable-type-assertion-style', 'only-throw-error'],
  ...[
    'prefer-find',
    'prefer-for-of',
    'prefer-function-type',
    'prefer-includes',
    'prefer-literal-enum-member',
  ],
  ...['prefer-nullish-coalescing', 'prefer-promise-reject-errors', 'prefer-reduce-type-parameter'],
  ...['prefer-regexp-exec', 'prefer-return-this-type', 'prefer-string-starts-ends-with'],
  ...['related-getter-setter-pairs', 'require-await', 'restrict-plus-operands', 'return-await'],
  ...['unified-signatures', 'use-unknown-in-catch-callback-variable'],
].map((name) => `typescript/${name}`);

export default {
  plugins: ['eslint', 'typescript', 'unicorn'],
  jsPlugins: ['eslint-plugin-lit', 'eslint-plugin-wc', './config/restricted-syntax.mjs'],
  ignorePatterns: [
    'dist',
    'cdn',
    'coverage',
    'site-dist',
    'storybook-static',
    '.cache',
    'lab/consumers/*/**',
  ],
  categories: { correctness: 'error' },
  rules: {
    ...errors(['no-array-constructor', 'no-useless-constructor', 'no-var', 'prefer-const']),
    ...errors(['prefer-rest-params', 'prefer-spread', 'typescript/no-require-imports']),
    eqeqeq: ['error', 'always'],
    // letters of ASCII
    'typescript/no-misused-spread': 'off',
    // a property `then` of a plain record is no promise, and a list of numbers or letters needs no comparison
    'unicorn/no-thenable': 'off',
    'typescript/require-array-sort-compare': 'off',
    // spreads group the entries of long lists
    'unicorn/no-useless-spread': 'off',
    // `x++` and a controller that only registers itself are uses
    'no-unused-private-class-members': 'off',
    // a bot may need no pause
    'require-yield': 'off',
    'unicorn/prefer-string-starts-ends-with': 'off',
  },
  overrides: [
    {
      files: ['**/*.{js,mjs}'],
      rules: { 'typescript/restrict-template-expressions': 'off', 'typescript/no-floating-promises': 'off' },
    },
    {
      files: ['**/*.ts'],
      rules: {
        ...errors(TYPES),
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        // lit binds `this` of an event listener to the host
        'typescript/unbound-method': 'off',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
        ],
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/consistent-type-imports': [
          'error',
          // `typeof import()` is the type of a module that is loaded on demand
          { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
        ],
        'no-empty-function': ['error', { allow: ['arrowFunctions'] }],
        'unicorn/filename-case': ['error', { case: 'kebabCase' }],
        // about 400: what belongs together stays together
        'max-lines': ['error', { max: 450, skipComments: true, skipBlankLines: true }],
        'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      },
    },
    {
      files: ['src/**/*.ts'],
      rules: {
        ...lit['flat/recommended'].rules,
        ...wc['flat/best-practice'].rules,
        'no-console': ['error', { allow: ['warn'] }],
        'syntax/restricted': ['error', ...RESTRICTED_SYNTAX],
        'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
      },
    },
    {
      files: PURE,
      rules: {
        'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
        'no-console': 'error',
      },
    },
    {
      files: ['packages/*/src/**/*.ts'],
      rules: {
        'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
        // a store answers with promises, also if it need not wait
        'typescript/require-await': 'off',
      },
    },
    {
      files: ['test/**', 'stories/**', 'lab/**/*.ts', 'packages/*/test/**', 'site/test/**'],
      rules: {
        // the promises of node:test need not be awaited; chai's `equal` returns none, although the types of a plugin say so
        'typescript/no-floating-promises': [
          'error',
          {
            allowForKnownSafeCalls: [
              { from: 'package', name: ['describe', 'it', 'before', 'after'], package: 'node:test' },
              { from: 'package', name: 'Equal', package: '@open-wc/semantic-dom-diff' },
            ],
          },
        ],
        'no-unused-expressions': 'off',
        // a test evaluates the source of a worker
        'no-eval': 'off',
        'no-control-regex': 'off',
      },
    },
    {
      files: ['test/**/*.test.ts'],
      rules: {
        'syntax/restricted': [
          'error',
          {
            selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(Each)?$/]',
            message: 'Files share a page: outside of describe(), a hook would run for the tests of others.',
          },
        ],
      },
    },
  ],
};
