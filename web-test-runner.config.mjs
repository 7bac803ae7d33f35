import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { launchOptions } from './scripts/browser.mjs';

/** A worker's address is not an import, so the esbuild plugin leaves it alone: `<game>.worker.js` is served from `<game>.worker.ts`. */
const typescriptWorkers = (context, next) => {
  if (/^\/src\/.*\.js$/.test(context.path)) context.path = context.path.replace(/\.js$/, '.ts');
  return next();
};

/** The closing line that a reader of the log looks for. */
const closingLine = () => ({
  stop({ sessions }) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const walk = (suite) => {
      for (const t of suite?.tests ?? []) count[t.skipped ? 'skipped' : t.passed ? 'passed' : 'failed']++;
      for (const s of suite?.suites ?? []) walk(s);
    };
    for (const session of sessions) {
      walk(session.testResults);
      if (session.errors?.length) count.failed++;
    }
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  },
});

/** Pages run beside each other; each believes that it has the focus. */
async function focusedPage({ context }) {
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}

const isLitsGreeting = (text) => typeof text === 'string' && text.includes('Lit is in dev mode');

export default {
  files: 'test/**/*.test.ts',
  nodeResolve: true,
  concurrency: 1,
  staticLogging: !process.stdout.isTTY,
  reporters: [defaultReporter(), closingLine()],
  middleware: [typescriptWorkers],
  plugins: [
    esbuildPlugin({ ts: true, json: true, tsconfig: 'tsconfig.json', target: 'es2022' }),
    a11ySnapshotPlugin(),
  ],
  mimeTypes: { '**/*.json': 'js' },
  browsers: [chromeLauncher({ launchOptions: launchOptions(), createPage: focusedPage })],
  coverageConfig: {
    // what runs without a page (core, engines, bots, workers) is held by the tests in Node
    include: ['src/element/**/*.ts', 'src/games/*/*.ts'],
    exclude: ['src/**/*.worker.ts', 'src/**/*.cdn.ts'],
    threshold: { statements: 90, branches: 80, functions: 85, lines: 90 },
    reporters: ['text-summary', 'lcovonly'],
    reportDir: 'coverage',
  },
  filterBrowserLogs: ({ args }) => !args.some(isLitsGreeting),
  // these end what hangs; how long anything takes is for bench/
  testFramework: { config: { timeout: 120_000 } },
  testsFinishTimeout: 600_000,
};
