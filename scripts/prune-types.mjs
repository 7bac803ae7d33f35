/** Deletes the types in dist/ that no public entry reaches: editors and compilers never read them. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findEntries } from './entries.mjs';
import { filesUnder } from './files.mjs';

const typesOf = (path) => path.replace(/\.js$/, '.d.ts');
const reached = new Set();

function visit(path) {
  if (reached.has(path) || !existsSync(path)) return;
  reached.add(path);
  for (const [, name] of readFileSync(path, 'utf8').matchAll(/\b(?:from|import) ?\(?['"](\.[^'"]+\.js)['"]/g))
    visit(typesOf(join(dirname(path), name)).replaceAll('\\', '/'));
}

for (const { target } of findEntries(process.cwd()))
  if (target.endsWith('.js')) visit(join(typesOf(target)).replaceAll('\\', '/'));
for (const path of filesUnder('dist', '.d.ts')) if (!reached.has(path)) rmSync(path);
