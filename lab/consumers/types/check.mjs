/**
 * Compiles strict projects against the packed types, with the oldest supported TypeScript and the newest, and in the
 * templates of React, Solid, Vue and Svelte. The projects mark the errors that must be reported with `@ts-expect-error`.
 * Svelte has no such comment: its errors are in a separate file, one per line.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program of node_modules in the project; returns its output. */
const run = ({ folder }, path, ...args) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join('node_modules', path), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
};

/** The folders of the compilers in node_modules. */
const compilers = { oldest: 'typescript', newest: 'typescript-newest' };

const projects = [
  ...['page', 'engine'].flatMap((name) => [`plain/${name}.bundler.json`, `plain/${name}.node.json`]),
  'react/tsconfig.json',
  'solid/tsconfig.json',
];

const compiled = Object.entries(compilers).flatMap(([age, compiler]) =>
  projects.map((project) => [
    `${project} has no errors in the ${age} TypeScript`,
    (page) => assert.equal(run(page, `${compiler}/bin/tsc`, '-p', project), ''),
  ]),
);

/** Checks that svelte-check reports one error for each line of mistakes.svelte and no others. */
function svelte(page) {
  const said = run(page, 'svelte-check/bin/svelte-check', '--workspace', 'svelte', '--output', 'machine');
  const found = Array.from(said.matchAll(/ ERROR "([^"]+)" (\d+):/g), ([, file, line]) => `${file} ${line}`);
  const wrong = readFileSync(join(page.folder, 'svelte/mistakes.svelte'), 'utf8')
    .split('\n')
    .flatMap((text, i) => (/^<[a-z]+-/.test(text) ? [`mistakes.svelte ${i + 1}`] : []));
  assert.ok(wrong.length > 0);
  assert.deepEqual(found.sort(), wrong.sort(), said);
}

export const checks = {
  ...Object.fromEntries(compiled),
  'vue-tsc finds only the marked errors in Vue': (page) =>
    assert.equal(run(page, 'vue-tsc/bin/vue-tsc.js', '-p', 'vue/tsconfig.json'), ''),
  'svelte-check finds only the mistakes in Svelte': svelte,
};
