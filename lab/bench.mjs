/** `npm run bench [word [arguments]]`: runs the benchmarks in lab/bench/ whose names contain the word, one after the other. */
import { existsSync, readFileSync } from 'node:fs';
import { filesUnder } from '../scripts/files.mjs';
import { run } from '../scripts/run.mjs';

const [word = '', ...more] = process.argv.slice(2);
const files = ['.bench.ts', '.bench.mjs'].flatMap((ending) => filesUnder('lab/bench', ending));
let failed = 0;
// the packages that they compare with; a benchmark reports what it misses
const { dependencies } = JSON.parse(readFileSync('lab/bench/package.json', 'utf8'));
if (!Object.keys(dependencies).every((name) => existsSync(`lab/bench/node_modules/${name}`)))
  await run(['npm', 'install', '--ignore-scripts', '--no-package-lock', '--prefix', 'lab/bench']);
for (const file of files.filter((path) => path.includes(word))) {
  console.log(`\n━━ ${file} ━━`);
  if (!(await run([process.execPath, '--import', 'tsx', file, ...more])).ok) failed++;
}
process.exitCode = failed ? 1 : 0;
