/** Two people in two browsers that exchange nothing but links. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { start } from './page.js';

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-by-link-'));
let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

before(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Glüx</title><link rel="icon" href="data:,"></head>
    <body><glux-board id="game" table="link" first="A"></glux-board><script type="module" src="/cdn/glux-board.min.js"></script></body></html>`,
  );
  server = await serve({ '/': folder, '/cdn': 'cdn' });
  browser = await start();
});
after(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A page in a browser of its own; `copied` has the texts of its clipboard. */
async function person(): Promise<{ page: Page; copied: string[]; errors: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const copied: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.exposeFunction('onCopy', (text: string) => copied.push(text));
  await page.evaluateOnNewDocument(() => {
    const writeText = (globalThis as unknown as { onCopy(text: string): Promise<void> }).onCopy;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    for (const name of ['quick', 'move', 'hop'])
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty(`--spiel-${name}`, '1ms'),
      );
  });
  return { page, copied, errors };
}

type Person = Awaited<ReturnType<typeof person>>;

const button = async (page: Page, name: string) => {
  const found = await page.waitForSelector(`glux-board >>> ::-p-aria([name="${name}"][role="button"])`);
  await found!.click();
};

/** Waits until the part of the board says this. */
const says = (page: Page, text: string) =>
  page.waitForFunction(
    (words) =>
      document
        .querySelector('glux-board')
        ?.shadowRoot?.querySelector('.elsewhere')
        ?.textContent.includes(words),
    {},
    text,
  );

/** Copies the link, which is all that the other one gets. */
async function copy({ page, copied }: Person): Promise<string> {
  const before = copied.length;
  await button(page, 'Copy the link');
  while (copied.length === before) await page.evaluate(() => new Promise(requestAnimationFrame));
  return copied.at(-1)!;
}

const typeName = async (page: Page, name: string) => {
  const field = await page.waitForSelector('glux-board >>> #elsewhere');
  await field!.type(name);
};

/** The game as a page shows it. */
const shown = (page: Page) =>
  page.$eval('glux-board', (element) => {
    const { turn, publicPosition, winners, scores, state, moves } = element;
    return { turn, publicPosition, winners, scores, hands: state.hands, moves: [...moves] };
  });

describe('a game by link in two browsers', () => {
  it('is played to the end, with hidden hands and one reload, and nothing but links goes from one to the other', async () => {
    const [ada, bo] = [await person(), await person()];
    await ada.page.goto(server.url);
    await button(ada.page, 'Play with somebody elsewhere');
    await typeName(ada.page, 'Ada');
    let link = await copy(ada);
    await bo.page.goto(link);
    await says(bo.page, 'Ada invites you to a game.');
    await typeName(bo.page, 'Bo');
    await button(bo.page, 'Play');
    await says(bo.page, 'Send this link to Ada.');
    link = await copy(bo);
    for (let number = 0; ; number++) {
      const seat = number % 2;
      const { page } = seat === 0 ? ada : bo;
      // another tab, once; else the link is followed in the same one
      if (number === 6) await page.goto('about:blank');
      await page.goto(link);
      await page.waitForFunction(
        (own) => {
          const board = document.querySelector('glux-board');
          return board && (board.turn === own || board.turn === 'over') && board.winners !== null;
        },
        {},
        seat,
      );
      const { turn, hands, moves } = await shown(page);
      if (turn === 'over') break;
      assert.match(hands[seat]!, /^(16|25|34)$/);
      assert.doesNotMatch(hands[1 - seat]!, /\d/);
      assert.ok(number < 60, 'the game ends');
      await page.$eval(
        'glux-board',
        (element, move) => void element.play(move),
        moves[(number * 31) % moves.length]!,
      );
      link = await copy(seat === 0 ? ada : bo);
    }
    const [a, b] = [await shown(ada.page), await shown(bo.page)];
    assert.deepEqual(a.winners, b.winners);
    assert.deepEqual(a.scores, b.scores);
    assert.equal(a.publicPosition, b.publicPosition);
    assert.ok(link.length < 900, `${link.length} characters`);
    assert.deepEqual([...ada.errors, ...bo.errors], []);
  });
});
