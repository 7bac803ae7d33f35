import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { findBoards } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import { strokes } from '../../lab/consumers/html/print.mjs';
import { startDrawn } from '../package/page.js';

const record = '1. @ro @go {[%marks go ro:green]} 2. @ri (2. @rü) 2... @gi';
const full = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,.,20|1,2,3,4/5,6,7,8/9,10,11,12/.,.,.,20 A -|- 13,15,16 0';
const boards = {
  diagram: '<fluctus-board mode="diagram" position="A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi"></fluctus-board>',
  'diagram with marks': '<fluctus-board mode="diagram" marks="ro ri:green wo-gi:red"></fluctus-board>',
  'diagram in German': '<fluctus-board mode="diagram" lang="de"></fluctus-board>',
  replay: '<fluctus-board mode="replay" ply="2">1. @ro @go 2. @ri @gi</fluctus-board>',
  'replay with marks': `<fluctus-board mode="replay" ply="2">${record.replace('(2. @rü) ', '')}</fluctus-board>`,
  'swap puzzle': '<lucky-numbers-swap mode="puzzle" seed="print"></lucky-numbers-swap>',
  'swap puzzle to play': '<lucky-numbers-swap seed="print"></lucky-numbers-swap>',
  'finished game': `<lucky-numbers-grid seats="human human">[Position "${full}"] 15@c1</lucky-numbers-grid>`,
  'puzzle of Glüx':
    '<glux-board mode="puzzle" position="9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -" record="2@a6 +34 1@m7 +16"></glux-board>',
  'puzzle of Lucky Numbers':
    '<lucky-numbers-grid mode="puzzle" position="1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A -|- 6,19 0" record="draw +12 12@b2"></lucky-numbers-grid>',
  'puzzle of Luzi und Joe':
    '<luzi-dice mode="puzzle" position="29,32 3/5 A 1 22233456" record="roll:345 =225 stop"></luzi-dice>',
  'replay with variations': `<glux-board mode="replay">+34 3@a1 (4@a1 {Another way.}) +34 3@m9</glux-board>`,
  puzzle: '<fluctus-board mode="puzzle" goal="draw" position="AAAB../A..B.. B 0,1 2,2 -,-"></fluctus-board>',
};

const tagOf = (board: string) => /^<([\w-]+)/.exec(board)![1]!;
const bundleOf = (board: string) => findBoards().find(({ tag }) => tag === tagOf(board))!.bundle;

/** A page with a board, within the first screen or far below it. */
const pageOf = (board: string, far: boolean) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Print</title><link rel="icon" href="data:," />
<script type="module" src="/cdn/${bundleOf(board)}.min.js"></script></head>
<body>${far ? '<div style="height: 5000px"></div>' : ''}${board}</body></html>`;

describe('print', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-print-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  before(async () => {
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await startDrawn()];
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
    // only of a diagram the size is known before it is drawn, so that it can wait
    // only of a diagram the size is known before it is drawn, so that only a diagram waits for the reader
    assert.equal(rendered, !far || !board.includes('mode="diagram"'));
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
