import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { PATIENCE, start } from '../package/page.js';
import { blocks, pages, written } from '../support/documents.js';

/** The public URL of the package, replaced by that of the test server. */
const elsewhere = /https:\/\/cdn\.jsdelivr\.net\/npm\/spielkasten@[^/]+|\/node_modules\/spielkasten/g;

/** A sample that needs no page. */
const withoutPage = /from 'spielkasten\/(?:engine|page|picture|puzzles|rules|server)/;

/** A page that contains a copied snippet. */
const copied = (snippet: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Copied</title><link rel="icon" href="data:," />
<script>
  faults = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('game-error', ({ detail }) => faults.push(detail.message));
</script></head>
<body>${snippet.replaceAll(elsewhere, '')}
${snippet.includes('/cdn/') ? '' : '<script type="module" src="/cdn/spielkasten.min.js"></script>'}</body></html>`;

describe('copied snippet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-docs-'));
  const snippets = pages.flatMap(({ path, text }) =>
    blocks(text, 'html')
      // a table has a test of its own, with its server or its host
      .filter((html) => written(html).length > 0 && !/openTable\(|channelLink\(/.test(html))
      .map((html, i) => ({ html, name: `${path.replace(/\W/g, '-')}-${i}.html`, path })),
  );
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let page: Page;
  before(async () => {
    for (const { html, name } of snippets) writeFileSync(join(folder, name), copied(html));
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
    page = await browser.newPage();
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  for (const { html, name, path } of snippets)
    it(
      `shows its boards without errors: ${path}, ${html.split('\n').find((line) => /<[a-z]+-/.test(line)) ?? ''}`,
      { timeout: PATIENCE },
      async () => {
        await page.goto(`${site.url}/${name}`, { waitUntil: 'load' });
        const tags = [...new Set(written(html).map(({ tag }) => tag))];
        const elements = await page.$$(tags.join());
        assert.equal(elements.length, written(html).length);
        await page.waitForFunction(
          async (...all) => {
            // a board that is far from the window is rendered on request
            for (const board of all) await (board as Element & { updateComplete?: unknown }).updateComplete;
            return all.every(({ shadowRoot }) =>
              shadowRoot?.querySelector(
                '[part=board] *, [part=rule], [part=move], [part=standing], [part=list], [part=heading]',
              ),
            );
          },
          { timeout: PATIENCE },
          ...elements,
        );
        assert.deepEqual(await page.evaluate(() => (globalThis as { faults?: string[] }).faults), []);
      },
    );

  for (const code of pages
    .flatMap(({ text }) => blocks(text, 'js'))
    .filter((text) => withoutPage.test(text) && !/^import '/m.test(text)))
    it(`runs in Node: ${code.split('\n')[0] ?? ''}`, () => {
      const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
        encoding: 'utf8',
        timeout: PATIENCE,
      });
      if (code.includes('console.log(')) assert.match(said, /\S/);
    });
});

/** The page of a sample in JavaScript, with the board that it looks for. */
function pageOf(code: string, html?: string): string {
  const [, tag = 'fluctus-board'] = /querySelector\('([a-z]+-[a-z-]+)'\)/.exec(code) ?? [];
  return copied(
    `${html ?? `<${tag}></${tag}>`}<script type="module" src="/cdn/spielkasten.min.js"></script>
<script type="module">${code}\nglobalThis.ran = true;</script>`,
  );
}

describe('sample in JavaScript', () => {
  const guides = ['docs/play.md', 'docs/puzzles.md', 'docs/share.md', 'docs/events.md'];
  const samples = pages
    .filter(({ path }) => guides.includes(path))
    .flatMap(({ path, text }) => blocks(text, 'js').map((code) => ({ path, code })))
    .filter(({ code }) => !code.includes('import '));
  /** The sample of a page that contains a text, on a page with these boards. */
  const page = (path: string, part: string, html: string) => {
    const found = samples.filter((each) => each.path === path && each.code.includes(part));
    assert.equal(found.length, 1, part);
    return pageOf(found[0]!.code, html);
  };
  const puzzle =
    '<fluctus-board mode="puzzle" position="A....A/....B. A 6,7 2,1 -,-" record="1. roxbi" pace="fast"></fluctus-board>';
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-samples-'));
  const results: string[] = [];
  let files: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  before(async () => {
    [files, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
  });
  after(async () => {
    await browser.close();
    await files.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens a page, and waits until its modules have run. */
  async function show(html: string): Promise<Page> {
    const shown = await browser.newPage();
    shown.on('request', (request) => {
      if (request.url() === `${files.url}/results`)
        void request.fetchPostData().then((text) => results.push(text ?? ''));
    });
    writeFileSync(join(folder, 'sample.html'), html);
    await shown.goto(`${files.url}/sample.html`, { waitUntil: 'load' });
    if (html.includes('ran = true')) await shown.waitForFunction(() => (globalThis as { ran?: boolean }).ran);
    return shown;
  }
  const faultsOf = (shown: Page) => shown.evaluate(() => (globalThis as { faults?: string[] }).faults);

  for (const { path, code } of samples)
    it(`runs on a page: ${path}, ${code.split('\n')[0] ?? ''}`, async () => {
      const shown = await show(pageOf(code));
      assert.deepEqual(await faultsOf(shown), []);
      await shown.close();
    });

  it('sends the result of a game to a server', async () => {
    const shown = await show(page('docs/events.md', 'sendBeacon', '<fluctus-board></fluctus-board>'));
    await shown.$eval('fluctus-board', (board) => board.resign('A'));
    while (results.length === 0) await shown.waitForNetworkIdle();
    const [result] = results.map((text) => JSON.parse(text) as Record<string, unknown>);
    assert.deepEqual(
      { ...result, record: typeof result?.record },
      {
        game: 'fluctus',
        winners: [1],
        scores: result?.scores,
        record: 'string',
      },
    );
    await shown.close();
  });

  it('goes on to the next board when a puzzle is solved', async () => {
    const shown = await show(page('docs/events.md', 'game-solved', puzzle + puzzle));
    await shown.waitForFunction(() => {
      const [first, second] = document.querySelectorAll('fluctus-board');
      // a puzzle takes no move before it is ready
      if (!first!.solved) first!.play('roxbi');
      return document.activeElement === second;
    });
    await shown.close();
  });

  it('stops a puzzle after three tries', async () => {
    const shown = await show(page('docs/puzzles.md', 'disabled', puzzle));
    const disabled = [];
    for (let count = 1; count <= 3; count++) {
      await shown.waitForFunction(
        (wanted) => {
          const board = document.querySelector('fluctus-board')!;
          if (board.tries < wanted && board.moves.includes('roxbi'))
            board.play(board.moves.find((move) => move !== 'roxbi')!);
          return board.tries === wanted;
        },
        {},
        count,
      );
      disabled.push(await shown.$eval('fluctus-board', (board) => board.disabled));
    }
    assert.deepEqual(disabled, [false, false, true]);
    await shown.close();
  });

  it('shows the scores and the winner of a game', async () => {
    const [html] = pages.flatMap(({ path, text }) =>
      path === 'docs/events.md' ? blocks(text, 'html').filter((each) => each.includes('game-score')) : [],
    );
    const shown = await show(copied(html!));
    await shown.waitForFunction(() => /^\d+ : \d+$/.test(document.querySelector('#score')!.textContent));
    await shown.$eval('lucky-numbers-grid', (board) => {
      board.endGame({ winners: [0], reason: 'Time is up.' });
    });
    await shown.waitForFunction(() =>
      /^\d+ : \d+ \(A won\)$/.test(document.querySelector('#score')!.textContent),
    );
    assert.deepEqual(await faultsOf(shown), []);
    await shown.close();
  });

  it('plays over a channel from two tabs', async () => {
    const [host, guest] = pages
      .filter(({ path }) => path === 'docs/online.md')
      .flatMap(({ text }) => blocks(text, 'html').filter((html) => html.includes('BroadcastChannel')));
    writeFileSync(join(folder, 'bo.html'), copied(guest!));
    const [ada, bo] = [await browser.newPage(), await browser.newPage()];
    const invitation = new Promise<string>((resolve) => {
      ada.on('console', (message) => resolve(/bo\.html#\w+/.exec(message.text())![0]));
    });
    writeFileSync(join(folder, 'sample.html'), copied(host!));
    await ada.goto(`${files.url}/sample.html`);
    await bo.goto(`${files.url}/${await invitation}`);
    /** Waits until a board shows a game of two people from elsewhere at this ply. */
    const shows = (page: Page, id: string, ply: number) =>
      page.waitForFunction(
        (of, at) => {
          const board = document.querySelector<Element & { ply: number; record: string }>(of)!;
          return board.ply === at && board.record.includes('[SeatB "Bo"]');
        },
        {},
        id,
        ply,
      );
    await shows(ada, '#ada', 0);
    await shows(bo, '#bo', 0);
    await ada.$eval('fluctus-board', (board) => board.play('@ro'));
    await shows(bo, '#bo', 1);
    await bo.$eval('fluctus-board', (board) => board.play('@go'));
    await shows(ada, '#ada', 2);
    assert.deepEqual([await faultsOf(ada), await faultsOf(bo)], [[], []]);
    await Promise.all([ada.close(), bo.close()]);
  });
});
