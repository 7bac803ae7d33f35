/** Runs a command and reads the closing line `N passed, N failed` of its output. */
import { spawn } from 'node:child_process';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

/** The last line of the form `N passed, N failed`, or undefined. */
function closingCounts(output) {
  const lines = [...output.replace(ANSI, '').matchAll(/^(?:\S+: )?(\d+) passed, (\d+) failed/gm)];
  const last = lines.at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]) };
}

/**
 * Resolves to `{ ok, passed, failed }`. A command without a closing line counts as one check; one that exits with an
 * error has at least one failure. `show` receives the output in chunks.
 */
export function run([command, ...args], show = (data) => process.stdout.write(data)) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      show(data);
    });
    child.stderr.on('data', show);
    child.on('error', (error) => {
      console.error(error.message);
      done({ ok: false, passed: 0, failed: 1 });
    });
    child.on('close', (code) => {
      const ok = code === 0;
      const counts = closingCounts(output) ?? { passed: ok ? 1 : 0, failed: 0 };
      const failed = ok ? counts.failed : Math.max(1, counts.failed);
      done({ ok: ok && failed === 0, passed: counts.passed, failed });
    });
  });
}
