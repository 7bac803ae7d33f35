/**
 * Builds the sources again in another folder and compares the tarball with the one of this folder. The same commit must
 * give the same bytes, because the documentation contains hashes of the bundles.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { filesUnder } from './files.mjs';
import { pack } from './pack.mjs';

/** Copies the files of the repository, with changes that are not committed. */
function copySources(to) {
  const options = { encoding: 'utf8', maxBuffer: 1 << 26 };
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    options,
  );
  for (const path of listed.split('\0').filter(Boolean))
    if (path !== 'node_modules') cpSync(path, join(to, path));
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

/** The hash of each file of the tarball that is packed from this folder. */
function published(of, work) {
  const tarball = pack(work, of);
  execFileSync('tar', ['-xzf', tarball, '-C', work]);
  const hashes = filesUnder(join(work, 'package'), '').map((path) => [
    relative(work, path),
    createHash('sha256').update(readFileSync(path)).digest('hex'),
  ]);
  return new Map([
    ...hashes,
    ['the tarball', createHash('sha256').update(readFileSync(tarball)).digest('hex')],
  ]);
}

const work = mkdtempSync(join(tmpdir(), 'build-elsewhere-'));
try {
  const [here, there] = ['a', 'b'].map((name) => mkdtempSync(join(work, name)));
  const copy = mkdtempSync(join(work, 'with-a-longer-name-'));
  copySources(copy);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const [first, second] = [published('.', here), published(copy, there)];
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const other = names.filter((name) => first.get(name) !== second.get(name));
  for (const name of other) console.error(`differs between two builds: ${name}`);
  console.log(`${names.length - other.length} passed, ${other.length} failed`);
  process.exitCode = other.length ? 1 : 0;
} finally {
  rmSync(work, { recursive: true, force: true });
}
