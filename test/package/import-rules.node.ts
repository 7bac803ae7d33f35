import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

interface CruiseResult {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

const game = 'src/games/fluctus';

/** Modules to import, all empty. */
const modules = [
  ...[
    'index.ts',
    'core/core.ts',
    'element/i18n/index.ts',
    'element/element.ts',
    'element/game-definition.ts',
  ],
  ...['index.ts', 'engine/index.ts', 'bot/index.ts', 'rulebook/index.ts', 'words/index.ts'].flatMap((path) =>
    ['fluctus', 'glux'].map((id) => `games/${id}/${path}`),
  ),
].map((path) => `src/${path}`);

/** Each file has one import, which breaks the rules named and no others. */
const forbidden: readonly (readonly [file: string, text: string, ...rules: string[]])[] = [
  ['src/core/a.ts', `import '../element/element.js';`, 'core'],
  ['src/core/b.ts', `export * from '../games/fluctus/engine/index.js';`, 'core'],
  ['src/core/c.ts', `import type { A } from '../element/element.js';`, 'core'],
  ['src/core/d.ts', `import 'lit';`, 'lit-only-in-elements'],
  ['src/element/a.ts', `import '../games/fluctus/engine/index.js';`, 'element'],
  ['src/element/b.ts', `void import('../games/fluctus/index.js');`, 'element'],
  ['src/element/c.ts', `import '../index.js';`, 'element'],
  ['src/element/d.ts', `import 'node:fs';`, 'only-lit'],
  ['src/element/e.ts', `import 'three';`, 'only-lit'],
  ['src/element/f.ts', `import '../../scripts/tool.js';`, 'only-lit'],
  [`${game}/a.ts`, `import '../glux/engine/index.js';`, 'game'],
  [`${game}/b.ts`, `type A = typeof import('../glux/index.js');`, 'game'],
  [`${game}/c.ts`, `import '../../index.js';`, 'game'],
  [`${game}/d.ts`, `import './bot/index.js';`, 'bot-on-demand'],
  [`${game}/e.ts`, `import './bot/index.js'; void import('./bot/index.js');`, 'bot-on-demand'],
  [`${game}/engine/a.ts`, `import '../bot/index.js';`, 'bot-on-demand', 'engine'],
  [`${game}/engine/b.ts`, `import '../index.js';`, 'engine'],
  [`${game}/engine/c.ts`, `import '../../glux/engine/index.js';`, 'engine', 'game'],
  [`${game}/engine/d.ts`, `import '../../../element/game-definition.js';`, 'engine'],
  [`${game}/bot/a.ts`, `import '../words/index.js';`, 'bot'],
  [`${game}/rulebook/a.ts`, `import '../words/index.js';`, 'rulebook'],
  [`${game}/rulebook/b.ts`, `import 'lit';`, 'lit-only-in-elements'],
  [`${game}/words/a.ts`, `import '../../../element/element.js';`, 'words'],
  [`${game}/words/b.ts`, `import '../index.js';`, 'words'],
  // a cycle is reported once, for one of its files
  ['src/element/cycle-a.ts', `import type { A } from './cycle-b.js';`, 'no-cycle'],
];

const allowed: readonly (readonly [file: string, text: string])[] = [
  ['src/all.ts', `import 'lit'; import './games/fluctus/bot/index.js'; import './element/element.js';`],
  ['src/element/cycle-b.ts', `void import('./cycle-a.js');`],
  ['src/element/x.ts', `import 'lit'; import '../core/core.js';`],
  [`${game}/x.ts`, `import 'lit'; import './words/index.js'; import '../../element/element.js';`],
  [`${game}/y.ts`, `void import('./bot/index.js'); void import('virtual:worker-source/fluctus');`],
  [`${game}/z.ts`, `import type { A } from './bot/index.js'; type B = typeof import('./bot/index.js');`],
  [`${game}/fluctus.worker.ts`, `import './bot/index.js';`],
  [`${game}/drawing/x.ts`, `import 'lit';`],
  [`${game}/engine/x.ts`, `import '../../../core/core.js'; import './index.js';`],
  [`${game}/bot/x.ts`, `import '../engine/index.js'; import './index.js';`],
  [`${game}/rulebook/x.ts`, `import '../engine/index.js';`],
  [`${game}/words/x.ts`, `import '../rulebook/index.js'; import '../../../element/i18n/index.js';`],
];

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-imports-'));
  const broken = new Map<string, string[]>();

  before(() => {
    const packages = ['lit', 'three'].flatMap((name) => [
      [`node_modules/${name}/package.json`, '{ "main": "index.js" }'],
      [`node_modules/${name}/index.js`, ''],
    ]);
    const empty = [...modules, 'scripts/tool.ts'].map((path) => [path, '']);
    for (const [path = '', text = ''] of [...packages, ...empty, ...forbidden, ...allowed]) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const args = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', 'src'];
    const command = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const output = execFileSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
    for (const { from, rule } of (JSON.parse(output) as CruiseResult).summary.violations)
      broken.set(from, [...(broken.get(from) ?? []), rule.name].sort());
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [file, text, ...rules] of forbidden)
    it(`report ${rules.join(' and ')}: ${text} in ${file}`, () => {
      assert.deepEqual(broken.get(file), rules);
    });

  it('report nothing else', () => {
    assert.deepEqual([...broken.keys()].sort(), forbidden.map(([file]) => file).sort());
  });
});
