/**
 * Builds the sources again in another folder and compares the tarball with the one of this folder. The same commit must
 * give the same bytes, because the documentation contains hashes of the bundles.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pack } from './pack.mjs';

/** Copies the files of the repository, with changes that are not committed. */
function copySources(to) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter(Boolean))
    if (path !== 'node_modules') cpSync(path, join(to, path));
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

const work = mkdtempSync(join(tmpdir(), 'build-elsewhere-'));
try {
  const copy = join(work, 'with-a-longer-name');
  mkdirSync(copy);
  copySources(copy);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const tarballs = { here: pack(join(work, 'here')), there: pack(join(work, 'there'), copy) };
  const same = readFileSync(tarballs.here).equals(readFileSync(tarballs.there));
  if (!same) {
    for (const [name, tarball] of Object.entries(tarballs))
      execFileSync('tar', ['-xzf', tarball, '-C', join(work, name)]);
    console.error('differs between two builds:');
    spawnSync('diff', ['-rq', 'here/package', 'there/package'], { cwd: work, stdio: 'inherit' });
  }
  console.log(same ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = same ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
