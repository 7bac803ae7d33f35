/**
 * `npm run trust [-- --seed 7 --share 0.01 --out folder]`: runs the checks in test/trust and writes their figures to docs/trust.json
 * and docs/trust.md, or into a folder. `--only chaos` runs one check, and writes nothing without a folder. Fails if a check has
 * failed.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import prettier from 'prettier';
import { launch } from 'puppeteer-core';
import { fairness } from '../test/trust/fairness.ts';
import { fuzz } from '../test/trust/fuzz.ts';
import { report } from '../test/trust/report.ts';
import { hiddenInformation, pairsToShow } from '../test/trust/secrets.ts';
import { launchOptions } from './browser.mjs';
import { serve } from './serve.mjs';

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

/** Opens the page of the checks in Chromium; resolves to it and to a function that closes everything. */
async function openPage() {
  const folder = await mkdtemp(join(tmpdir(), 'trust-'));
  await build({
    entryPoints: ['test/trust/trust.page.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  });
  const script = '<script type="module" src="trust.page.js"></script>';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8">${script}`,
  );
  const server = await serve({ '/': folder });
  const browser = await launch({ ...launchOptions(), protocolTimeout: 0 });
  const page = await browser.newPage();
  await page.goto(`${server.url}/index.html`);
  await page.waitForFunction(() => 'trust' in globalThis);
  const close = async () => {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { page, close };
}

/** Runs a check and prints its figures. */
async function check(run) {
  const figures = await run(scale);
  for (const { name, unit, count, result, faults } of figures) {
    console.log(`${faults.length ? '✘' : '✔'} ${name}: ${count} ${unit}, ${faults.length || result}`);
    for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`);
  }
  return figures;
}

const { page, close } = await openPage();
const onPage = (name, input) => () =>
  page.evaluate((which, given) => globalThis.trust[which](given), name, input);
const checks = {
  fairness,
  secrets: hiddenInformation,
  shown: onPage('shownSecrets', pairsToShow(scale)),
  fuzz,
  chaos: onPage('chaos', scale),
};
const figures = [];
try {
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
