/** The size of targets, reflow, and room for larger and spaced texts, measured on pages with the built boards. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { start } from '../package/page.js';
import { openPage, serveShown, show } from '../support/shown/page.js';
import { states } from '../support/shown/states.js';
import { addStyle, cutTexts, doubleTexts, textSizes } from '../support/shown/texts.js';

/** The values of WCAG 1.4.12. Texts in drawings stay. */
const spacing = `:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** The controls that are smaller than 24 px, with their sizes. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const board = document.body.firstElementChild as HTMLElement & {
      readonly mode: string;
      readonly turn: unknown;
    };
    const walk = (root: ShadowRoot) => {
      const loupe = [...root.querySelectorAll('.loupe')].some((each) => each.checkVisibility());
      for (const each of root.querySelectorAll<HTMLElement>('*')) {
        if (each.shadowRoot) walk(each.shadowRoot);
        if (!each.matches('button, a[href], input, select, summary, textarea')) continue;
        // in a replay and after the end, no move can be made with a square
        const isShown = board.mode === 'replay' || board.turn === 'over';
        const isSquare = (loupe || isShown) && each.closest('[role=grid]');
        // a link in a sentence needs no size
        const isInline = getComputedStyle(each).display === 'inline';
        const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
        if (isSquare || isInline || width < 2 || !each.checkVisibility({ visibilityProperty: true }))
          continue;
        const name = each.ariaLabel ?? each.textContent.trim().slice(0, 30);
        if (Math.min(width, height) < 23.9) found.push(`${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
      }
    };
    walk(board.shadowRoot!);
    return [...new Set(found)];
  });

/** The parts that must be scrolled sideways: the page, and boxes that scroll. */
const sidewaysScrolls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const check = (each: Element) => {
      const room = each.clientWidth + 1;
      if (each.scrollWidth > room) found.push(`${each.localName}.${each.className}: ${each.scrollWidth} px`);
    };
    check(document.documentElement);
    const walk = (root: ShadowRoot) => {
      for (const each of root.querySelectorAll('*')) {
        if (each.shadowRoot) walk(each.shadowRoot);
        if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX)) check(each);
      }
    };
    walk(document.body.firstElementChild!.shadowRoot!);
    return found;
  });

describe('readable boards', () => {
  let site: Awaited<ReturnType<typeof serveShown>>;
  let browser: Browser;
  let page: Page;
  before(async () => {
    [site, browser] = [await serveShown(), await start()];
    page = await openPage(browser, site.url);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const state of states) {
    const name = `${state.game}, ${state.name}`;

    for (const width of [320, 390, 1000])
      it(`has targets of 24 px and room for spaced text, and does not scroll sideways: ${name}, ${width} px`, async () => {
        await show(page, state, { width });
        assert.deepEqual(await smallTargets(page), [], 'small targets');
        assert.deepEqual(await sidewaysScrolls(page), [], 'sideways scroll');
        await addStyle(page, spacing);
        assert.deepEqual(await cutTexts(page), [], 'spaced texts that are cut off');
      });

    for (const width of [360, 1000])
      it(`doubles all texts with the font size of the page, and has room for them: ${name}, ${width} px`, async () => {
        await page.evaluate(() => document.documentElement.removeAttribute('style'));
        await show(page, state, { width });
        const before = await textSizes(page);
        await doubleTexts(page);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const after = await textSizes(page);
        const stay = after.filter(([text, size], i) => text === before[i]?.[0] && size < 1.9 * before[i][1]);
        assert.deepEqual(stay, [], 'texts that stay small');
        assert.deepEqual(await cutTexts(page), [], 'texts that are cut off');
        assert.deepEqual(await sidewaysScrolls(page), [], 'sideways scroll');
        await page.evaluate(() => document.documentElement.removeAttribute('style'));
      });
  }
});
