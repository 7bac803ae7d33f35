/**
 * Writes the hashes of the scripts in cdn/; part of the build. `sri.json` has those for the `integrity` attribute of script tags.
 * `<bundle>.importmap.json` is an import map with the hashes of a bundle and of all files that it loads: the attribute covers only
 * the file of the script tag. The workers are not covered: browsers check no hash of a worker.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder, findGames } from './files.mjs';

export const SRI_FILE = 'cdn/sri.json';

const hashOf = (path) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** The hash of every script in a folder, by its name. */
export const hashesIn = (folder) =>
  Object.fromEntries(filesUnder(folder, '.js').map((path) => [basename(path), hashOf(path)]));

/** The import map of a bundle, whose files are at an address. The bundle of rules loads that of the board, and boards load the link of tables. */
export function importMapOf(bundle, hashes, address) {
  const { tag } = findGames().find(({ rulesTag }) => rulesTag === bundle) ?? { tag: bundle };
  const isOwn = (file) =>
    [bundle, tag].includes(file.split('.')[0]) ||
    (file === 'table.server.min.js' && `${tag}.table.min.js` in hashes);
  const own = Object.entries(hashes).filter(([file]) => isOwn(file));
  return { integrity: Object.fromEntries(own.map(([file, hash]) => [`${address}${file}`, hash])) };
}

if (process.argv[1] === import.meta.filename) {
  const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const hashes = hashesIn('cdn');
  write(SRI_FILE, hashes);
  for (const types of filesUnder('cdn', '.min.d.ts')) {
    const bundle = basename(types, '.min.d.ts');
    const address = `https://cdn.jsdelivr.net/npm/${name}@${version}/cdn/`;
    write(`cdn/${bundle}.importmap.json`, importMapOf(bundle, hashes, address));
  }
}
