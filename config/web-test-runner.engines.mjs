import * as puppeteer from 'puppeteer-core';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findFirefox } from '../scripts/browser.mjs';
import { findMiniBrowser, webkitLauncher } from '../scripts/webkit.mjs';
import base from './web-test-runner.mjs';

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

/** The shared parts and the contract of every board, in the engines that `npm test` does not cover; `--files` names others. */
export default {
  ...base,
  files: [
    'test/element/{parts,parts-*,life,other-documents}.test.ts',
    'test/games/*/{*-board,*-grid,*-dice}.test.ts',
  ],
  // both spend most of their time waiting
  concurrentBrowsers: 2,
  browsers: wanted.map((name) => engines[name].launch()),
};
