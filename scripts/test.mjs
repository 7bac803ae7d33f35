/**
 * `npm test` and `npm run test:release`: run the stages of a suite, two at a time, and add up their results.
 * `npm test -- types build` runs only these stages.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { needChrome } from './browser.mjs';
import { slowest, takeTimes } from './file-times.mjs';
import { run } from './run.mjs';

const npm = (script, ...args) => ['npm', 'run', '--silent', script, ...args];
const nodeTests = (...args) => ['node', 'scripts/node-tests.mjs', ...args];

/** The long stages come first. `after` names a stage that must have ended; a stage that is `alone` runs when all others have ended. */
const suites = {
  test: [
    { name: 'build', command: npm('build') },
    { name: 'browser', command: npm('test:browser') },
    // real servers, and Redis
    { name: 'table', command: nodeTests('packages/table/test'), after: 'build' },
    { name: 'node', command: nodeTests() },
    { name: 'package-tests', command: nodeTests('test/package'), after: 'build' },
    { name: 'size', command: npm('size'), after: 'build' },
    { name: 'lint', command: npm('lint') },
    { name: 'types', command: npm('types') },
    { name: 'package', command: ['node', 'scripts/check-package.mjs'], after: 'build' },
  ],
  // what takes long and breaks rarely; builds by itself, so that it needs no other suite
  release: [
    { name: 'build', command: npm('build') },
    { name: 'storybook', command: npm('storybook:build'), after: 'build' },
    { name: 'release-tests', command: nodeTests('test/release', 'site/test'), after: 'storybook' },
    { name: 'pictures', command: nodeTests('test/pictures'), after: 'build' },
    { name: 'coverage', command: npm('test:browser', '--', '--coverage') },
    { name: 'consumers', command: npm('consumers'), after: 'build' },
    // a real WordPress, which it brings
    { name: 'wordpress', command: nodeTests('packages/wordpress/test'), after: 'build' },
    // Firefox and WebKitGTK
    {
      name: 'engines',
      command: npm(
        'test:engines',
        '--',
        '--files',
        'test/{element/{parts-*,life,page-layout,space,inherited},release/other-documents}.test.ts',
      ),
    },
    { name: 'stories', command: npm('test:stories'), after: 'build' },
    { name: 'reproducible', command: ['node', 'scripts/check-reproducible.mjs'], after: 'build' },
    // on a busy machine, the screen reader may leave out what a page announces
    { name: 'orca', command: npm('orca'), alone: true },
  ],
};

const [suite, ...names] = process.argv.slice(2);
const stages = suites[suite];
const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length) {
  console.error(`No stage ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
process.env.CHROME_PATH = needChrome();

const chosen = stages.filter(({ name }) => !names.length || names.includes(name));
const queue = chosen.filter(({ alone }) => !alone);
const running = new Map();
const total = { passed: 0, failed: 0 };
const summary = [];
const fileSeconds = new Map();
const began = performance.now();
const since = (start) => (performance.now() - start) / 1000;

/** The lines that name a failed test or its error, as the runners print them, or a file of a build that is not reproducible. */
const failure = /^\s*(❌|✖|✘|×|not ok|.*FAIL |differs between|\w*Error( \[\w+\])?:) .*$/gm;

/** Runs a stage and prints its output when it has ended. */
async function perform({ name, command }) {
  console.log(`▸ ${name}`);
  const start = performance.now();
  const output = [];
  const { ok, passed, failed } = await run(command, (data) => output.push(data));
  const seconds = since(start).toFixed(1).padStart(6);
  const printed = takeTimes(Buffer.concat(output).toString(), fileSeconds);
  process.stdout.write(`\n━━ ${name} ━━\n${printed}\n`);
  total.passed += passed;
  total.failed += failed;
  summary.push(`${ok ? '✔' : '✘'} ${name.padEnd(14)} ${seconds} s  ${passed} passed, ${failed} failed`);
  if (!ok) summary.push(...(printed.match(failure) ?? []));
  running.delete(name);
}

const isReady = ({ after }) => !running.has(after) && !queue.some(({ name }) => name === after);

/** Takes one stage after the other from the queue. */
async function work() {
  while (queue.length) {
    const index = queue.findIndex(isReady);
    if (index < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [stage] = queue.splice(index, 1);
    running.set(stage.name, perform(stage));
    await running.get(stage.name);
  }
}

await Promise.all([work(), work()]);
for (const stage of chosen.filter(({ alone }) => alone)) await perform(stage);
const seconds = since(began);
if (suite === 'test' && !names.length) {
  mkdirSync('.cache', { recursive: true });
  // for the goals of the benchmarks
  writeFileSync('.cache/test-times.json', JSON.stringify({ seconds }));
}
console.log(
  `\nThe slowest files:\n${slowest(fileSeconds)}\n${summary.join('\n')}\n${seconds.toFixed(0)} s in all\n`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
