import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findGames } from '../../scripts/files.mjs';
import { inShadow } from '../../scripts/browser.mjs';
import { openSite, type SitePage } from './site-page.js';

describe('pages of games', () => {
  let site: SitePage;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function show(path: string) {
    await site.page.setViewport({ width: 1280, height: 800 });
    await site.page.goto(site.url + path, { waitUntil: 'load' });
    await site.page.evaluate(() => document.fonts.ready);
  }

  it('have their contents beside the rules, which mark the rule that is read', async () => {
    const { page, errors } = site;
    await show('/fluctus/');
    await page.$eval('.toc a[href="#F6"]', (link) => {
      link.click();
    });
    const marked = await page.waitForSelector('.toc a[href="#F6"][aria-current=location]');
    assert.equal(await page.$$eval('.toc [aria-current]', (all) => all.length), 1);
    const [top, bottom] = await marked!.evaluate((link) => {
      const box = link.closest('.toc')!.getBoundingClientRect();
      return [box.top, box.bottom];
    });
    assert.ok(top! > 0 && bottom! < 800, `${top} to ${bottom}`);
    assert.deepEqual(errors, []);
  });

  it('begin the title, the card, the rules and the replay at one edge', async () => {
    for (const { id } of findGames()) {
      await show(`/${id}/`);
      await site.page.waitForSelector('#board >>> [role=grid]', inShadow);
      const edges = await site.page.evaluate(() =>
        [
          document.querySelector('h1')!,
          document.querySelector('#board')!.shadowRoot!.querySelector('.mat')!,
          ...document.querySelectorAll('.parts h2'),
        ].map((each) => Math.round(each.getBoundingClientRect().left)),
      );
      // a mat is as wide as what lies on it, to a few pixels
      for (const edge of edges) assert.ok(Math.abs(edge - edges[0]!) <= 6, `${id}: ${edges.join()}`);
    }
  });
});
