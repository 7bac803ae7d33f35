/** Compares boards on a page that the browser forces to be dark with those on a dark page. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../../scripts/browser.mjs';
import { openPage, pixels, serveShown, show, type Scheme } from '../support/shown/page.js';
import { states } from '../support/shown/states.js';

/** Chromium with the setting of phones that darkens pages without a dark scheme. */
const flags = ['--enable-features=WebContentsForceDark', '--blink-settings=forceDarkModeEnabled=true'];

describe('boards in a browser that darkens pages', () => {
  let site: Awaited<ReturnType<typeof serveShown>>;
  let browsers: Browser[] = [];
  let forced: Page;
  let dark: Page;
  before(async () => {
    const { args, ...options } = launchOptions();
    site = await serveShown();
    const open = async (more: readonly string[]) => {
      const browser = await launch({ ...options, args: [...args, ...more] });
      browsers = [...browsers, browser];
      const page = await openPage(browser, site.url);
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: 'dark' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      return page;
    };
    [forced, dark] = [await open(flags), await open([])];
  });
  after(async () => {
    for (const browser of browsers) await browser.close();
    await site.close();
  });

  for (const state of states.filter(({ name }) => ['middle', 'diagram', 'rules'].includes(name)))
    it(`have the colours of a dark page: ${state.game}, ${state.name}`, async () => {
      const draw = async (page: Page, scheme: Scheme) => {
        await show(page, state, { scheme, width: 390 });
        return pixels(page);
      };
      const [one, other] = [await draw(forced, 'light'), await draw(dark, 'dark')];
      const { width, height } = other;
      assert.deepEqual([one.width, one.height], [width, height]);
      const differ = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
      assert.ok(differ / (width * height) < 0.001, `${differ} of ${width * height} pixels differ`);
    });
});
