/** Runs the tests that need no browser by node:test: those named, or all but the package's, which need a build. */
import { spawnSync } from 'node:child_process';
import { filesUnder } from './files.mjs';

const named = process.argv.slice(2);
const files = named.length
  ? named.flatMap((path) => (path.endsWith('.ts') ? [path] : filesUnder(path, '.node.ts')))
  : filesUnder('test', '.node.ts').filter((path) => !path.startsWith('test/package/'));

if (!files.length) {
  console.log('0 passed, 0 failed');
  process.exit(0);
}
const { status, stdout } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-reporter=spec', ...files],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 },
);
process.stdout.write(stdout);
const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(stdout)?.[1] ?? 0);
const failed = count('fail') + count('cancelled');
const silentFailure = status !== 0 && failed === 0 ? 1 : 0;
console.log(`${count('pass')} passed, ${failed + silentFailure} failed`);
process.exitCode = status ?? 1;
