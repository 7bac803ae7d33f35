/** What `npm install spielkasten` would bring, from a tarball and without asking a registry. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Copies a package's declared dependencies, and theirs, from our own node_modules; what the project has of them stays. */
function addDependencies(of, nodeModules) {
  for (const name of Object.keys(manifestOf(of).dependencies ?? {})) {
    const target = join(nodeModules, name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join('node_modules', name), target, { recursive: true });
    addDependencies(target, nodeModules);
  }
}

/**
 * Unpacks a tarball of ours into a project's node_modules and adds what it declares to need: where a dependency is not
 * declared, the project misses it, as a person would.
 *
 * @param {string} tarball
 * @param {string} project a folder
 * @param {string} [as] the name under which the project knows the package
 * @returns {string} the package's folder
 */
export function install(tarball, project, as = 'spielkasten') {
  const nodeModules = join(project, 'node_modules');
  const folder = join(nodeModules, as);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  addDependencies(folder, nodeModules);
  return folder;
}
