import * as puppeteer from 'puppeteer-core';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findFirefox } from '../scripts/browser.mjs';
import { findBoards } from '../scripts/files.mjs';
import { findMiniBrowser, webkitLauncher } from '../scripts/webkit.mjs';
import { writeTestPages } from '../scripts/test-pages.mjs';
import shared from './web-test-runner.shared.mjs';

/** Firefox through puppeteer's WebDriver BiDi. */
const firefox = () =>
  chromeLauncher({
    puppeteer,
    concurrency: 1,
    launchOptions: {
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: true,
      networkEnabled: false,
    },
  });

const engines = {
  firefox: { path: findFirefox(), launch: firefox },
  webkitgtk: { path: findMiniBrowser(), launch: webkitLauncher },
};

/** `ENGINES=firefox` runs the tests in that engine only. */
const wanted = process.env.ENGINES?.toLowerCase().split(/\s+/) ?? Object.keys(engines);
const missing = wanted.filter((name) => !engines[name]?.path);
if (missing.length)
  throw new Error(`Not found: ${missing.join(', ')} (on Debian: firefox-esr webkit2gtk-driver xvfb)`);

/** The contract of every board, in the engines that `npm test` does not cover; `--files` names others. */
const files = findBoards().map(({ id, tag }) => `test/games/${id}/${tag}.test.ts`);

export default {
  ...shared,
  files: await writeTestPages('engines', files),
  // both spend most of their time waiting
  concurrentBrowsers: 2,
  browsers: wanted.map((name) => engines[name].launch()),
};
