/** Writes cdn/sri.json, the hashes for the `integrity` attribute of script tags; part of the build. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from './files.mjs';

export const SRI_FILE = 'cdn/sri.json';

const hashOf = (path) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** The hash of every script in a folder, by its name. */
export const hashesIn = (folder) =>
  Object.fromEntries(filesUnder(folder, '.js').map((path) => [basename(path), hashOf(path)]));

if (process.argv[1] === import.meta.filename)
  writeFileSync(SRI_FILE, `${JSON.stringify(hashesIn('cdn'), null, 2)}\n`);
