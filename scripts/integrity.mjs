/**
 * Writes the hashes of the scripts in cdn/; part of the build. `sri.json` has those for the `integrity` attribute of script tags.
 * `<bundle>.importmap.json` is an import map with the hashes of a bundle and of all files that it loads: the attribute covers only
 * the file of the script tag. A worker is covered where a page imports its source; browsers check no hash of a file that they run as a worker.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from './files.mjs';

export const SRI_FILE = 'cdn/sri.json';

const hashOf = (path) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** The hash of every script in a folder, by its name. */
export const hashesIn = (folder) =>
  Object.fromEntries(filesUnder(folder, '.js').map((path) => [basename(path), hashOf(path)]));

/** The import map of a bundle, whose files are at an address: it and all files that it loads. Their texts name them. */
export function importMapOf(bundle, hashes, address) {
  const own = new Set([`${bundle}.min.js`]);
  for (const file of own)
    for (const [, name] of readFileSync(`cdn/${file}`, 'utf8').matchAll(/["'`]\.\/([\w.-]+\.min\.js)["'`]/g))
      if (name in hashes) own.add(name);
  return {
    integrity: Object.fromEntries([...own].sort().map((file) => [`${address}${file}`, hashes[file]])),
  };
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
