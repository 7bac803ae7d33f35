import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { openSite, type SitePage } from './site-page.js';
import { Writer } from './writer.js';

const hash = (values: Readonly<Record<string, string>>) => `#${new URLSearchParams(values)}`;

describe('a list of own puzzles in the composer', () => {
  let site: SitePage;
  let page: Page;
  let writer: Writer;
  before(async () => {
    site = await openSite();
    ({ page } = site);
    writer = new Writer(site);
  });
  after(() => site.close());

  const text = (selector: string) => page.$eval(selector, ({ textContent }) => textContent);
  const list = () => page.$$eval('#list li', (all) => all.map((each) => each.textContent));
  const puzzle = {
    'page-game': 'luzi',
    mode: 'puzzle',
    position: '0,0 1/5 A 1 22233456',
  };
  const open = async (record: string) => {
    await writer.open(hash({ ...puzzle, record }));
    await page.waitForSelector('#bench luzi-dice');
    await page.$eval('details:has(#check)', (details) => {
      details.open = true;
    });
  };
  const checked = (pattern: string) =>
    page.waitForFunction(
      (text) => RegExp(text).test(document.querySelector('#checked')!.textContent),
      {},
      pattern,
    );

  it('checks a puzzle beside the page', async () => {
    await open('stop');
    await page.click('#check');
    await checked('^Move 1 of the reader, stop, is not right. Right: roll:');
    const right = await page.$eval('#checked', ({ textContent }) => /Right: (\S+)\.$/.exec(textContent)![1]!);
    await open(right);
    assert.equal(await text('#checked'), '');
    await page.click('#check');
    await checked('^Exactly one solution');
    await open('');
    await page.click('#check');
    await checked('no solution yet');
  });

  it('adds puzzles in the order of their days, and keeps them', async () => {
    const add = async (date: string) => {
      await page.$eval('#list-date', (input, day) => ((input as HTMLInputElement).value = day), date);
      await page.click('#list-add');
    };
    await open('stop');
    assert.equal(await page.$eval('#list-save', (button) => (button as HTMLButtonElement).disabled), true);
    await add('2026-12-07');
    await open('roll:45');
    await add('2026-11-30');
    assert.deepEqual(await list(), [
      '2026-11-30 · luzi-dice 1. roll:45 Remove',
      '2026-12-07 · luzi-dice 1. stop EarlierRemove',
    ]);
    await page.evaluate(() => {
      localStorage.removeItem('spielkasten:own-puzzles');
    });
  });
});
