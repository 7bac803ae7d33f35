import { relative } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { slowest } from '../scripts/file-times.mjs';

/** Serves `<game>.worker.js` from `<game>.worker.ts`: a worker's URL is not an import, so the esbuild plugin does not rewrite it. */
const typescriptWorkers = (context, next) => {
  if (/^\/src\/.*\.js$/.test(context.path)) context.path = context.path.replace(/\.js$/, '.ts');
  return next();
};

/** Prints the time of each file (a suite with its name, or a session), and the counts in the form that scripts/run.mjs reads. */
const closingLine = () => ({
  stop({ sessions }) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const seconds = new Map();
    const walk = (suite, file) => {
      for (const t of suite?.tests ?? []) {
        count[t.skipped ? 'skipped' : t.passed ? 'passed' : 'failed']++;
        seconds.set(file, (seconds.get(file) ?? 0) + (t.duration ?? 0) / 1000);
      }
      for (const s of suite?.suites ?? []) walk(s, s.name.endsWith('.test.ts') ? s.name : file);
    };
    for (const session of sessions) {
      walk(session.testResults, relative('.', session.testFile));
      if (session.errors?.length) count.failed++;
    }
    process.stdout.write(`\n${slowest(seconds)}`);
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  },
});

/** One CDP session for each page: a session that ends takes its settings with it. */
const sessions = new WeakMap();

/** The CDP session of the page of a test session. */
async function clientOf({ browser, id }) {
  const page = browser.getPage(id);
  const client = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, client);
  return client;
}

/** Emulates forced colours, which the command `emulate-media` cannot do in puppeteer. */
const forcedColorsPlugin = {
  name: 'forced-colors',
  async executeCommand({ command, payload, session }) {
    if (command !== 'forced-colors') return undefined;
    const client = await clientOf(session);
    await client.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: payload }],
    });
    return true;
  },
};

/** The command `touch`: the screen is, or is not, one for fingers (`pointer: coarse`). */
const touchPlugin = {
  name: 'touch',
  async executeCommand({ command, payload, session }) {
    if (command !== 'touch') return undefined;
    const client = await clientOf(session);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: payload });
    return true;
  },
};

/** The command `finger`: a finger touches the screen at the first of some points, slides over the others, and leaves it. */
const fingerPlugin = {
  name: 'finger',
  async executeCommand({ command, payload, session }) {
    if (command !== 'finger') return undefined;
    const client = await clientOf(session);
    const touch = (type, ...touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [first, ...others] = payload.map(([x, y]) => ({ x, y }));
    await touch('touchStart', first);
    for (const point of others) await touch('touchMove', point);
    await touch('touchEnd');
    return true;
  },
};

/** Runs in the page: the element that has the focus, also in shadow roots. */
function focusedElement() {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

/** The command `focused-name`: the name of what has the focus, from the accessibility tree of Chromium. */
const focusedNamePlugin = {
  name: 'focused-name',
  async executeCommand({ command, session }) {
    if (command !== 'focused-name') return undefined;
    const client = await clientOf(session);
    const { result } = await client.send('Runtime.evaluate', { expression: `(${focusedElement})()` });
    const { objectId } = result;
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    return nodes[0]?.name?.value ?? '';
  },
};

const isLitDevModeWarning = (text) => typeof text === 'string' && text.includes('Lit is in dev mode');

/** What the tests of web-test-runner.mjs and web-test-runner.engines.mjs have in common. */
export default {
  nodeResolve: true,
  // pages spend much of their time waiting for frames and workers
  concurrency: 2,
  staticLogging: !process.stdout.isTTY,
  reporters: [defaultReporter(), closingLine()],
  middleware: [typescriptWorkers],
  plugins: [
    esbuildPlugin({ ts: true, json: true, tsconfig: 'tsconfig.json', target: 'es2022' }),
    focusedNamePlugin,
    forcedColorsPlugin,
    touchPlugin,
    fingerPlugin,
  ],
  mimeTypes: { '**/*.json': 'js' },
  filterBrowserLogs: ({ args }) => !args.some(isLitDevModeWarning),
  // limits for tests that hang; lab/bench/ measures durations
  testFramework: { config: { timeout: 120_000 } },
  browserStartTimeout: 600_000,
  testsStartTimeout: 600_000,
  testsFinishTimeout: 600_000,
};
