import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { openSite, type SitePage } from './site-page.js';
import { Writer } from './writer.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const hash = (values: Readonly<Record<string, string>>) => `#${new URLSearchParams(values)}`;

describe('a list of own puzzles in the composer', () => {
  let site: SitePage;
  let page: Page;
  let writer: Writer;
  before(async () => {
    site = await openSite();
    ({ page } = site);
    await page.setViewport({ width: 1280, height: 1000 });
    writer = new Writer(site);
  });
  after(() => site.close());

  const text = (selector: string) => page.$eval(selector, ({ textContent }) => textContent);
  const list = () =>
    page.$$eval('#list li', (all) =>
      all.map((each) => Array.from(each.querySelectorAll('p'), ({ textContent }) => textContent).join(' | ')),
    );
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
  const holds = (selector: string, pattern: string) =>
    page.waitForFunction(
      (place, expected) => RegExp(expected).test(document.querySelector(place)!.textContent),
      {},
      selector,
      pattern,
    );
  const checked = (pattern: string) => holds('#checked', pattern);
  const told = (pattern: string) => holds('#list-said', pattern);
  const add = async (date: string) => {
    await page.$eval('#list-date', (input, day) => ((input as HTMLInputElement).value = day), date);
    await page.click('#list-add');
  };
  const stored = () => page.evaluate(() => localStorage.getItem('spielkasten:own-puzzles')!);
  const focused = () => page.evaluate(() => document.activeElement!.ariaLabel ?? document.activeElement!.id);
  const clear = () =>
    page.evaluate(() => {
      localStorage.removeItem('spielkasten:own-puzzles');
    });
  const load = (content: string) =>
    page.$eval(
      '#list-load',
      (input, json) => {
        const files = new DataTransfer();
        files.items.add(new File([json], 'puzzles.json'));
        (input as HTMLInputElement).files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      content,
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

  it('adds and moves puzzles, takes changes back, and keeps them', async () => {
    await open('stop');
    assert.equal(await page.$eval('#list-save', (button) => (button as HTMLButtonElement).disabled), true);
    await add('2026-12-07');
    await told('^Added: Monday, December 7, 2026');
    await open('{Now? [%points 3]} roll:45');
    await add('2026-11-30');
    const [first, second] = ['Monday, November 30, 2026', 'Monday, December 7, 2026'];
    const [roll, stop] = ['Now?', '1. stop'];
    const before = [
      `${first} · Luzi und Joe | ${roll} | OpenRemove`,
      `${second} · Luzi und Joe | ${stop} | OpenEarlierRemove`,
    ];
    assert.deepEqual(await list(), before);
    await page.focus('#list li:last-child .earlier');
    await page.keyboard.press('Enter');
    await told('^Moved to Monday, November 30');
    assert.deepEqual(await list(), [
      `${first} · Luzi und Joe | ${stop} | OpenRemove`,
      `${second} · Luzi und Joe | ${roll} | OpenEarlierRemove`,
    ]);
    // a second press of the key removes nothing
    assert.equal(await focused(), `Open: ${first}`);
    await page.click('#list-undo');
    await told('^Undone');
    assert.deepEqual(await list(), before);
    await page.reload({ waitUntil: 'load' });
    assert.deepEqual(await list(), before);
    await clear();
  });

  it('removes puzzles, and opens them again', async () => {
    await open('stop');
    await add('2026-12-07');
    await open('roll:45');
    await page.select('[name=page-lang]', 'de');
    await writer.codeWith('lang="de"');
    await add('2026-11-30');
    await page.click('#list li:last-child .open');
    await writer.codeWith('record="1. stop"');
    // what is said about the page stays
    await writer.codeWith('lang="de"');
    assert.equal(await page.$eval('#list-date', (input) => (input as HTMLInputElement).value), '2026-12-07');
    await page.click('#list-add');
    await told('^Replaced');
    assert.equal((await list()).length, 2);
    await page.click('#list li:first-child .remove');
    await told('^Removed: Monday, November 30');
    assert.equal(await focused(), 'Open: Monday, December 7, 2026');
    await page.click('#list .remove');
    assert.deepEqual([await list(), await focused()], [[], 'list-add']);
    await page.click('#list-undo');
    assert.equal((await list()).length, 1);
    await clear();
  });

  it('reads its own file, and says what is wrong with another one', async () => {
    await open('stop');
    await add('2026-11-30');
    const own = await stored();
    for (const [content, fault] of [
      ['[{}]', 'not a list of puzzles: item 1: date must be'],
      ['[]', 'at least one puzzle'],
      ['{', 'not a list of puzzles: .*JSON'],
      ['[{"date":"2026-12-07","board":"chess-board"}]', 'item 1: board must be one of'],
    ] as const) {
      await load(content);
      await told(fault);
      assert.equal((await list()).length, 1, content);
    }
    await page.click('#list .remove');
    await load(own);
    await told('Puzzles in the list: 1');
    assert.deepEqual([(await list()).length, await stored()], [1, own]);
    await clear();
  });

  it('is the list of every tab', async () => {
    await open('stop');
    const other = await site.browser.newPage();
    await other.goto(`${site.url}/de/composer/`, { waitUntil: 'load' });
    await page.bringToFront();
    await add('2026-11-30');
    // a tab that is not seen draws no frames
    await other.waitForFunction(() => document.querySelector('#list li'), { polling: 'mutation' });
    assert.match(
      await other.$eval('#list li', ({ textContent }) => textContent),
      /^Montag, 30\. November 2026 · Luzi und Joe/,
    );
    await other.close();
    await clear();
  });

  it('is read by a daily puzzle', async () => {
    await open('stop');
    await add('2026-11-30');
    await page.evaluate(
      async (json) => {
        await import(new URL('/cdn/daily-puzzle.min.js', location.href).href);
        const element = document.createElement('daily-puzzle');
        element.pack = URL.createObjectURL(new Blob([json]));
        element.date = '2026-12-01';
        document.body.append(element);
      },
      await stored(),
    );
    const board = await page.waitForSelector('daily-puzzle luzi-dice');
    assert.equal(await board!.evaluate((each) => each.getAttribute('record')), '1. stop');
    await clear();
  });

  it('passes axe, and is not wider than 320 px', async () => {
    await page.setViewport({ width: 320, height: 700 });
    await open(`{${'A long task. '.repeat(20)}} stop`);
    await add('2026-11-30');
    await add('2026-12-07');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    await page.evaluate(axe);
    const faults = await page.evaluate(async () => {
      const { axe: checker } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await checker.run('details:has(#list)');
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`,
      );
    });
    assert.deepEqual(faults, []);
    await page.setViewport({ width: 1280, height: 1000 });
    await clear();
    assert.deepEqual(site.errors, []);
  });
});
