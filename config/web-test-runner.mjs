import { chromeLauncher } from '@web/test-runner-chrome';
import { undrawnLaunchOptions } from '../scripts/browser.mjs';
import { filesUnder } from '../scripts/files.mjs';
import { writeTestPages } from '../scripts/test-pages.mjs';
import shared from './web-test-runner.shared.mjs';

/**
 * Opens a page that behaves as if it had the focus, also while another page is open. It is in a window of its own: behind another
 * tab, a page would have one frame per second. It has a browser context of its own, and so a process: in a shared one, the coverage
 * of one page disturbs that of the other, and V8 counts whole functions instead of their branches.
 */
async function focusedPage({ browser }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage({ type: 'window' });
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}

/** With coverage, the long tests of the release suite run, too. */
const coverage = process.argv.includes('--coverage');
const files = filesUnder('test', '.test.ts').filter((file) => coverage || !file.startsWith('test/release/'));

export default {
  ...shared,
  files: await writeTestPages('browser', files, { bundled: !coverage }),
  browsers: [
    chromeLauncher({
      launchOptions: {
        // code that V8 keeps from the page before would be counted by whole functions
        ...undrawnLaunchOptions(['--js-flags=--no-compilation-cache']),
        // nothing here asks about requests, and a page of tests makes hundreds
        networkEnabled: false,
      },
      createPage: focusedPage,
    }),
  ],
  coverageConfig: {
    // core, engines, bots and workers run without a page; the tests in Node cover them
    include: ['src/element/**/*.ts', 'src/games/*/*.ts'],
    // packages/table/test runs what needs a server with real servers and browsers
    exclude: [
      'src/**/*.worker.ts',
      'src/**/*.cdn.ts',
      'src/element/parts/table/{attendance,clock,hand-over,kept-seats,lobby-view,own-seats,seat-list,server-game,server-view}.ts',
    ],
    threshold: { statements: 99, branches: 80, functions: 85, lines: 99 },
    reporters: ['text-summary', 'lcovonly'],
    reportDir: 'coverage',
  },
};
