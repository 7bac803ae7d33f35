/**
 * `npm run trust [-- --seed 7 --share 0.01 --out folder]`: runs the checks in test/trust and writes their figures to docs/trust.json
 * and docs/trust.md, or into a folder. `--only chaos` runs one check, and writes nothing without a folder. Fails if a check has
 * failed.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { chaosFigure, chaosPages } from '../test/trust/chaos-pages.ts';
import { fairness } from '../test/trust/fairness.ts';
import { fuzz } from '../test/trust/fuzz.ts';
import { report } from '../test/trust/report.ts';
import { hiddenInformation, hiddenWork, pairsToCommit, pairsToShow } from '../test/trust/secrets.ts';
import { openPage } from './trust-page.mjs';

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

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;

/** Runs a check and prints its figures. */
async function check(run) {
  const figures = await run(scale);
  for (const { name, unit, count, result, faults } of figures) {
    console.log(`${faults.length ? '✘' : '✔'} ${name}: ${count} ${unit}, ${faults.length || result}`);
    for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`);
  }
  return figures;
}

const { run: onPage, close } = await openPage();

/** Random steps, each thousand on a fresh page. */
async function chaos() {
  const faults = [];
  for (const part of chaosPages(scale)) faults.push(...(await onPage('chaos', part)));
  return [chaosFigure(scale, faults)];
}

const checks = {
  fairness,
  secrets: (each) => [...hiddenInformation(each), ...hiddenWork(each)],
  shown: () => onPage('shownSecrets', pairsToShow(scale)),
  commitments: () => onPage('shownCommitments', pairsToCommit(scale)),
  fuzz,
  chaos,
  heap: () => onPage('heap', scale),
};
const figures = [];
try {
  if (values.only && !Object.hasOwn(checks, values.only))
    throw new Error(`--only must be one of: ${Object.keys(checks).join(', ')}`);
  for (const [name, run] of Object.entries(checks))
    if (!values.only || values.only === name) figures.push(...(await check(run)));
} finally {
  await close();
}

const results = { date, commit, ...scale, figures };
if (values.out || !values.only) {
  const out = values.out ?? '.';
  await mkdir(join(out, 'docs'), { recursive: true });
  const options = { ...(await prettier.resolveConfig('docs/trust.md')), parser: 'markdown' };
  await writeFile(join(out, 'docs/trust.json'), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(out, 'docs/trust.md'), await prettier.format(report(results), options));
}
const failed = figures.filter(({ faults }) => faults.length).length;
console.log(`${figures.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
