/** The contrast of all visible texts, measured on the pixels of the built boards. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../../scripts/browser.mjs';
import { fontTokens, openPage, serveShown, show, type Scheme } from '../support/shown/page.js';
import { states } from '../support/shown/states.js';
import { textContrasts } from '../support/shown/text-contrast.js';

const views: readonly (readonly [scheme: Scheme, width: number])[] = [
  ['light', 390],
  ['dark', 390],
  ['light', 900],
  ['dark', 900],
];

describe('the contrast of texts', () => {
  let site: Awaited<ReturnType<typeof serveShown>>;
  let browser: Browser;
  let page: Page;
  before(async () => {
    const { args, ...options } = launchOptions();
    const flags = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
    [site, browser] = [await serveShown(), await launch({ ...options, args: [...args, ...flags] })];
    page = await openPage(browser, site.url);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const state of states)
    for (const [scheme, width] of views)
      it(`is at least 4.5, or 3 for large texts: ${state.game}, ${state.name}, ${scheme}, ${width} px`, async () => {
        await show(page, state, { scheme, width, style: fontTokens });
        if (state.name === 'rules') await page.waitForSelector(`${state.tag} >>> [part=rule-heading]`);
        const all = await textContrasts(page);
        // the diagram of Luzi und Joe has three texts, all others more
        assert.ok(all.length > 2, `only ${all.length} texts`);
        const low = all
          .filter(({ ratio, least }) => ratio < least)
          .map(({ text, within, ratio }) => `${text} (${within}): ${ratio.toFixed(2)}`);
        assert.deepEqual(low, []);
      });

  it('finds a text that is too light', async () => {
    const [state] = states;
    await show(page, state!, { style: `${fontTokens} --spiel-ink: #8a8a8a;` });
    assert.ok((await textContrasts(page)).some(({ ratio, least }) => ratio < least));
  });
});
