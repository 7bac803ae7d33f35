/** Installs a tarball of the package as `npm install` would, without a registry. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Copies the declared dependencies of a package, and theirs, from our node_modules, except those that the project has. */
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
 * Unpacks a tarball into a project's node_modules and adds its declared dependencies. A dependency that is not declared
 * is missing there, as it would be for a user.
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
