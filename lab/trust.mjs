/**
 * `npm run trust [-- --seed 7 --share 0.01 --out folder]`: runs the checks in lab/trust and writes their figures to figures.json
 * and REPORT.md there, or into a folder. `--only chaos` runs one check, and writes nothing without a folder. Fails if a check has
 * failed.
 */
import { fork } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chaosFigure, chaosPages } from './trust/chaos-pages.ts';
import { pairsToCommit, pairsToShow } from './trust/secrets.ts';
import { readCommit } from './commit.mjs';
import { openPage } from './trust/open-page.mjs';
import { writeJson, writeReport } from './write-report.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    share: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
});
const date = new Date().toISOString().slice(0, 10);
const scale = { seed: values.seed ?? date, share: Number(values.share ?? 1) };
if (!(scale.share > 0)) throw new Error('--share must be a number above 0, such as 0.01');

// it may change while the checks run
const commit = readCommit();

/** Runs a check and prints its figures. */
async function check(run) {
  const figures = await run();
  for (const { name, unit, count, result, faults } of figures) {
    console.log(`${faults.length ? '✘' : '✔'} ${name}: ${count} ${unit}, ${faults.length || result}`);
    for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`);
  }
  return figures;
}

/** Random steps, each thousand on a fresh page. */
async function chaos() {
  const faults = [];
  for (const part of chaosPages(scale)) faults.push(...(await onPage('chaos', part)));
  return [chaosFigure(scale, faults)];
}

/** Runs a check that needs no page in a process of its own. */
const inProcess = (name) =>
  new Promise((resolve, reject) => {
    // the table server imports the package by its name: from the source, which needs no build
    const env = { ...process.env, TSX_TSCONFIG_PATH: 'packages/table/tsconfig.json' };
    const child = fork(new URL('./trust/process.mjs', import.meta.url), [name, JSON.stringify(scale)], {
      env,
    });
    child.once('message', resolve).once('error', reject);
    child.once('exit', (code) => reject(new Error(`The check ${name} ended with code ${code}.`)));
  });

const checks = {
  fairness: () => inProcess('fairness'),
  secrets: () => inProcess('secrets'),
  fuzz: () => inProcess('fuzz'),
  tables: () => inProcess('tables'),
  shown: () => onPage('shownSecrets', pairsToShow(scale)),
  commitments: () => onPage('shownCommitments', pairsToCommit(scale)),
  chaos,
  heap: () => onPage('heap', scale),
};
if (values.only && !Object.hasOwn(checks, values.only))
  throw new Error(`--only must be one of: ${Object.keys(checks).join(', ')}`);

const { run: onPage, close } = await openPage();

/** Runs checks one after the other. */
async function runAll(...names) {
  const figures = [];
  for (const name of names)
    if (!values.only || values.only === name) figures.push(...(await check(checks[name])));
  return figures;
}

/** Without and with a page at the same time. */
const figures = (
  await Promise.all([
    runAll('fairness', 'secrets', 'fuzz', 'tables'),
    runAll('shown', 'commitments', 'chaos', 'heap'),
  ]).finally(close)
).flat();

if (values.out || !values.only) {
  const folder = values.out ?? 'lab/trust';
  await mkdir(folder, { recursive: true });
  await writeJson(join(folder, 'figures.json'), { date, commit, ...scale, figures });
  await writeReport(folder);
}
const failed = figures.filter(({ faults }) => faults.length).length;
console.log(`${figures.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
