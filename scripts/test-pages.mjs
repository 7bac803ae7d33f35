import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { filesUnder } from './files.mjs';

const FOLDER = '.cache/test-pages';

/** The number of pages for the tests of the shared UI. */
const PAGES = 8;

/** True for tests that load modules in frames, too: of a module that is loaded twice in a page, the test runner counts one only. */
const usesFrames = (file) =>
  /createElement\('iframe'\)|\/(strict-frame|strict-page|offline)\.js'/.test(readFileSync(file, 'utf8'));

/** The name of the page of a test: one for each game, some for the shared UI, and one for each long file or file that uses frames. */
function pageOf(file, index) {
  const folder = basename(dirname(file));
  if (folder === 'release' || usesFrames(file)) return `${folder}-${basename(file, '.test.ts')}`;
  return folder === 'element' ? `${folder}-${index % PAGES}` : folder;
}

/**
 * Writes modules that import the browser tests, and returns a pattern for them; those of test/release only with `all`. A page loads all
 * of src in two to three seconds of a processor, so tests share pages.
 */
export function writeTestPages(all) {
  const files = filesUnder('test', '.test.ts').filter((file) => all || !file.startsWith('test/release/'));
  const pages = new Map();
  for (const [index, file] of files.entries()) {
    const page = pageOf(file, index);
    pages.set(page, `${pages.get(page) ?? ''}import '../../${file}';\n`);
  }
  mkdirSync(FOLDER, { recursive: true });
  // the pages of another run, which may still need them, stay
  for (const name of readdirSync(FOLDER)) if (!pages.has(basename(name, '.js'))) rmSync(`${FOLDER}/${name}`);
  for (const [page, code] of pages) writeFileSync(`${FOLDER}/${page}.js`, code);
  return `${FOLDER}/*.js`;
}
