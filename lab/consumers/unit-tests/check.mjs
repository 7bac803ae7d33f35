import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** jsdom needs Node 22. */
function nodeOf(folder) {
  const installed = join(folder, 'node_modules/node-22/bin/node');
  return parseInt(process.versions.node) < 22 && existsSync(installed) ? installed : process.execPath;
}

const passes =
  (environment) =>
  ({ folder }) => {
    const { status, stdout, stderr } = spawnSync(
      nodeOf(folder),
      ['node_modules/vitest/vitest.mjs', 'run', '--environment', environment, '--testTimeout', '0'],
      { cwd: folder, encoding: 'utf8' },
    );
    assert.equal(status, 0, `${stdout}${stderr}`);
  };

export const checks = {
  'passes the unit tests of an application in jsdom': passes('jsdom'),
  'passes the unit tests of an application in happy-dom': passes('happy-dom'),
};
