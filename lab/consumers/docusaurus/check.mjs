import assert from 'node:assert/strict';
import { postChecks } from '../posts.mjs';

export const site = 'build';

/** Runs in the page: the boards of the blocks, once all are shown. */
const readBlocks = async (count) => {
  const elements = [...document.querySelectorAll('fluctus-board:not(daily-puzzle *)')];
  if (elements.length !== count || !customElements.get('fluctus-board')) return undefined;
  for (const each of elements) {
    each.scrollIntoView();
    while (!(await each.updateComplete));
  }
  return elements.map(({ mode, record }) => [mode, /@ro|roxbi/.exec(record)?.[0] ?? '']);
};

export const checks = {
  ...postChecks({
    post: '/blog/centre/',
    stays: true,
    switchTo: (page) => page.click('.navbar button[class*=toggleButton]:enabled'),
    feed: 'build/blog/rss.xml',
  }),
  'shows the boards of blocks': async (page) => {
    await page.open('/blog/blocks/');
    assert.deepEqual(await page.until(readBlocks, 3), [
      ['replay', '@ro'],
      ['diagram', ''],
      ['puzzle', ''],
    ]);
  },
};
