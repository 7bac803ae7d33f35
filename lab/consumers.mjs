/**
 * `npm run consumers [-- html vite]`: builds projects that use the packed package, each in a folder of its own, and tests
 * them in Chromium; `--only text` runs only the checks whose titles contain the text. lab/consumers/README.md describes
 * the projects.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { lazyBrowser } from './consumers/drive.mjs';
import { install } from '../scripts/install.mjs';
import { pack } from '../scripts/pack.mjs';
import { serve } from '../scripts/serve.mjs';

const SOURCE = 'lab/consumers';
const WORK = '.cache/consumers';
/** The time limit of a check, in ms. */
const PATIENCE = 180_000;

const known = readdirSync(SOURCE).filter((name) => existsSync(`${SOURCE}/${name}/check.mjs`));

function wanted() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length) stop(`No consumer ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  for (const built of ['dist', 'cdn', 'custom-elements.json'])
    if (!existsSync(built)) stop(`${built} is missing. Run npm run build first.`);
  return { names: positionals.length ? positionals : known, ...values };
}

function stop(why) {
  console.error(why);
  process.exit(2);
}

/** Runs a command in a folder; returns its output. Throws an error with it if the command fails. */
function command(folder, name, ...args) {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(name, args, { cwd: folder, encoding: 'utf8', shell });
  if (status !== 0) throw error ?? new Error(`${name} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout + stderr;
}

/** Copies a project to its working folder, installs its packages and our tarball, and builds it; returns the output of the build. */
function prepare(name, tarball, folder) {
  const manifest = readFileSync(`${SOURCE}/${name}/package.json`, 'utf8');
  const { scripts, ...wanted } = JSON.parse(manifest);
  // written last, so that an interrupted installation does not count
  const mark = join(folder, 'node_modules/.manifest');
  const kept = existsSync(mark) && readFileSync(mark, 'utf8') === manifest;
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules' || !kept) rmSync(join(folder, entry), { recursive: true });
  const filter = (path) => basename(path) !== 'node_modules';
  cpSync(join(SOURCE, name), folder, { recursive: true, filter });
  if (!kept && Object.keys(wanted).some((key) => /dependencies/i.test(key))) {
    command(
      folder,
      'npm',
      'install',
      '--no-package-lock',
      '--loglevel=error',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    );
    writeFileSync(mark, manifest);
  }
  install(tarball, folder);
  return scripts?.build ? command(folder, 'npm', 'run', 'build') : '';
}

/** Serves a folder on two origins, the second with CORS; returns both URLs and the paths that were requested. */
async function serveTwice(folder, headers) {
  const asked = { here: [], there: [] };
  const watch = (list, more) => (path) => {
    list.push(path);
    return { ...headers['*'], ...headers[path], ...more };
  };
  const here = await serve({ '/': folder }, { headers: watch(asked.here) });
  const there = await serve(
    { '/': folder },
    { headers: watch(asked.there, { 'access-control-allow-origin': '*' }) },
  );
  return {
    place: { url: here.url, elsewhere: there.url, asked },
    close: () => Promise.all([here.close(), there.close()]),
  };
}

/** Runs one check on a new page; returns the error, if any. */
async function attempt(check, page) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`did not end in ${PATIENCE / 1000} s`)), PATIENCE);
  });
  try {
    await Promise.race([check(page), late]);
    return undefined;
  } catch (error) {
    return String(error?.stack ?? error);
  } finally {
    clearTimeout(timer);
    await page.close().catch(() => {});
  }
}

const { names, only } = wanted();
const total = { passed: 0, failed: 0 };
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

function tell(sentence, problem, start) {
  if (problem) total.failed++;
  else total.passed++;
  console.log(`${problem ? '✘' : '✔'} ${sentence} (${since(start)})`);
  if (problem) console.log(problem.replace(/^/gm, '    '));
}

/** Runs all checks of one project. */
async function consume(name, tarball, browser) {
  const begun = performance.now();
  const module = await import(pathToFileURL(resolve(SOURCE, name, 'check.mjs')));
  const { site = '.', headers = {}, node = 0, checks } = module;
  const chosen = Object.keys(checks).filter((each) => each.includes(only));
  console.log(`\n━━ ${name} ━━`);
  if (parseInt(process.versions.node) < node) {
    console.log(`  left out: needs Node ${node}`);
    return;
  }
  const folder = resolve(WORK, name);
  const output = prepare(name, tarball, folder);
  console.log(`  ready after ${since(begun)}`);
  const served = await serveTwice(join(folder, site), headers);
  for (const sentence of chosen) {
    const start = performance.now();
    for (const list of Object.values(served.place.asked)) list.length = 0;
    const page = browser.newPage({ ...served.place, folder, output });
    tell(sentence, await attempt(checks[sentence], page), start);
  }
  await served.close();
  console.log(`  ${name} took ${since(begun)}`);
}

const tarball = resolve(pack(`${WORK}/.pack`));
const browser = lazyBrowser();
for (const name of names) {
  const start = performance.now();
  try {
    await consume(name, tarball, browser);
  } catch (error) {
    tell(`${name} is ready to be checked`, String(error?.stack ?? error), start);
  }
}
await browser.close();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
