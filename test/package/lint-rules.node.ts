import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';

const eslint = new ESLint({
  // the texts are not on disk: leave out the rules that need type information
  overrideConfig: [{ languageOptions: { parserOptions: { project: null, program: null } }, rules: {} }],
  ruleFilter: ({ ruleId }) =>
    /^no-restricted-(globals|properties|syntax)$|^@typescript-eslint.no-import-type-side-effects$|^no-warning-comments$|^check-file/.test(
      ruleId,
    ),
});

/** The rules that a text breaks, linted as the file at `path`. */
async function brokenRules(path: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? `parser: ${message}`);
}

const core = 'src/core/new-file.ts';
const engine = 'src/games/fluctus/engine/new-file.ts';
const bot = 'src/games/fluctus/bot/new-file.ts';
const element = 'src/games/fluctus/new-file.ts';

const forbidden: readonly (readonly [title: string, path: string, text: string, rule: string])[] = [
  ['random numbers in core', core, `export const a = Math.random();`, 'no-restricted-properties'],
  ['a destructured Math.random', engine, `export const { random } = Math;`, 'no-restricted-properties'],
  ['the date in an engine', engine, `export const a = new Date();`, 'no-restricted-globals'],
  ['the clock in an engine', engine, `export const a = performance.now();`, 'no-restricted-globals'],
  ['the clock in a bot', bot, `export const a = Date.now();`, 'no-restricted-globals'],
  ['crypto in core', core, `crypto.randomUUID();`, 'no-restricted-globals'],
  ['globalThis in core', core, `globalThis.crypto;`, 'no-restricted-globals'],
  ['the document in an engine', engine, `document.title = '';`, 'no-restricted-globals'],
  ['the window in an engine', engine, `window.name = '';`, 'no-restricted-globals'],
  ['a style attribute in a template', element, 'html`<p style="color: red"></p>`;', 'no-restricted-syntax'],
  ['a style element in a template', element, 'html`<style></style>`;', 'no-restricted-syntax'],
  ['styleMap', element, `import { a } from 'lit/directives/style-map.js';`, 'no-restricted-syntax'],
  [
    'the worker of another game',
    element,
    `new URL('../glux/glux.worker.js', import.meta.url);`,
    'no-restricted-syntax',
  ],
  [
    'a file name in camel case',
    'src/element/newFile.ts',
    `export const a = 1;`,
    'check-file/filename-naming-convention',
  ],
  [
    'an import of types alone that stays in the output',
    element,
    `import { type A } from './a.js';\nexport type B = A;`,
    '@typescript-eslint/no-import-type-side-effects',
  ],
  [
    'an export of types alone that stays in the output',
    element,
    `export { type A } from './a.js';`,
    'no-restricted-syntax',
  ],
  ['a TODO', element, `// TODO later\nexport const a = 1;`, 'no-warning-comments'],
];

const allowed: readonly (readonly [title: string, path: string, text: string])[] = [
  ['the own worker of a game', element, `new URL('./fluctus.worker.js', import.meta.url);`],
  ['a file name with a middle extension', 'src/element/new-file.styles.ts', `export const a = 1;`],
  [
    'exports with types among them',
    element,
    `export { a, type B } from './a.js';\nexport type { C } from './c.js';`,
  ],
  ['a property with the name of a global', engine, `export const a = { window: 1 }; a.window;`],
];

describe('lint rules', () => {
  for (const [title, path, text, rule] of forbidden)
    it(`report ${title}`, async () => {
      assert.deepEqual(await brokenRules(path, text), [rule]);
    });
  for (const [title, path, text] of allowed)
    it(`accept ${title}`, async () => {
      assert.deepEqual(await brokenRules(path, text), []);
    });
});

/** The faults of a sheet, checked as the file at `path`. */
async function faultsOfSheet(path: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: path });
  return results.flatMap(({ warnings }) => warnings.map(({ rule, line }) => `${rule}, line ${line}`));
}

const sheets: readonly (readonly [path: string, before: string, after: string])[] = [
  ['src/games/glux/drawing/board.styles.ts', 'export const a = css`\n', '`;'],
  ['looks/slate.css', '', ''],
  ['site/site.css', '', ''],
  ['src/page/embed.html', '<style>', '</style>'],
];

describe('the check of style sheets', () => {
  for (const [path, before, after] of sheets) {
    it(`reports in ${path} what browsers ignore`, async () => {
      for (const [fault, rule] of [
        ['opacity: light-dark(0.5, 0.8)', 'declaration-property-value-no-unknown'],
        ['color: light-drak(red, blue)', 'function-no-unknown'],
        ['colour: red', 'property-no-unknown'],
        ['width: 3xp', 'unit-no-unknown'],
      ]) {
        const found = await faultsOfSheet(path, `${before}.a { ${fault!}; }${after}`);
        assert.ok(
          found.some((each) => each.startsWith(rule!)),
          `${fault}: ${found.join()}`,
        );
      }
    });

    it(`accepts in ${path} what browsers know`, async () => {
      const sheet = `${before}.a { opacity: 0.5; color: light-dark(#000, oklch(from red 0.5 c h)); }${after}`;
      assert.deepEqual(await faultsOfSheet(path, sheet), []);
    });
  }

  it('does not check values that a template inserts', async () => {
    assert.deepEqual(
      await faultsOfSheet('src/a.styles.ts', 'css`.a { grid-template-areas: ${areas}; }`;'),
      [],
    );
  });
});
