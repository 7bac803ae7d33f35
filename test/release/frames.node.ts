/** Pages of a board in the frames of other sites: those of WordPress, of Iframely and Ghost, and our own. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { page as write } from '../../src/page.js';
import { start } from '../package/page.js';

type Server = Awaited<ReturnType<typeof serve>>;

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-frames-'));
let blog: Server;
let other: Server;
let browser: Browser;
let posts = 0;

const puzzle = {
  game: 'fluctus',
  mode: 'puzzle',
  position: 'A....A/....B. A 6,7 2,1 -,-',
  record: '1. roxbi {Straight through the centre.}',
};

before(async () => {
  // a frame without an origin asks for scripts as any other site does
  const headers = { 'access-control-allow-origin': '*' };
  [blog, other, browser] = [
    await serve({ '/': folder }),
    await serve({ '/cdn': 'cdn', '/looks': 'looks', '/pages': folder }, { headers }),
    await start(),
  ];
  const { html } = write(puzzle, { url: `${other.url}/pages/puzzle.html`, scripts: '/cdn/' });
  writeFileSync(join(folder, 'puzzle.html'), html);
});
after(async () => {
  await browser.close();
  await blog.close();
  await other.close();
  rmSync(folder, { recursive: true });
});

/** Opens a post whose frames show a page, and notes the messages of the frames. */
async function open(body: string): Promise<{ page: Page; errors: string[] }> {
  const name = `post-${++posts}.html`;
  const note = 'messages = []; addEventListener("message", ({ data }) => messages.push(data));';
  writeFileSync(
    join(folder, name),
    `<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,"><script>${note}</script>${body}`,
  );
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text());
  });
  await page.goto(`${blog.url}/${name}`);
  return { page, errors };
}

/** What WordPress writes for a link of somebody who may not use HTML, and what its script does with a message. */
const wordpress = (src: string) => `
<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; visibility: hidden;"
  title="Fluctus" src="${src}#?secret=Ab12cd34ef" data-secret="Ab12cd34ef" width="600" height="200"></iframe>
<script>
  addEventListener('message', ({ data, source }) => {
    if (!data || !(data.secret || data.message || data.value) || /[^a-zA-Z0-9]/.test(data.secret)) return;
    for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
      if (source !== frame.contentWindow) continue;
      frame.removeAttribute('style');
      if (data.message === 'height') frame.height = Math.max(200, Math.min(1000, parseInt(data.value, 10)));
    }
  });
</script>`;

/** How Iframely, Embedly and Infogram find the frame of a message. */
const iframely = (src: string) => `
<iframe title="Fluctus" src="${src}" width="600" height="100"></iframe>
<script>
  addEventListener('message', (event) => {
    let data;
    try { data = JSON.parse(event.data); } catch { return; }
    if (data.context !== 'iframe.resize') return;
    document.querySelector('iframe[src="' + data.src + '"]').height = data.height;
  });
</script>`;

/** Resolves when the board in the frame is shown, and the frame is as high as the page in it. */
async function fits(page: Page, tag: string): Promise<number> {
  const element = (await page.waitForSelector('iframe'))!;
  const frame = await element.contentFrame();
  await frame.waitForFunction(
    (name) => document.querySelector(name)?.shadowRoot?.querySelector('[part=board],[role=grid],svg'),
    {},
    tag,
  );
  await frame.waitForFunction(() => Math.ceil(document.body.getBoundingClientRect().height) === innerHeight);
  return element.evaluate(({ clientHeight }) => clientHeight);
}

const pages = [
  ['a page of its own', () => `${other.url}/pages/puzzle.html`],
  ['embed.html', () => `${other.url}/cdn/embed.html?${new URLSearchParams(puzzle)}`.replaceAll('&', '&amp;')],
] as const;

for (const [what, address] of pages)
  describe(`${what} in a frame`, () => {
    it('is shown by WordPress, which hides it at first, and as high as its content', async () => {
      const { page, errors } = await open(wordpress(address()));
      const height = await fits(page, 'fluctus-board');
      assert.ok(height > 400 && height <= 1000, `${height}`);
      assert.equal(await page.$eval('iframe', (frame) => frame.getAttribute('style')), null);
      assert.deepEqual(errors, []);
      await page.close();
    });

    it('is shown by WordPress below the part of the page that is in sight', async () => {
      const { page } = await open(`<div style="height: 4000px"></div>${wordpress(address())}`);
      await page.waitForFunction(() => !document.querySelector('iframe')!.hasAttribute('style'));
      await page.$eval('iframe', (frame) => {
        frame.scrollIntoView();
      });
      await fits(page, 'fluctus-board');
      await page.close();
    });

    it('has the height of its content with Iframely', async () => {
      const { page, errors } = await open(iframely(address()));
      assert.ok((await fits(page, 'fluctus-board')) > 400);
      assert.deepEqual(errors, []);
      await page.close();
    });

    it('tells its height when WordPress is ready, and answers nothing else', async () => {
      const { page } = await open(wordpress(address()));
      const height = await fits(page, 'fluctus-board');
      const answers = await page.evaluate(async () => {
        const frame = document.querySelector('iframe')!;
        const { messages } = globalThis as unknown as { messages: unknown[] };
        messages.length = 0;
        const strange = [
          null,
          'ready',
          7,
          {},
          { message: 'height' },
          { message: 'link', value: '/' },
          ['ready'],
        ];
        for (const each of [...strange, '{"method":"getSize"}']) frame.contentWindow!.postMessage(each, '*');
        // messages of one window arrive in their order: other answers would be before these
        frame.contentWindow!.postMessage({ message: 'ready', secret: 'Ab12cd34ef' }, '*');
        while (messages.length < 3)
          await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
        return messages;
      });
      const src = await page.$eval('iframe', (frame) => frame.src);
      assert.deepEqual(answers, [
        { type: 'spielkasten-height', height },
        JSON.stringify({ context: 'iframe.resize', src, height }),
        { message: 'height', value: height, secret: 'Ab12cd34ef' },
      ]);
      await page.close();
    });
  });

describe('a page of its own', () => {
  it('shows the same with a query, and follows the window where it is no frame', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 844, height: 390 });
    await page.goto(`${other.url}/pages/puzzle.html?game=luzi&fbclid=x`);
    await page.waitForFunction(() =>
      document.querySelector('fluctus-board')?.shadowRoot?.querySelector('[role=grid]'),
    );
    assert.deepEqual(
      await page.evaluate(() => [
        document.body.childElementCount,
        document.documentElement.scrollWidth > innerWidth,
        document.querySelector('fluctus-board')!.shadowRoot!.querySelector('[role=grid]')!.clientHeight <=
          innerHeight,
      ]),
      [1, false, true],
    );
    await page.close();
  });

  it('shows picture and task without scripts', async () => {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${other.url}/pages/puzzle.html`);
    const seen = await page.$eval('body', (body) => [
      body.innerText.trim(),
      body.querySelector('svg')!.getBoundingClientRect().height > 200,
    ]);
    assert.deepEqual(seen, ['Red to move. Find the best move.', true]);
    await page.close();
  });
});
