import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { strokes } from '../consumers/html/print.mjs';
import { start } from './page.js';

const record = '1. @ro @go {[%marks go ro:green]} 2. @ri (2. @rü) 2... @gi';
const boards = {
  diagram: '<fluctus-board mode="diagram" position="A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi"></fluctus-board>',
  'diagram with marks': '<fluctus-board mode="diagram" marks="ro ri:green wo-gi:red"></fluctus-board>',
  'diagram in German': '<fluctus-board mode="diagram" lang="de"></fluctus-board>',
  replay: '<fluctus-board mode="replay" ply="2">1. @ro @go 2. @ri @gi</fluctus-board>',
  'replay with marks': `<fluctus-board mode="replay" ply="2">${record.replace('(2. @rü) ', '')}</fluctus-board>`,
  'swap puzzle': '<lucky-numbers-grid game="swap" mode="puzzle" seed="print"></lucky-numbers-grid>',
  'swap puzzle to play': '<lucky-numbers-grid game="swap" seed="print"></lucky-numbers-grid>',
  puzzle: '<fluctus-board mode="puzzle" goal="draw" position="AAAB../A..B.. B 0,1 2,2 -,-"></fluctus-board>',
};

const tagOf = (board: string) => /^<([\w-]+)/.exec(board)![1]!;

/** A page with a board, within the first screen or far below it. */
const pageOf = (board: string, far: boolean) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Print</title><link rel="icon" href="data:," />
<script type="module" src="/cdn/${tagOf(board)}.min.js"></script></head>
<body>${far ? '<div style="height: 5000px"></div>' : ''}${board}</body></html>`;

describe('print', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-print-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  before(async () => {
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  /** Counts the drawing operators of the printed page; `far`: of one whose board was never near the window. */
  async function printed(board: string, far: boolean): Promise<number> {
    writeFileSync(join(folder, 'index.html'), pageOf(board, far));
    const page = await browser.newPage();
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    const rendered = await page.$eval(tagOf(board), (each) => Boolean(each.shadowRoot?.querySelector('svg')));
    assert.equal(rendered, !far);
    const count = strokes(await page.pdf());
    await page.close();
    return count;
  }

  for (const [name, board] of Object.entries(boards))
    it(`contains a board that the reader has not scrolled to: ${name}`, async () => {
      const near = await printed(board, false);
      const far = await printed(board, true);
      assert.ok(far > 0.95 * near && near > 300, `${far} of ${near}`);
    });

  it('contains the marks', async () => {
    const [plain, marked] = [boards.diagram, boards.diagram.replace('>', ' marks="ro ri:green wo-gi:red">')];
    assert.ok((await printed(marked, true)) > (await printed(plain, true)));
  });
});
