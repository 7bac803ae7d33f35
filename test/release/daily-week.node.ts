import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>A week</title><link rel="icon" href="data:," />
<script type="module" src="/cdn/fluctus-board.min.js"></script>
<script type="module" src="/cdn/daily-puzzle.min.js"></script></head>
<body><daily-puzzle pack="/pack.json"></daily-puzzle></body></html>`;

const puzzle = { board: 'fluctus-board', position: '.A..BB/A..B.. B 2,0 2,2 -,-', record: 'boxri' };
const pack = Array.from({ length: 9 }, (_, i) => ({ date: `2026-11-${22 + i}`, ...puzzle }));

/** The clock of all pages, in their storage. A text: functions with classes do not run in a page as they are compiled here. */
const fakeClock = `{
  const Real = Date;
  const now = () => Number(localStorage.getItem('now')) || Real.now();
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now()]));
    }
    static now = now;
  };
}`;

/** What the element says. */
const told = (page: Page): Promise<string> =>
  page.$eval('daily-puzzle', ({ shadowRoot }) => shadowRoot!.textContent.replace(/\s+/g, ' '));

const says = (page: Page, pattern: string) =>
  page.waitForFunction(
    (text) => new RegExp(text).test(document.querySelector('daily-puzzle')?.shadowRoot?.textContent ?? ''),
    {},
    pattern,
  );

/** The time, the zone, the tab in which the puzzle is solved (undefined: it is looked at), the day that both tabs show, and the streak. */
const week: readonly (readonly [string, string, 0 | 1 | undefined, string, number])[] = [
  ['2026-11-23T08:00Z', 'Europe/Berlin', 0, 'Monday, 23', 1],
  ['2026-11-24T08:00Z', 'Europe/Berlin', 1, 'Tuesday, 24', 2],
  // still Tuesday there
  ['2026-11-25T01:00Z', 'America/New_York', undefined, 'Tuesday, 24', 2],
  ['2026-11-25T15:00Z', 'America/New_York', 0, 'Wednesday, 25', 3],
  // Thursday already
  ['2026-11-25T23:30Z', 'Asia/Tokyo', 1, 'Thursday, 26', 4],
  ['2026-11-27T10:00Z', 'Europe/Berlin', 0, 'Friday, 27', 5],
  ['2026-11-28T10:00Z', 'Europe/Berlin', 1, 'Saturday, 28', 6],
  // the clock is turned on by two days, and back: what it won is lost, and nothing else
  ['2026-11-30T10:00Z', 'Europe/Berlin', undefined, 'Monday, 30', 0],
  ['2026-11-28T12:00Z', 'Europe/Berlin', undefined, 'Saturday, 28', 6],
  ['2026-11-29T10:00Z', 'Europe/Berlin', 0, 'Sunday, 29', 7],
];

describe('a week of daily puzzles, in changing time zones and two tabs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-week-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  before(async () => {
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'pack.json'), JSON.stringify(pack));
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await launch(launchOptions())];
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  it('shows the day of the reader in both tabs, and loses and wins no streak', async () => {
    const tabs = [await browser.newPage(), await browser.newPage()] as const;
    for (const page of tabs) {
      await page.evaluateOnNewDocument(fakeClock);
      await page.goto(site.url, { waitUntil: 'networkidle0' });
    }
    for (const [time, zone, tab, day, streak] of week) {
      // pages in one process share their zone
      for (const page of tabs) await page.emulateTimezone().catch(() => undefined);
      for (const page of tabs) await page.emulateTimezone(zone).catch(() => undefined);
      await tabs[0].evaluate(
        (now) => {
          localStorage.setItem('now', now);
        },
        String(Date.parse(time)),
      );
      for (const page of tabs) {
        await page.bringToFront();
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await says(page, day);
      }
      const page = tabs[tab ?? 0];
      await page.bringToFront();
      if (tab !== undefined) {
        await page.waitForFunction(() => {
          const tools = document.querySelector('fluctus-board')?.shadowRoot?.querySelectorAll('.tool') ?? [];
          return tools.length > 2 && tools[0]?.getAttribute('aria-disabled') === 'false';
        });
        await page.$eval('fluctus-board', (board) =>
          (board as unknown as { play(move: string): boolean }).play('boxri'),
        );
        await says(page, 'Solved');
      }
      for (const each of tabs) {
        await each.bringToFront();
        const text = streak > 1 ? `${streak} puzzles in a row` : streak ? '1 puzzle in a row' : day;
        await says(each, text);
        assert.equal((await told(each)).includes('in a row'), streak > 0, `${time} ${zone}`);
      }
    }
  });
});
