/** Tries mutants in a process, and starts another one behind a mutant that does not end. */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * The result of a mutant, and the test that noticed it.
 * @typedef {{ id: number, status: 'killed' | 'survived' | 'unreached', by?: string }} Tried
 */

/** The tests of a script have made a loop endless if they take this long, and this many times as long as without a mutant. */
const LIMIT_MS = 10_000;
const LIMIT_TIMES = 10;

/** Runs a process until it has tried all mutants, or one of them does not end; resolves to that one. */
function runProcess(job, report) {
  return new Promise((done, failed) => {
    const child = fork(resolve('lab/mutants/worker.mjs'), { execArgv: ['--max-old-space-size=1500'] });
    let current;
    let timer;
    child.on('message', ({ measured, began, tried }) => {
      clearTimeout(timer);
      if (measured) report.measured(measured);
      if (tried) report.tried(tried);
      current = began?.id;
      if (began) timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS + LIMIT_TIMES * began.ms);
    });
    child.on('exit', (status) => {
      clearTimeout(timer);
      if (status === 0 || current !== undefined) done(current);
      else failed(new Error('The tests fail without a mutant'));
    });
    child.send(job);
  });
}

/**
 * Tries mutants; a process that breaks, or does not end, has noticed its mutant.
 * @param {{
 *   scripts: { test: string, path: string }[], ids: number[], seed: number, tried: (result: Tried) => void,
 * }} job
 */
export async function tryMutants({ scripts, ids, seed, tried }) {
  let left = ids;
  let known;
  const report = {
    tried,
    measured: (figures) => {
      known = figures;
    },
  };
  while (left.length > 0) {
    const stuck = await runProcess({ scripts, ids: left, seed, known }, report);
    if (stuck === undefined) return;
    tried({ id: stuck, status: 'killed', by: 'it does not end' });
    left = left.slice(left.indexOf(stuck) + 1);
  }
}
