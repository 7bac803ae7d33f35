import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../../test/package/page.js';
import { inShadow } from '../../scripts/browser.mjs';

const folder = 'site/posts';
const posts = ['rules-article', 'puzzle', 'annotated-game', 'newsletter'];
/** Posts with an annotated game each, which the guide does not name. */
const more = ['glux-middle', 'lucky-numbers-last-cell', 'luzi-sieben-joes'];
/** Those in German. */
const german = readdirSync('site/posts/de').map((file) => file.replace('.html', ''));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The arguments of `spielkasten picture` for each picture. */
const pictures = {
  corner: ['fluctus', 'AAB.../...B.. A 6,6 2,2 -,-', '--marks', 'ro-wo wo-yo:red=no'],
  'week-12': ['fluctus', 'AA..BA/A..B.. A 2,4 2,2 -,go-gi'],
  'move-7': ['fluctus', 'AA.BBA/A.BB.. A 4,4 2,2 -,-', '--marks', 'wo-gi:red bo-ri'],
  'six-on-four': [
    'glux',
    '6,(B5B3),B3,B2,3,B4/13/13/6,(A3A4),B1,5/7,(B4A6),A1,3,B5/A4,3,A2,1,A2,1,A1,4/13/13/A3,12 A -,? 564,754 -',
    '--marks',
    'i5-h5',
  ],
  'fifteen-each': [
    'lucky-numbers',
    '1,5,7,13/2,12,14,16/5,14,17,18/.,17,18,20 A - - 0',
    '--options',
    '{"players":1}',
  ],
  'five-ones': ['luzi', '36,35 2/5 B 1 11111234'],
  'fuenf-einsen': ['luzi', '36,35 2/5 B 1 11111234', '--lang', 'de'],
};

/** The values of an attribute in a page. */
const valuesOf = (html: string, attribute: string) =>
  Array.from(html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g')), ([, value = '']) => value);

interface Board extends HTMLElement {
  readonly path: string;
  readonly record: string;
  readonly solved: boolean;
  goTo(place: string): void;
  readonly updateComplete: Promise<boolean>;
}

describe('the posts of the site', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  before(async () => {
    [site, browser] = [await serve({ '/': 'site', '/cdn': 'cdn', '/looks': 'looks' }), await start()];
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  /** Opens a page and renders all its boards; `faults` are the errors so far. */
  async function open(
    name: string,
    width = 1000,
    motion: 'reduce' | 'no-preference' = 'reduce',
  ): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage();
    const faults: string[] = [];
    await page.setViewport({ width, height: 800 });
    // With motion, a board would show each move for a while.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.evaluateOnNewDocument(() => {
      addEventListener('game-error', ({ detail }) => {
        console.error(detail.message);
      });
    });
    await page.goto(`${site.url}/posts/${name}.html`, { waitUntil: 'load' });
    await page.evaluate(async () => {
      const tags = new Set(Array.from(document.querySelectorAll(':not(:defined)'), (each) => each.localName));
      for (const tag of tags) await customElements.whenDefined(tag);
      for (const each of document.querySelectorAll<Board>('*'))
        if (each.localName.includes('-')) while (!(await each.updateComplete));
    });
    return { page, faults };
  }

  for (const name of [...posts, ...more, ...german.map((each) => `de/${each}`)])
    for (const width of [360, 1000])
      it(`shows its boards without errors, as wide as the window: ${name}, ${width} px`, async () => {
        const { page, faults } = await open(name, width);
        await page.waitForFunction(() =>
          [...document.querySelectorAll('*')]
            .filter(({ localName }) => localName.includes('-'))
            .every(({ shadowRoot }) => shadowRoot?.querySelector('[part=board] *, [part=rule], [part=move]')),
        );
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        assert.deepEqual(faults, []);
        await page.close();
      });

  it('is as wide as the window while boards wait for their parts', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 800 });
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      // the parts never come
      if (!request.url().includes('/cdn/board.')) void request.continue();
    });
    await page.goto(`${site.url}/posts/de/puzzle.html`, { waitUntil: 'load' });
    await page.waitForFunction(
      () => document.querySelectorAll('#week-12:state(waiting), #weekend:state(waiting)').length === 2,
    );
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await page.close();
  });

  it('has a puzzle that is solved with clicks and sent in a form', async () => {
    const { page, faults } = await open('puzzle');
    const click = async (square: string) => {
      const found = await page.waitForSelector(`#week-12 >>> button[data-square="${square}"]`, inShadow);
      await found!.click();
    };
    const atPly = (ply: number) =>
      page.waitForFunction(
        (wanted) => document.querySelector<Board & { ply: number }>('#week-12')!.ply === wanted,
        {},
        ply,
      );
    const openFor = async (ply: number) => {
      await atPly(ply);
      await page.waitForSelector('#week-12 >>> .tool[aria-disabled=false]', inShadow);
    };
    await openFor(0);
    for (const square of ['wo', 'yo']) await click(square);
    await page.waitForFunction(
      () => document.querySelector<Board & { tries: number }>('#week-12')!.tries === 1,
    );
    await openFor(0);
    for (const square of ['wo', 'gi']) await click(square);
    await openFor(2);
    for (const square of ['ro', 'bi']) await click(square);
    await page.waitForFunction(() => document.querySelector<Board>('#week-12')!.solved);
    await page.type('#reader', 'Cleo');
    await page.click('.send button');
    const said = await page.$eval('output', ({ textContent }) => textContent);
    assert.equal(said, 'Thank you, Cleo. We have noted: wrong tries: 1.');
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('has a puzzle that the form does not send before it is solved', async () => {
    const { page } = await open('puzzle');
    await page.waitForSelector('#week-12 >>> .tool[aria-disabled=false]', inShadow);
    await page.click('.send button');
    assert.equal(await page.$eval('output', ({ textContent }) => textContent), '');
    assert.equal(await page.$eval('#entry', (form) => (form as HTMLFormElement).checkValidity()), false);
    await page.close();
  });

  it('has moves in the text that all change the board', async () => {
    const { page, faults } = await open('annotated-game');
    const moves = await page.$$('game-move >>> [part=move]');
    assert.ok(moves.length > 30);
    const paths: string[] = [];
    for (const move of moves) {
      await move.click();
      await page.waitForFunction((button) => button.matches('[aria-current]'), {}, move);
      paths.push(await page.$eval('#g1', (board) => (board as unknown as Board).path));
    }
    assert.equal(new Set(paths).size, moves.length);
    const main = paths.filter((path) => /^\d+$/.test(path));
    assert.deepEqual(
      main,
      Array.from({ length: 25 }, (_, i) => String(i + 1)),
    );
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('has a board that follows the reader below it', async () => {
    const { page } = await open('annotated-game', 360, 'no-preference');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('game-move')].every(({ shadowRoot }) =>
        shadowRoot?.querySelector('[part=move]'),
      ),
    );
    const last = (await page.$$('game-move')).at(-1)!;
    // Parts of the page that are rendered later shift the text: scroll until it stays.
    await page.waitForFunction(
      (move) => {
        scrollBy(0, move.getBoundingClientRect().top - innerHeight * 0.6);
        return document.querySelector<Board>('#g1')!.path === '25';
      },
      {},
      last,
    );
    const places = await last.evaluate((each) => {
      const board = document.querySelector('#g1')!.getBoundingClientRect();
      return { top: board.top, bottom: board.bottom, move: each.getBoundingClientRect().top };
    });
    // The board is at the top of the window, and the move of the text below it.
    assert.equal(places.top, 0);
    assert.ok(places.move > places.bottom, JSON.stringify(places));
    const said = () =>
      page.$eval('#g1 >>> .at span', (line) => (line.checkVisibility() ? line.textContent : ''));
    assert.equal(await said(), '13. Ada leaps from ri over wo and captures on yo.');
    // a move of a variation is told, too
    await page.$eval('#g1', (board) => {
      (board as Board).goTo('6a1');
    });
    await page.waitForFunction(
      (wanted) =>
        document.querySelector('#g1')!.shadowRoot!.querySelector('.at span')!.textContent === wanted,
      {},
      '3. Bo steps from go to yo.',
    );
    await page.close();
  });

  it('has a board whose picture is saved as a file', async () => {
    const { page } = await open('rules-article');
    const downloads = mkdtempSync(join(tmpdir(), 'spielkasten-posts-'));
    const session = await page.createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads,
      eventsEnabled: true,
    });
    for (const [type, file] of [
      ['SVG', 'fluctus-0.svg'],
      ['PNG', 'fluctus-0.png'],
    ] as const) {
      const done = new Promise<void>((resolve) => {
        session.on('Browser.downloadProgress', ({ state }) => {
          if (state === 'completed') resolve();
        });
      });
      await (await page.waitForSelector('#play >>> [data-panel=more]', inShadow))!.click();
      await (await page.waitForSelector(
        `#play >>> button ::-p-text(Save the picture (${type}))`,
        inShadow,
      ))!.click();
      await done;
      assert.ok(existsSync(join(downloads, file)), file);
      await page.keyboard.press('Escape');
    }
    rmSync(downloads, { recursive: true });
    await page.close();
  });

  it('has a newsletter without scripts and external references, and the same as plain text', () => {
    const html = textOf('newsletter.html');
    assert.doesNotMatch(html, /<script|\son\w+=|javascript:|@import|url\(/i);
    const addresses = [...valuesOf(html, 'src'), ...valuesOf(html, 'href')].filter(
      (each) => each !== 'data:,',
    );
    assert.ok(addresses.length > 5);
    for (const address of addresses) {
      assert.doesNotMatch(address, /^[a-z]+:|^\/\//i);
      assert.ok(existsSync(join(folder, address)), address);
    }
    const images = html.match(/<img[^>]*>/g) ?? [];
    assert.equal(images.length, 3);
    for (const image of images) assert.match(image, /alt="[^"]{20,}"/);
    const text = textOf('newsletter.txt');
    for (const heading of Array.from(
      html.matchAll(/<h2[^>]*>\s*([^<]*?)\s*<\/h2>/g),
      ([, words = '']) => words,
    ))
      assert.ok(text.includes(heading.toUpperCase()), heading);
    for (const move of ['woxgi!', 'rixbo!', 'bo-go!', 'rixyo']) assert.ok(text.includes(move), move);
  });

  for (const [name, options] of Object.entries(pictures))
    for (const [theme, file] of [
      ['light', `${name}.svg`],
      ['dark', `${name}-dark.svg`],
    ] as const)
      it(`has the picture that the command writes: ${name}, ${theme}`, () => {
        const args = ['bin/spielkasten.mjs', 'picture', ...options, '--width', '560', '--theme', theme];
        const svg = execFileSync(process.execPath, args, { encoding: 'utf8' });
        assert.equal(textOf(`pictures/${file}`), svg);
      });

  it('has the same boards and moves in German', () => {
    const isPart = /<game-move[^]*?<\/game-move>|<[a-z]+-[a-z-]+\s[^]*?>|^ *[\d.]+ [@a-z][^]*?<\//gm;
    const boardsOf = (name: string) =>
      (textOf(`${name}.html`).match(isPart) ?? [])
        // what differs: comments, names, and the words of moves that are named by a place
        .map((part) => part.replaceAll(/\{[^}]*\}| names="[^"]*"|(?<=(ply|path)="\w+")>[^<>]*|\s+/g, ''))
        .sort();
    assert.deepEqual(german.sort(), [...posts.filter((each) => each !== 'newsletter'), ...more].sort());
    for (const name of german) {
      assert.ok(boardsOf(name).length > 1, name);
      assert.deepEqual(boardsOf(`de/${name}`), boardsOf(name), name);
    }
  });

  it('is linked from the page about platforms', () => {
    const guide = readFileSync('docs/platforms.md', 'utf8');
    for (const name of posts) assert.ok(guide.includes(`/site/posts/${name}.html)`), name);
  });
});
