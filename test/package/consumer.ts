import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pack } from '../../scripts/pack.mjs';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A project of somebody else's: a folder far from ours that holds what it was given and nothing more. */
export interface Consumer {
  readonly folder: string;
  remove(): void;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Copies a package's declared dependencies, and theirs, from our own node_modules: no registry is asked. */
function addDependencies(of: string, nodeModules: string): void {
  for (const name of Object.keys(readManifest(of).dependencies ?? {})) {
    const target = join(nodeModules, name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join('node_modules', name), target, { recursive: true });
    addDependencies(target, nodeModules);
  }
}

/** An empty project with these files, into which the packed tarball is installed. */
export function consumer(files: Readonly<Record<string, string>>): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-'));
  const nodeModules = join(folder, 'node_modules');
  const installed = join(nodeModules, 'spielkasten');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', pack(folder), '-C', installed, '--strip-components=1']);
  addDependencies(installed, nodeModules);
  const manifest = JSON.stringify({ name: 'consumer', private: true, type: 'module' });
  for (const [name, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
