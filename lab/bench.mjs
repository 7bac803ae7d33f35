/**
 * `npm run bench [word [arguments]]`: runs the benchmarks in lab/bench/ whose names contain the word, one after the other. With
 * `RECORD=1`, the tables of a benchmark replace those of its section in lab/bench/RESULTS.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from '../scripts/files.mjs';
import { formatMarkdown } from '../scripts/format-markdown.mjs';
import { run } from '../scripts/run.mjs';

const RESULTS = 'lab/bench/RESULTS.md';
const [word = '', ...more] = process.argv.slice(2);
const files = ['.bench.ts', '.bench.mjs'].flatMap((ending) => filesUnder('lab/bench', ending));
let failed = 0;
// the packages that they compare with; a benchmark reports what it misses
const { dependencies } = JSON.parse(readFileSync('lab/bench/package.json', 'utf8'));
if (!Object.keys(dependencies).every((name) => existsSync(`lab/bench/node_modules/${name}`)))
  await run(['npm', 'install', '--ignore-scripts', '--no-package-lock', '--prefix', 'lab/bench']);

/** Writes the tables of a benchmark into the section whose heading ends with its name. */
async function record(name, printed) {
  const tables = printed.match(/^(\||Load:).*|^$/gm)?.join('\n') ?? '';
  const sections = readFileSync(RESULTS, 'utf8').split(/^(?=## )/m);
  const text = sections.map((section) => {
    const [heading] = section.split('\n');
    return heading.endsWith(`(\`${name}\`)`) ? `${heading}\n\n${tables}\n\n` : section;
  });
  writeFileSync(RESULTS, await formatMarkdown(RESULTS, text.join('')));
}

for (const file of files.filter((path) => path.includes(word))) {
  console.log(`\n━━ ${file} ━━`);
  let printed = '';
  const { ok } = await run([process.execPath, '--import', 'tsx', file, ...more], (data) => {
    printed += data;
    process.stdout.write(data);
  });
  if (!ok) failed++;
  else if (process.env.RECORD) await record(basename(file).replace(/\.bench\..*$/, ''), printed);
}
process.exitCode = failed ? 1 : 0;
