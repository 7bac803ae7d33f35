/**
 * Packs the package in the folder `of` as npm would publish it; returns the path of the tarball.
 *
 * @param {string} folder
 * @param {string} [of]
 * @returns {string}
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export function pack(folder, of = '.') {
  mkdirSync(folder, { recursive: true });
  const out = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(folder)],
    {
      cwd: of,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    },
  );
  const [{ filename }] = JSON.parse(out);
  return join(folder, filename);
}
