import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { inShadow, launchOptions } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';

const position = 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';

const pageOf = (board: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Puzzle</title><link rel="icon" href="data:," />
<script type="module" src="/cdn/fluctus-board.min.js"></script></head>
<body><form>${board}</form></body></html>`;

/** Resolves when the reader of the puzzle may move. */
const ready = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('fluctus-board')?.shadowRoot;
    const tools = root?.querySelectorAll('.tool') ?? [];
    return tools.length > 2 && tools[0]?.getAttribute('aria-disabled') === 'false';
  });

const press = async (page: Page, ...fields: readonly string[]) => {
  for (const field of fields) await page.click(`fluctus-board >>> [data-square="${field}"]`);
};

const valueOf = (page: Page) => page.$eval('form', (form) => new FormData(form).get('p') as string | null);

describe('a puzzle in a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-puzzle-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  before(async () => {
    const options = launchOptions();
    // Pages of the cache for Back and Forward are not loaded again: nothing would be restored.
    const args = [...options.args, '--disable-features=BackForwardCache'];
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await launch({ ...options, args })];
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  async function open(board: string): Promise<Page> {
    writeFileSync(join(folder, 'index.html'), pageOf(board));
    writeFileSync(join(folder, 'next.html'), pageOf(''));
    const page = await browser.newPage();
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    await ready(page);
    return page;
  }

  it('is restored when the reader comes back: moves, counts and value', async () => {
    const record = '1. roxyi wi-yo 2. yi-go';
    const page = await open(
      `<fluctus-board name="p" mode="puzzle" pace="fast" position="${position}" record="${record}"></fluctus-board>`,
    );
    await press(page, 'ro', 'vo');
    await page.waitForFunction(() => document.querySelector('fluctus-board')?.tries === 1);
    await ready(page);
    await press(page, 'ro', 'yi');
    await page.waitForFunction(() => document.querySelector('fluctus-board')?.ply === 2);
    await ready(page);
    const state = () => page.$eval('fluctus-board', ({ ply, tries, solved }) => [ply, tries, solved]);
    await page.goto(`${site.url}/next.html`);
    await page.goBack({ waitUntil: 'networkidle0' });
    await ready(page);
    assert.deepEqual(await state(), [2, 1, false]);
    assert.equal(await valueOf(page), null);
    await press(page, 'yi', 'go');
    await page.waitForFunction(() => document.querySelector('fluctus-board')?.solved);
    assert.equal(await valueOf(page), '1');
    await page.goto(`${site.url}/next.html`);
    await page.goBack({ waitUntil: 'networkidle0' });
    await page.waitForFunction(() => document.querySelector('fluctus-board')?.solved);
    assert.deepEqual(await state(), [3, 1, true]);
    assert.equal(await valueOf(page), '1');
    await page.close();
  });

  describe('with forced colours', () => {
    const record = '1. roxyi wi-yo 2. yi-go';
    const marks = 'gi:red ro-yi:blue wo:yellow vo';

    async function forced(): Promise<Page> {
      const page = await open(
        `<fluctus-board name="p" mode="puzzle" pace="fast" marks="${marks}" position="${position}" record="${record}"></fluctus-board>`,
      );
      const session = await page.createCDPSession();
      const features = [{ name: 'forced-colors', value: 'active' }];
      await session.send('Emulation.setEmulatedMedia', { features });
      assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
      return page;
    }

    it('marks stand out from their outline, and differ in their pattern', async () => {
      const page = await forced();
      const shapes = await page.$$eval('fluctus-board >>> path[stroke*="mark-"]', (paths) =>
        paths.map((path) => {
          const { stroke, strokeDasharray, visibility } = getComputedStyle(path);
          const channels = stroke.match(/[\d.]+/g) ?? [];
          const [r = 0, g = 0, b = 0] = channels.map((each) => {
            const value = Number(each) / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          const edge = path.getAttribute('stroke')?.includes('mark-edge') ?? false;
          const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
          return { luminance, edge, dashes: strokeDasharray, visible: visibility === 'visible' };
        }),
      );
      const lines = shapes.filter(({ edge }) => !edge);
      const edges = shapes.filter(({ edge }) => edge);
      assert.equal(lines.length, 4);
      for (const { luminance, visible } of lines) {
        const [dark, light] = [luminance, edges[0]!.luminance].sort((a, b) => a - b) as [number, number];
        assert.ok(visible && (light + 0.05) / (dark + 0.05) >= 3, `${luminance}`);
      }
      // Red, yellow and blue have a pattern each, green has none.
      const patterns = shapes.filter(({ edge }, i) => edge && shapes[i - 1]?.edge === false);
      assert.ok(new Set(patterns.map(({ dashes }) => dashes)).size >= 3);
      await page.close();
    });

    it('the hint and the result are visible without colour', async () => {
      const page = await forced();
      await page.click('fluctus-board >>> .tool');
      const piece = await page.waitForSelector('fluctus-board >>> [data-piece]', inShadow);
      assert.equal(await piece!.evaluate((each) => getComputedStyle(each).outlineStyle), 'dashed');
      await press(page, 'ro', 'yi');
      await page.waitForFunction(() => document.querySelector('fluctus-board')?.ply === 2);
      await ready(page);
      await press(page, 'yi', 'go');
      // it tells the result when the stone has landed
      await page.waitForFunction(
        () =>
          document
            .querySelector('fluctus-board')
            ?.shadowRoot?.querySelector('.headline')
            ?.textContent.trim() === 'Solved',
      );
      const [color, canvas] = await page.$eval('fluctus-board >>> .headline', (headline) => {
        const probe = document.createElement('p');
        probe.style.color = 'Canvas';
        document.body.append(probe);
        return [getComputedStyle(headline).color, getComputedStyle(probe).color] as const;
      });
      assert.notEqual(color, canvas);
      await page.close();
    });
  });
});
