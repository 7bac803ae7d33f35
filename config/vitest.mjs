/** Runs every story in Chromium with Storybook's Vitest addon: render, play function, and the accessibility check of axe. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { undrawnLaunchOptions } from '../scripts/browser.mjs';

/** Prints the counts in the form that scripts/run.mjs reads. */
const closingLine = {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.ok()).length;
    console.log(`${passed} passed, ${tests.length - passed + errors.length} failed`);
  },
};

const { headless, ...chromium } = undrawnLaunchOptions();

export default defineConfig({
  plugins: [storybookTest()],
  test: {
    testTimeout: 120_000,
    silent: 'passed-only',
    reporters: ['default', closingLine],
    browser: {
      enabled: true,
      headless,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
