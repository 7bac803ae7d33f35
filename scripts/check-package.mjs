/**
 * Runs publint and arethetypeswrong on every entry of the tarball that would be published. Checks its size, and that it contains
 * the files to which its documents link.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { codeEntries } from './entries.mjs';
import { filesUnder } from './files.mjs';
import { pack } from './pack.mjs';
import { run } from './run.mjs';

const FOLDER = '.cache/pack';
/** Bytes, and files. The fonts of the site are 175 kB: a page that links them needs no other host. The space that boards reserve depends on players and analysis. Each module of `src` is two files. */
const LIMITS = { packed: 2_130_000, unpacked: 6_600_000, files: 830 };

/** The addresses of links and pictures in a document. Markdown in its examples is none. */
function addressesIn(path) {
  const tokens = new MarkdownIt({ html: true }).parse(readFileSync(path, 'utf8'), {});
  return tokens
    .flatMap((token) => [token, ...(token.children ?? [])])
    .flatMap((token) =>
      token.type.startsWith('html_')
        ? Array.from(token.content.matchAll(/\b(?:src|srcset|href)="([^"\s]+)"/g), ([, address]) => address)
        : [token.attrGet('href') ?? token.attrGet('src') ?? []].flat(),
    );
}

/** The relative links in the documents of a package that lead to no file in it. */
const deadLinks = (folder) =>
  [...filesUnder(folder, '.md'), `${folder}/llms.txt`].flatMap((path) =>
    addressesIn(path)
      .filter((address) => !/^([a-z]+:|#|\/)/.test(address))
      .filter((address) => !existsSync(join(dirname(path), decodeURI(address.replace(/[?#].*$/, '')))))
      .map((address) => `${path} links to ${address}, which is not in the package`),
  );

/** What is wrong with the content of the package. */
function faultsIn(tarball, folder) {
  const files = filesUnder(folder, '');
  const found = {
    packed: statSync(tarball).size,
    unpacked: files.reduce((bytes, file) => bytes + statSync(file).size, 0),
    files: files.length,
  };
  console.log(
    Object.entries(found)
      .map(([name, value]) => `${name}: ${value} of ${LIMITS[name]}`)
      .join(', '),
  );
  const large = Object.keys(LIMITS).filter((name) => found[name] > LIMITS[name]);
  return [...large.map((name) => `${name} is over its limit`), ...deadLinks(folder)];
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const tarball = pack(FOLDER);
execFileSync('tar', ['-xzf', tarball, '-C', FOLDER]);
const entrypoints = codeEntries(`${FOLDER}/package`).map(({ subpath }) => subpath);
console.log(`${entrypoints.length} entries: ${entrypoints.join(' ')}`);

const npx = (...args) => ['npx', '--no-install', ...args];
// All resolutions of TypeScript, also of projects that know no `exports` (node10). The package has modules only.
const attw = 'attw --profile strict --ignore-rules cjs-resolves-to-esm --format table-flipped'.split(' ');
const results = [
  await run(npx('publint', '--strict', tarball)),
  await run(npx(...attw, '--entrypoints', ...entrypoints, '--', tarball)),
];
const faults = faultsIn(tarball, `${FOLDER}/package`);
for (const fault of faults) console.error(fault);
const failed = results.filter(({ ok }) => !ok).length + Number(faults.length > 0);
console.log(`${results.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
