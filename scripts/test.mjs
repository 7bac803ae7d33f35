/**
 * `npm test`: every stage in turn, also after one that failed; the last line sums them up. `npm test -- types build`
 * runs those stages alone.
 */
import { findChrome, findFirefox, needChrome, versionOf } from './browser.mjs';
import { run } from './run.mjs';
import { findMiniBrowser } from './webkit.mjs';

const npx = (...args) => ['npx', '--no-install', ...args];

const stages = [
  ['types', ['npm', 'run', '--silent', 'types']],
  ['lint', npx('eslint', '--max-warnings', '0', '.')],
  ['templates', ['npm', 'run', '--silent', 'lint:templates']],
  ['imports', ['npm', 'run', '--silent', 'lint:imports']],
  ['format', npx('prettier', '--check', '--log-level', 'warn', '.')],
  ['browser', npx('wtr', '--coverage')],
  ['node', ['node', 'scripts/node-tests.mjs']],
  ['build', ['npm', 'run', '--silent', 'build']],
  ['size', ['node', 'scripts/size.mjs']],
  ['package', ['node', 'scripts/check-package.mjs']],
  ['package-tests', ['node', 'scripts/node-tests.mjs', 'test/package']],
  ['storybook', ['npm', 'run', '--silent', 'storybook:build']],
  ['stories', ['node', 'scripts/check-stories.mjs']],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some(([stage]) => stage === name));
if (unknown.length) {
  console.error(`No stage ${unknown.join(', ')}; there are ${stages.map(([name]) => name).join(', ')}`);
  process.exit(2);
}

process.env.CHROME_PATH = needChrome();
console.log(versionOf(findChrome()));
for (const [name, path] of [
  ['Firefox', findFirefox()],
  ['WebKitGTK', findMiniBrowser()],
])
  console.log(
    `${name} is skipped: ${path ? 'a second engine takes as long again' : 'it is not here'}; npm run test:engines`,
  );

const chosen = stages.filter(([name]) => !wanted.length || wanted.includes(name));

/** Runs a stage; what it prints goes to `show`. */
async function time(command, show) {
  const start = performance.now();
  const result = await run(command, show);
  return { ...result, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

/** Stages that run one after the other beside another that waits more than it works; what they print waits for its turn. */
const beside = {
  types: ['node'],
  browser: ['build', 'size', 'package', 'package-tests', 'storybook', 'stories'],
};
const early = new Map();
function begin(names) {
  let before = Promise.resolve();
  for (const [name, command] of chosen.filter(([stage]) => names.includes(stage))) {
    const printed = [];
    const done = before.then(() => time(command, (data) => printed.push(data)));
    early.set(name, { done, printed });
    before = done;
  }
}

const total = { passed: 0, failed: 0 };
const summary = [];
for (const [name, command] of chosen) {
  console.log(`\n━━ ${name} ━━`);
  begin(beside[name] ?? []);
  const { done, printed = [] } = early.get(name) ?? { done: time(command) };
  const { ok, passed, failed, seconds } = await done;
  process.stdout.write(Buffer.concat(printed));
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${ok ? '✔' : '✘'} ${name.padEnd(14)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
