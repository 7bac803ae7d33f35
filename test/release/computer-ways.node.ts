import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { findGames } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { LitElement } from 'lit';
import { start } from '../package/page.js';

type Server = Awaited<ReturnType<typeof serve>>;

/** A level that searches, but is faster than the higher ones: this test compares ways to run a bot, not levels. */
const LEVEL = 'medium';

const html = (script: string, tag: string, policy = '') => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Blog</title><link rel="icon" href="data:," />
  ${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}" />`}
  <script type="module" src="${script}"></script></head>
  <body><${tag} seats="human computer:${LEVEL}" seed="1"></${tag}></body>
</html>`;

/** Plays the first legal move until the computer has played; returns its move. */
async function answer(page: Page, tag: string): Promise<string> {
  return page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    const board = document.querySelector<
      HTMLElement & {
        readonly moves: readonly string[];
        readonly winners: unknown;
        play(move: string): boolean;
      }
    >(name)!;
    let own = true;
    let found = '';
    board.addEventListener('game-move', ({ detail }) => {
      if (detail.source === 'computer') found ||= detail.notation;
    });
    board.addEventListener('game-turn', ({ detail }) => (own = detail.seat === 0));
    board.scrollIntoView();
    while (!found) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const [move] = board.moves;
      if (!own || move === undefined) continue;
      own = false;
      board.play(move);
    }
    return found;
  }, tag);
}

/** Positions with a short search, all with seat A to move. */
const positions: Readonly<Record<string, string>> = {
  fluctus: '.A..B./A.BB.A A 5,5 2,2 -,-',
  glux: '1,(B4B3),3,(B5B4),2,B3,B1,B1,B4,(B3B2)/10,B1,B5,1/3,(A3A6),4,A5,(A1A3),2,(B1B6)/1,A4,2,A3,3,(A3A6),A1,A6,1,(B2B1)/5,B3,A1,2,(A3A3),2,(B4B6)/6,(B2B2),5,B6/13/3,A5,9/(A3A5),2,(A6A1),(A5A5),4,A5,3 A 25,25 010,010 -',
  'lucky-numbers':
    '1,2,3,4/5,6,7,8/9,10,11,12/13,14,.,20|1,2,3,4/5,6,7,8/9,10,11,12/.,.,.,20 A -|- 13,15,16 0',
  luzi: '29,32 3/5 A 3 11124456',
};

/** The text of the hint in a position, with its reason if the bot rates moves. */
const advice = (page: Page, tag: string, position: string) =>
  page.evaluate(
    async (name, start) => {
      const board = document.querySelector<LitElement & { position: string; hint(): Promise<unknown> }>(
        name,
      )!;
      board.position = start;
      await board.updateComplete;
      await board.hint();
      await board.updateComplete;
      return board.shadowRoot?.querySelector('.message')?.textContent.trim();
    },
    tag,
    position,
  );

describe('computer players of the script-tag bundles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-ways-'));
  const games = findGames();
  let site: Server;
  let other: Server;
  let without: Server;
  let browser: Browser;

  before(async () => {
    other = await serve({ '/cdn': 'cdn' }, { headers: { 'access-control-allow-origin': '*' } });
    const noWorkers = join(folder, 'no-workers');
    cpSync('cdn', noWorkers, { recursive: true, filter: (path) => !path.endsWith('.worker.min.js') });
    without = await serve({ '/': folder, '/cdn': noWorkers });
    for (const { id, tag } of games) {
      const elsewhere = `${other.url}/cdn/${tag}.min.js`;
      const pages = {
        worker: html(`/cdn/${tag}.min.js`, tag),
        blob: html(elsewhere, tag),
        self: html(elsewhere, tag, `script-src ${other.url} 'self'; worker-src 'self'`),
        none: html(elsewhere, tag, `script-src ${other.url}; worker-src 'none'`),
      };
      for (const [name, text] of Object.entries(pages))
        writeFileSync(join(folder, `${id}-${name}.html`), text);
    }
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
  });
  after(async () => {
    await browser.close();
    await Promise.all([site, other, without].map((server) => server.close()));
    rmSync(folder, { recursive: true });
  });

  /** The computer's move and hint, its workers, and the files with bots that the page requests. */
  async function answerOn(id: string, tag: string, way: string) {
    const page = await browser.newPage();
    await page.setViewport({ width: 900, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const { url } = way === 'missing' ? without : site;
    await page.goto(`${url}/${id}-${way === 'missing' ? 'worker' : way}.html`, { waitUntil: 'load' });
    const move = await answer(page, tag);
    const workers = page.workers().map((worker) => worker.url().replace(/^(blob):.*|.*\//, '$1'));
    // these two fall back to one of the other ways, and hints are slow because they solve a whole game
    const advised = way !== 'self' && way !== 'missing';
    const hint = advised ? await advice(page, tag, positions[id]!) : undefined;
    await page.close();
    const files = [...new Set(scripts.flatMap((path) => /\.(bot|worker)\.min\.js$/.exec(path)?.[1] ?? []))];
    return { found: [move, hint], workers, files };
  }

  for (const { id, tag } of games) {
    it(`${tag}: play the same moves in a worker, in a blob from another origin, and on the page`, async () => {
      const file = `${id}.worker.min.js`;
      const inWorker = await answerOn(id, tag, 'worker');
      const inBlob = await answerOn(id, tag, 'blob');
      const strict = await answerOn(id, tag, 'self');
      const missing = await answerOn(id, tag, 'missing');
      const onPage = await answerOn(id, tag, 'none');
      assert.deepEqual([inWorker.workers, inWorker.files], [[file], ['worker']]);
      assert.deepEqual([inBlob.workers, inBlob.files], [['blob'], ['worker']]);
      assert.deepEqual([strict.workers, strict.files], [[], ['worker', 'bot']]);
      assert.deepEqual([missing.workers, missing.files], [[], ['worker', 'bot']]);
      assert.deepEqual([onPage.workers, onPage.files], [[], ['worker', 'bot']]);
      for (const text of inWorker.found) assert.match(text ?? '', /\S/);
      for (const { found } of [inBlob, onPage]) assert.deepEqual(found, inWorker.found);
      for (const { found } of [strict, missing]) assert.equal(found[0], inWorker.found[0]);
    });
  }
});
