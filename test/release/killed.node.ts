/** A saved game in a browser that is killed between two moves. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { undrawnLaunchOptions } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Blog</title><link rel="icon" href="data:," />
  <script type="module" src="/cdn/fluctus-board.min.js"></script></head>
  <body><fluctus-board seats="human human" autosave="killed"></fluctus-board></body>
</html>`;

/** True if Chromium has written a text into the local storage of a profile. It does so some seconds after the page. */
const isOnDisk = (profile: string, text: string): boolean => {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .some((name) => readFileSync(join(folder, name), 'latin1').includes(text));
};

const record = (page: Page) => page.$eval('fluctus-board', (board) => board.record);

/** Plays a move, and returns the moves that are stored after the saved match; undefined if there are none. */
async function play(page: Page, move: string): Promise<string | undefined> {
  await page.$eval('fluctus-board', (board, notation) => board.play(notation), move);
  await page.waitForFunction(() => localStorage.getItem('spielkasten:fluctus:killed'));
  return page.evaluate(() => localStorage.getItem('spielkasten-moves:fluctus:killed') ?? undefined);
}

describe('a saved game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-killed-'));
  const profile = mkdtempSync(join(tmpdir(), 'spielkasten-profile-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser | undefined;

  before(async () => {
    writeFileSync(join(folder, 'index.html'), html);
    site = await serve({ '/': folder, '/cdn': 'cdn' });
  });
  after(async () => {
    await browser?.close();
    await site.close();
    for (const each of [folder, profile]) rmSync(each, { recursive: true });
  });

  /** Opens the board in the profile. */
  async function open(): Promise<Page> {
    browser = await launch({ ...undrawnLaunchOptions(), userDataDir: profile });
    const page = await browser.newPage();
    await page.goto(`${site.url}/index.html`, { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelector('fluctus-board')?.matches(':defined'));
    return page;
  }

  it('has all moves that the browser has stored when its process is killed between two moves', async () => {
    const page = await open();
    assert.equal(await play(page, '@ro'), undefined);
    const tails = [await play(page, '@go'), await play(page, '@ri')];
    const before = await record(page);
    assert.equal(tails[1], `${tails[0] ?? ''}3 2. @ri\n`);
    while (!isOnDisk(profile, tails[1])) await page.evaluate(() => new Promise(requestAnimationFrame));
    const killed = browser!.process()!;
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const again = await open();
    await again.waitForFunction(() => document.querySelector('fluctus-board')!.ply === 3);
    assert.equal(await record(again), before);
  });
});
