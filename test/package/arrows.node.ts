import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint({
  overrideConfig: [
    {
      // the text is not on disk: leave out the rules that need its types
      languageOptions: { parserOptions: { project: null, program: null } },
      rules: {},
    },
  ],
  ruleFilter: ({ ruleId }) =>
    /^house\/|^no-restricted-(globals|properties|syntax)$|^no-warning-comments$/.test(ruleId),
});

/** Rules that a file with this text breaks, if it stood at this path. */
async function broken(path: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`);
}

const engine = 'src/games/fluctus/engine/new-file.ts';
const bot = 'src/games/fluctus/bot/new-file.ts';
const element = 'src/games/fluctus/new-file.ts';

const forbidden: readonly (readonly [title: string, path: string, text: string, rule: string])[] = [
  ['core imports element', 'src/core/new-file.ts', `import '../element/game-definition.js';`, 'house/arrows'],
  [
    'core imports a game',
    'src/core/new-file.ts',
    `export * from '../games/fluctus/engine/index.js';`,
    'house/arrows',
  ],
  [
    'core takes a type of element',
    'src/core/new-file.ts',
    `import type { A } from '../element/game-definition.js';`,
    'house/arrows',
  ],
  ['core imports lit', 'src/core/new-file.ts', `import { html } from 'lit';`, 'house/arrows'],
  [
    'element imports a game',
    'src/element/new-file.ts',
    `import '../games/fluctus/engine/index.js';`,
    'house/arrows',
  ],
  [
    'element imports a game when asked',
    'src/element/new-file.ts',
    `void import('../games/fluctus/bot/index.js');`,
    'house/arrows',
  ],
  ['an engine imports element', engine, `import '../../../element/game-definition.js';`, 'house/arrows'],
  ['an engine imports its bot', engine, `import '../bot/index.js';`, 'house/arrows'],
  ['an engine imports its element', engine, `import '../fluctus-board.js';`, 'house/arrows'],
  ['an engine imports lit', engine, `import 'lit/directives/repeat.js';`, 'house/arrows'],
  ['an engine imports a package', engine, `import 'node:fs';`, 'house/arrows'],
  ['a bot imports element', bot, `import '../../../element/game-definition.js';`, 'house/arrows'],
  ['a bot imports its words', bot, `import '../words/en.js';`, 'house/arrows'],
  ['a game imports another game', element, `import '../glux/engine/index.js';`, 'house/arrows'],
  ['an engine imports another engine', engine, `import '../../glux/engine/index.js';`, 'house/arrows'],
  [
    'a game names another game’s worker',
    element,
    `new URL('../glux/glux.worker.js', import.meta.url);`,
    'house/arrows',
  ],
  ['an element loads its bot at once', element, `import '../fluctus/bot/index.js';`, 'house/arrows'],
  ['a game imports the faces', element, `import '../../index.js';`, 'house/arrows'],
  ['an element imports another library', element, `import 'three';`, 'house/arrows'],
  [
    'core rolls dice of its own',
    'src/core/new-file.ts',
    `export const a = Math.random();`,
    'no-restricted-properties',
  ],
  [
    'an engine takes random out of Math',
    engine,
    `export const { random } = Math;`,
    'no-restricted-properties',
  ],
  ['an engine reads the date', engine, `export const a = new Date();`, 'no-restricted-globals'],
  ['an engine reads the clock', engine, `export const a = performance.now();`, 'no-restricted-globals'],
  ['a bot reads the clock', bot, `export const a = Date.now();`, 'no-restricted-globals'],
  ['core asks for crypto', 'src/core/new-file.ts', `crypto.randomUUID();`, 'no-restricted-globals'],
  ['core goes round by globalThis', 'src/core/new-file.ts', `globalThis.crypto;`, 'no-restricted-globals'],
  ['an engine touches the document', engine, `document.title = '';`, 'no-restricted-globals'],
  ['an engine touches the window', engine, `window.name = '';`, 'no-restricted-globals'],
  ['a template has a style attribute', element, 'html`<p style="color: red"></p>`;', 'no-restricted-syntax'],
  ['a template has a style element', element, 'html`<style></style>`;', 'no-restricted-syntax'],
  [
    'an element uses styleMap',
    element,
    `import { styleMap } from 'lit/directives/style-map.js';`,
    'no-restricted-syntax',
  ],
  ['a file is named in camel case', 'src/element/newFile.ts', `export const a = 1;`, 'house/kebab-files'],
  ['something is left to do', element, `// TODO later\nexport const a = 1;`, 'no-warning-comments'],
];

const allowed: readonly (readonly [title: string, path: string, text: string])[] = [
  ['element imports core', 'src/element/new-file.ts', `import '../core/game.js';`],
  ['element imports lit', 'src/element/new-file.ts', `import { html } from 'lit';`],
  ['an engine imports core and itself', engine, `import '../../../core/game.js'; import './types.js';`],
  ['a bot imports its engine', bot, `import '../engine/index.js';`],
  [
    'an element imports element, core, engine and words',
    element,
    `import '../../element/game-definition.js'; import '../../core/game.js'; import './engine/index.js'; import './words/en.js';`,
  ],
  ['an element loads its bot when asked', element, `void import('./bot/index.js');`],
  ['a worker imports its bot', 'src/games/fluctus/fluctus.worker.ts', `import './bot/index.js';`],
  ['a name begins with a forbidden word', engine, `export const a = { window: 1 }; a.window;`],
];

describe('the arrows of the house', () => {
  for (const [title, path, text, rule] of forbidden)
    it(`forbid that ${title}`, async () => {
      const found = await broken(path, text);
      assert.ok(
        found.some((message) => message.startsWith(`${rule}:`)),
        found.join('\n') || 'nothing found',
      );
    });
  for (const [title, path, text] of allowed)
    it(`allow that ${title}`, async () => {
      assert.deepEqual(await broken(path, text), []);
    });
});
