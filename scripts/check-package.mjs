/** Runs publint and arethetypeswrong on every entry of the tarball that would be published. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { codeEntries } from './entries.mjs';
import { pack } from './pack.mjs';
import { run } from './run.mjs';

const FOLDER = '.cache/pack';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const tarball = pack(FOLDER);
execFileSync('tar', ['-xzf', tarball, '-C', FOLDER]);
const entrypoints = codeEntries(`${FOLDER}/package`).map(({ subpath }) => subpath);
console.log(`${entrypoints.length} entries: ${entrypoints.join(' ')}`);

const npx = (...args) => ['npx', '--no-install', ...args];
const attw = ['attw', '--profile', 'esm-only', '--format', 'table-flipped'];
const results = [
  await run(npx('publint', '--strict', tarball)),
  await run(npx(...attw, '--entrypoints', ...entrypoints, '--', tarball)),
];
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
