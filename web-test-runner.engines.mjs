import * as puppeteer from 'puppeteer-core';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findFirefox } from './scripts/browser.mjs';
import { findMiniBrowser, webkitLauncher } from './scripts/webkit.mjs';
import base from './web-test-runner.config.mjs';

const firefoxPath = findFirefox();

/** Firefox through puppeteer's WebDriver BiDi. */
const firefox = () =>
  chromeLauncher({
    puppeteer,
    concurrency: 1,
    launchOptions: { browser: 'firefox', executablePath: firefoxPath, headless: true },
  });

const others = [
  ['Firefox', firefoxPath, firefox],
  ['WebKitGTK', findMiniBrowser(), webkitLauncher],
];
const missing = others.filter(([, path]) => !path).map(([name]) => name);
if (missing.length) {
  const message = `Not found: ${missing.join(', ')} (on Debian: firefox-esr webkit2gtk-driver xvfb)`;
  if (process.env.CI) throw new Error(message);
  console.warn(message);
}

/** `ENGINES="firefox webkitgtk"` leaves out the engine that the tests have just passed in. */
const wanted = process.env.ENGINES?.toLowerCase().split(/\s+/);
const found = [['Chromium', 'here', () => base.browsers[0]], ...others].filter(([, path]) => path);
const browsers = found.filter(([name]) => !wanted || wanted.includes(name.toLowerCase()));

/** The same tests in every engine that is here; in CI all three must be. */
export default {
  ...base,
  // beside each other: Firefox and WebKitGTK wait for themselves most of the time
  concurrentBrowsers: 2,
  browsers: browsers.map(([, , launch]) => launch()),
};
