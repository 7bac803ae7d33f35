/** Installs the package, as it would be published, into a project: its tarball, and what it depends on from our own node_modules. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pack } from './pack.mjs';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));

const dependenciesOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {});

/** Copies a package's declared dependencies, and theirs: no registry is asked. */
function addDependencies(of, nodeModules) {
  for (const each of dependenciesOf(of)) {
    const target = join(nodeModules, each);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join('node_modules', each), target, { recursive: true });
    addDependencies(target, nodeModules);
  }
}

/**
 * Gives the folder of the installed package.
 *
 * @param {string} folder
 * @returns {string}
 */
export function installPacked(folder) {
  const nodeModules = join(folder, 'node_modules');
  const installed = join(nodeModules, name);
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  const tarball = pack(folder);
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  rmSync(tarball);
  addDependencies(installed, nodeModules);
  return installed;
}
