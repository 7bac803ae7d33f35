import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import house from './scripts/eslint-house.mjs';

/** Code that must run the same everywhere and twice: no page, no clock, no chance of its own. */
const PURE = ['src/core/**/*.ts', 'src/games/*/{engine,bot,rulebook}/**/*.ts'];

const IMPURE_GLOBALS = [
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'],
  ...['Date', 'performance', 'crypto', 'Intl', 'process', 'require', 'fetch', 'WebAssembly', 'WeakRef'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'requestIdleCallback'],
];

/** A strict Content-Security-Policy blocks inline styles. */
const INLINE_STYLES = [
  {
    selector: 'TemplateElement[value.raw=/\\sstyle\\s*=|<style/]',
    message: 'no inline styles in templates: a strict CSP blocks them',
  },
  {
    selector: 'ImportDeclaration[source.value=/directives.style-map/]',
    message: 'no styleMap: a strict CSP blocks its first render',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'cdn/',
      'coverage/',
      'storybook-static/',
      '.cache/',
      '**/node_modules/',
      // projects of their own, whose tools check their types
      'test/consumers/*/**/*.{ts,tsx}',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { house },
    languageOptions: {
      parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // lit binds `this` of an event listener to the host
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // a getter of a base class may give a literal that another class overrides
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
        // `typeof import()` names what comes later
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      'house/kebab-files': 'error',
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
      'house/arrows': 'error',
      'no-console': ['error', { allow: ['warn'] }],
      'no-restricted-syntax': ['error', ...INLINE_STYLES],
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
      // what node:test's functions give need not be awaited, nor chai's `equal`, whatever the type of a plugin says
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
      // a query of the DOM knows the element's class, the type checker does not
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.recommended],
    rules: { eqeqeq: ['error', 'always'] },
  },
);
