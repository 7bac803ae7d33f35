/**
 * `npm run consumers:types`: compiles strict projects against the packed types, with the oldest supported TypeScript and
 * the newest, and in the templates of React, Solid, Vue and Svelte. The projects mark the errors that must be reported with
 * `@ts-expect-error`. Svelte has no such comment: its errors are in a separate file, one per line. `-- svelte` runs only
 * the checks whose names contain that word.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { pack } from './pack.mjs';

const SOURCES = 'test/consumers/types';
/** The working folder, which linters and test runners ignore. */
const FOLDER = '.cache/consumer-types';
const OLDEST = 'typescript/bin/tsc';
const NEWEST = 'typescript-newest/bin/tsc';

const bin = (path) => join('node_modules', path);
const node = (path, ...args) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bin(path), ...args], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  return { said: `${stdout}${stderr}`.trim(), ok: status === 0 };
};
const version = (path) => node(path, '--version').said.replace('Version ', '');

const plain = ['page', 'engine'].flatMap((name) => [`plain/${name}.bundler.json`, `plain/${name}.node.json`]);
const compiled = (tsc) =>
  [...plain, 'react/tsconfig.json', 'solid/tsconfig.json'].map((project) => ({
    what: `${project} by TypeScript ${version(tsc)}`,
    run: () => node(tsc, '-p', project),
  }));

/** Checks that svelte-check reports one error for each line of mistakes.svelte and no others. */
function svelte() {
  const { said } = node('svelte-check/bin/svelte-check', '--workspace', 'svelte', '--output', 'machine');
  const found = Array.from(said.matchAll(/ ERROR "([^"]+)" (\d+):/g), ([, file, line]) => `${file} ${line}`);
  const wrong = readFileSync(`${FOLDER}/svelte/mistakes.svelte`, 'utf8')
    .split('\n')
    .flatMap((text, i) => (/^<[a-z]+-/.test(text) ? [`mistakes.svelte ${i + 1}`] : []));
  return { said, ok: wrong.length > 0 && found.sort().join() === wrong.sort().join() };
}

const lock = (folder) => existsSync(folder) && readFileSync(`${folder}/package-lock.json`, 'utf8');
const fresh = lock(FOLDER) === lock(SOURCES) && existsSync(`${FOLDER}/node_modules/.package-lock.json`);
cpSync(SOURCES, FOLDER, { recursive: true });
if (!fresh) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
install(pack(FOLDER), FOLDER);

const checks = [
  ...compiled(OLDEST),
  ...compiled(NEWEST),
  { what: 'vue by vue-tsc', run: () => node('vue-tsc/bin/vue-tsc.js', '-p', 'vue/tsconfig.json') },
  { what: 'svelte by svelte-check', run: svelte },
];
const wanted = process.argv.slice(2);
const chosen = checks.filter(({ what }) => !wanted.length || wanted.some((word) => what.includes(word)));
let failed = 0;
for (const { what, run } of chosen) {
  const { ok, said } = run();
  console.log(`${ok ? '✔' : '✘'} ${what}${ok ? '' : `\n${said}`}`);
  if (!ok) failed++;
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
