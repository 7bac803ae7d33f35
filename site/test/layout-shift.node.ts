import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { openSite, type SitePage } from './site-page.js';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** The most that a page moves by itself, as a sum of layout shifts; readers notice 0.1. */
const MOST = 0.01;

describe('pages of the site', () => {
  let site: SitePage;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  /** Opens a page, and waits until the elements in the window are shown. Others load when the reader comes near. */
  async function show(path: string) {
    const { page } = site;
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main :is(:not(:defined), daily-puzzle:empty, #bench:empty)')].every(
        (each) => !each.checkVisibility() || each.getBoundingClientRect().top > innerHeight,
      ),
    );
    await page.evaluate(async () => {
      await document.fonts.ready;
      const elements = document.querySelectorAll<HTMLElement & { updateComplete?: Promise<boolean> }>('*');
      for (const element of elements) while (element.updateComplete && !(await element.updateComplete));
    });
  }

  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const)
    it(`do not move while they load, nor the name of the site between them, and phones show all of them: ${width} × ${height}`, async (test) => {
      const sitemap = readFileSync('site-dist/sitemap.xml', 'utf8');
      const paths = Array.from(
        sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
        ([, address]) => new URL(address!).pathname,
      );
      assert.ok(paths.length > 50);
      const sums = new Map<string, number>();
      /** Where the name of the site stands: posts have none, they are pages of a blog. */
      const places = new Set<number>();
      const wide: string[] = [];
      for (const path of paths) {
        await site.page.setViewport({ width, height });
        await show(path);
        const sum = await site.page.evaluate(() => {
          const observer = new PerformanceObserver(() => {});
          observer.observe({ type: 'layout-shift', buffered: true });
          return observer.takeRecords().reduce((all, entry) => all + (entry as LayoutShift).value, 0);
        });
        sums.set(path, sum);
        for (const left of await site.page.$$eval('.brand', (all) =>
          all.map((each) => each.getBoundingClientRect().left),
        ))
          places.add(left);
        if (width > 400) continue;
        await site.page.setViewport({ width: 320, height });
        const needed = await site.page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > 320) wide.push(`${path} ${needed}`);
      }
      const most = [...sums].sort(([, one], [, other]) => other - one).slice(0, 5);
      test.diagnostic(`the most: ${most.map(([path, sum]) => `${path} ${sum.toFixed(4)}`).join(', ')}`);
      assert.deepEqual(
        [...sums].filter(([, sum]) => sum >= MOST),
        [],
      );
      assert.equal(places.size, 1, [...places].join());
      assert.deepEqual(wide, []);
    });
});
