/**
 * Runs tests with node:test: those in the named files and folders, or all that need no build. The files of a folder share a
 * process, because starting one takes longer than most files do.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { slowest, takeTimes } from './file-times.mjs';
import { filesUnder } from './files.mjs';

const named = process.argv.slice(2);
const files = named.length
  ? named.flatMap((path) => {
      const found = path.endsWith('.ts') ? [path] : filesUnder(path, '.node.ts');
      if (!found.length) throw new Error(`${path} is neither a test nor a folder with tests.`);
      return found;
    })
  : ['test', 'lab/bench', 'lab/trust']
      .flatMap((folder) => filesUnder(folder, '.node.ts'))
      .filter((path) => !/^test\/(package|pictures|release)\//.test(path));

/** Runs files in one process; resolves to its output and its exit status. */
const runTogether = (group) =>
  new Promise((done) => {
    const reporters = ['spec', './scripts/file-times-reporter.mjs'].flatMap((name) => [
      `--test-reporter=${name}`,
      '--test-reporter-destination=stdout',
    ]);
    const args = ['--import', 'tsx', ...reporters, 'scripts/import-tests.mjs', ...group];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('close', (status) => {
      done({ printed, status });
    });
  });

const folders = [...new Set(files.map((path) => dirname(path)))];
const groups = folders.map((folder) => files.filter((path) => dirname(path) === folder));
const total = { pass: 0, fail: 0 };
const seconds = new Map();

/** Runs one group after the other. */
async function work() {
  for (let group = groups.shift(); group; group = groups.shift()) {
    const { printed, status } = await runTogether(group);
    process.stdout.write(takeTimes(printed, seconds));
    const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(printed)?.[1] ?? 0);
    const failed = count('fail') + count('cancelled');
    total.pass += count('pass');
    // a process that fails without a report counts as a failure, too
    total.fail += failed || (status === 0 ? 0 : 1);
  }
}
await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, work));
process.stdout.write(slowest(seconds));
console.log(`${total.pass} passed, ${total.fail} failed`);
process.exitCode = total.fail ? 1 : 0;
