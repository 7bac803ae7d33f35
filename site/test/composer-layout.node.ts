import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inShadow } from '../../scripts/browser.mjs';
import { openSite, type SitePage } from './site-page.js';
import { Writer } from './writer.js';

const hash = (values: Readonly<Record<string, string>>) => `#${new URLSearchParams(values)}`;

describe('the layout of the composer', () => {
  let site: SitePage;
  let page: Page;
  let writer: Writer;
  before(async () => {
    site = await openSite();
    ({ page } = site);
    writer = new Writer(site);
  });
  after(() => site.close());

  const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    for (const root of ['', '/de'])
      it(`shows the language and the board to play on in the first window: ${root} ${width} × ${height}`, async () => {
        await page.setViewport({ width, height });
        for (const mode of ['diagram', 'puzzle', 'replay']) {
          await writer.open(hash({ 'page-game': 'fluctus', mode }), `${root}/composer/`);
          const board = await page.waitForSelector('#bench fluctus-board >>> [part~=board]', {
            visible: true,
          });
          const { y, height: own } = (await board!.boundingBox())!;
          assert.ok(own >= 240 && y + own <= height, `${mode}: ${y} + ${own}`);
          assert.ok(await isShown('[name=page-lang]'));
        }
      });

  for (const root of ['', '/de'])
    it(`has the button that copies in the first window from a tablet on, and the code in that of a laptop: ${root}`, async () => {
      const box = (selector: string) =>
        page.$eval(selector, (each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return { top, bottom };
        });
      for (const [width, height] of [
        [768, 1024],
        [1024, 768],
        [1280, 800],
      ] as const) {
        await page.setViewport({ width, height });
        for (const game of ['fluctus', 'glux', 'lucky-numbers', 'luzi']) {
          await writer.open(hash({ 'page-game': game, mode: 'replay' }), `${root}/composer/`);
          await page.waitForSelector('#bench >>> [role=grid]', inShadow);
          const { bottom } = await box('.composer .copy');
          assert.ok(bottom <= height, `${game}, ${width}: ${bottom}`);
          const code = await box('#code');
          // its first two lines
          if (width === 1280) assert.ok(code.top + 40 <= height, `${game}: ${code.top}`);
        }
      }
    });

  it('has its steps in one order, for the eye and the Tab key: show, set up, copy', async () => {
    // a wider window has the board and the code in a column of their own
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewport({ width, height: 844 });
      await writer.open(hash({ 'page-game': 'fluctus', mode: 'replay', record: '1. @ro' }));
      const order = await page.evaluate(() => {
        const steps = ['#what', '#guide', '#bench', '#moves', '.give > pre', '.picture'];
        const all = steps.map((step) => document.querySelector(`.composer ${step}`)!);
        return all
          .slice(1)
          .map((each, i) => [
            Boolean(all[i]!.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING),
            all[i]!.getBoundingClientRect().top < each.getBoundingClientRect().top,
          ]);
      });
      assert.deepEqual(order, Array(5).fill([true, true]), `${width}`);
    }
  });
});
