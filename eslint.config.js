import checkFile from 'eslint-plugin-check-file';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Code that gives the same results everywhere and every time: no DOM, no clock, no random numbers of its own. */
const PURE = ['src/core/**/*.ts', 'src/games/*/{engine,bot,rulebook}/**/*.ts'];

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

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'cdn/',
      'coverage/',
      'site-dist/',
      'storybook-static/',
      '.cache/',
      '**/node_modules/',
      // separate projects, checked by their own tools
      'test/consumers/*/**/*.{ts,tsx}',
      // templates: a test checks the game that they make
      'scripts/new-game/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'check-file': checkFile },
    languageOptions: {
      parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // lit binds `this` of an event listener to the host
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // a subclass may override a getter that returns a literal
      '@typescript-eslint/class-literal-property-style': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // `typeof import()` is the type of a module that is loaded on demand
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      // `import {} from` a module without side effects is a warning of esbuild for everybody who bundles the package
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.ts': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'max-lines': ['error', { max: 400, skipComments: true, skipBlankLines: true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-console': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    plugins: { 'lit-a11y': litA11y },
    settings: { litHtmlSources: true },
    rules: {
      ...Object.fromEntries(Object.keys(litA11y.configs.recommended.rules).map((rule) => [rule, 'error'])),
      'no-console': ['error', { allow: ['warn'] }],
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['src/games/*/*.worker.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.worker.json' } },
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
    files: ['test/**/*.ts', 'stories/**/*.ts', 'bench/**/*.ts'],
    rules: {
      // the promises of node:test need not be awaited; chai's `equal` returns none, although the types of a plugin say so
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['describe', 'it', 'before', 'after'], package: 'node:test' },
            { from: 'package', name: 'Equal', package: '@open-wc/semantic-dom-diff' },
          ],
        },
      ],
      '@typescript-eslint/no-unused-expressions': 'off',
      // the type checker does not know the class of a queried element
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['test/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(Each)?$/]',
          message: 'Files share a page: outside of describe(), a hook would run for the tests of others.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.recommended],
    rules: { eqeqeq: ['error', 'always'] },
  },
);
