import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { HTTPRequest } from 'puppeteer-core';
import { filesUnder, findGames, findPacks } from '../../scripts/files.mjs';
import { openSite, type SitePage } from './site-page.js';
import { inShadow } from '../../scripts/browser.mjs';

/** The limits of a page, in bytes. */
const MOST = 300_000;
const MOST_GZIP = 60_000;

interface Board extends HTMLElement {
  readonly moves: readonly string[];
  readonly ply: number;
  readonly path: string;
  readonly updateComplete: Promise<boolean>;
  play(move: string): boolean;
}

describe('boards on the site', () => {
  const games = findGames();
  let site: SitePage;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function show(path: string, width = 1280, height = 800) {
    await site.page.setViewport({ width, height });
    await site.page.goto(site.url + path, { waitUntil: 'load' });
    await site.page.evaluate(() => document.fonts.ready);
  }

  /** Waits until a board shows the buttons of its game. */
  const drawn = (board: string) =>
    site.page.waitForFunction(
      (selector) => document.querySelector(selector)?.shadowRoot?.querySelector('[role=grid] button'),
      {},
      board,
    );

  it('has pages of at most 300 kB, and 60 kB gzip', () => {
    const files = filesUnder('site-dist', '.html').filter((path) => !/\/(storybook|cdn)\//.test(path));
    assert.ok(files.length > 20);
    for (const file of files) {
      const html = readFileSync(file);
      assert.ok(html.length <= MOST, `${file}: ${html.length}`);
      const { length } = gzipSync(html, { level: 9 });
      assert.ok(length <= MOST_GZIP, `${file}: ${length} gzip`);
    }
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const)
    for (const { id } of games)
      it(`has the board with what a move needs in the first window: ${id}, ${width} × ${height}`, async () => {
        await show(`/${id}/`, width, height);
        await drawn('#board');
        // also on a site with a table server, where each game has the tool that invites somebody
        await site.page.$eval('#board', (board) => board.setAttribute('table', '/'));
        await site.page.waitForSelector('#board >>> [part=tools] .elsewhere button', inShadow);
        const bottoms = await site.page.$eval('#board', (board) => {
          const { shadowRoot: root } = board;
          // below its board, Fluctus has nothing but the tools
          const parts = {
            header: [document.querySelector('.site-header')!],
            board: [root!.querySelector('[role=grid]')!],
            hand: [
              ...root!.querySelectorAll(':is([part~=hand], [part~=loupe], [part~=middle], [part~=throw])'),
            ],
            tools: [root!.querySelector('[part=tools]')!],
          };
          return Object.fromEntries(
            Object.entries(parts).map(([name, all]) => [
              name,
              Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
            ]),
          );
        });
        assert.ok(bottoms.header! <= 56, `one row: ${bottoms.header}`);
        assert.ok(bottoms.board! > height / 2, `a large board: ${bottoms.board}`);
        for (const [name, bottom] of Object.entries(bottoms))
          assert.ok(bottom <= height, `${name}: ${bottom}`);
      });

  it('keeps a game', async () => {
    await show('/fluctus/');
    await drawn('#board');
    const play = (board: Element) => {
      const { moves } = board as Board;
      (board as Board).play(moves[0]!);
    };
    await site.page.$eval('#board', play);
    await show('/fluctus/');
    await drawn('#board');
    assert.notEqual(await site.page.$eval('#board', (board) => (board as Board).ply), 0);
  });

  it('shows the rule that an address names', async () => {
    await show('/fluctus/#F6');
    await site.page.waitForFunction(
      () => document.querySelector('fluctus-rules')?.shadowRoot?.activeElement?.id === 'rule-F6',
    );
    const top = await site.page.$eval(
      'fluctus-rules',
      (rules) => rules.shadowRoot!.activeElement!.getBoundingClientRect().top,
    );
    assert.ok(top >= 0 && top < 400, String(top));
  });

  it('begins the examples of the rules with one press', async () => {
    await show('/luzi/', 390, 844);
    await site.page.click('.learn');
    await site.page.waitForSelector('luzi-rules >>> .playing', inShadow);
  });

  it('has four games to play on its first page, each loaded when it is asked for', async () => {
    await show('/');
    const loaded = () =>
      site.page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /cdn\/([a-z-]+)\.min\.js$/.exec(name)?.[1] ?? []),
      );
    await site.page.focus('[role=tab]');
    const before: string[] = [];
    const places = new Set<string>();
    for (const { tag } of games) {
      before.push(tag);
      await drawn(`[role=tabpanel]:not([hidden]) > ${tag}`);
      assert.deepEqual(await loaded(), before);
      assert.equal(await site.page.evaluate(() => document.activeElement?.ariaSelected), 'true');
      assert.match(await site.page.$eval('.line code', (code) => code.textContent), new RegExp(`</${tag}>$`));
      const [headline, hero] = await site.page.$$eval('.hero h1, .hero', (all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ top, height }) => `${top} ${height}`),
      );
      places.add(`${headline}, ${hero}`);
      await site.page.keyboard.press('ArrowRight');
    }
    assert.equal(places.size, 1, [...places].join('; '));
  });

  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const)
    for (const root of ['', '/de'])
      it(`has the puzzles of the day, which move nothing when they load: ${root}/today/, ${width} × ${height}`, async () => {
        const { page } = site;
        await page.evaluateOnNewDocument(() => {
          const moved: string[] = [];
          Object.assign(globalThis, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ((entry as PerformanceEntry & { readonly value: number }).value > 0.03)
                moved.push(JSON.stringify(entry));
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await show(`${root}/today/`, width, height);
        const puzzles = await page.$$eval('.puzzles > *', (all) => all.map(({ id }) => `#${id}`));
        assert.equal(puzzles.length, findPacks().length);
        for (const puzzle of puzzles) {
          await page.$eval(puzzle, (place) => place.scrollIntoView());
          await drawn(`daily-puzzle${puzzle} > *`);
        }
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        const moved = await page.evaluate(() => (globalThis as { moved?: string[] }).moved);
        assert.deepEqual(moved, []);
      });

  for (const [root, done, open] of [
    ['', 'Solved', 'Not solved yet'],
    ['/de', 'Gelöst', 'Noch offen'],
  ] as const)
    it(`begins ${root}/today/ with a picture of each puzzle, which leads to it, and says which are solved`, async () => {
      const { page } = site;
      const games = findPacks();
      await show(`${root}/today/`);
      const overview = () =>
        page.$$eval('.overview a', (all) =>
          all.map((card) => ({
            puzzle: card.hash.replace('#daily-', ''),
            state: card.querySelector('.state')!.textContent,
            title: card.querySelector('b')!.textContent,
            level: card.querySelector('.level')!.textContent,
            images: [...card.querySelectorAll('img')].filter(
              (image) => image.checkVisibility() && image.width >= 60,
            ).length,
          })),
        );
      await page.waitForFunction(
        (count) => document.querySelectorAll('.overview img').length === 2 * count,
        {},
        games.length,
      );
      const before = await overview();
      assert.deepEqual(before.map(({ puzzle }) => puzzle).sort(), [...games].sort());
      for (const { title, level, state, images } of before) {
        assert.ok(title && level);
        assert.equal(state, open);
        assert.equal(images, 1);
      }
      // another page of this browser solves that of Fluctus
      await page.evaluate(() => {
        const now = new Date();
        const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
          .map((part) => `${part}`.padStart(2, '0'))
          .join('-');
        const results = { [day]: { tries: 1, hints: 0, solved: true } };
        localStorage.setItem('spielkasten:daily:fluctus', JSON.stringify({ version: 1, seen: day, results }));
        dispatchEvent(new StorageEvent('storage'));
      });
      const after = await overview();
      for (const { puzzle, state } of after) assert.equal(state, puzzle === 'fluctus' ? done : open);
      assert.match(await page.$eval('#day', (line) => line.textContent), /\b1 (of|von) 5\b/);
      await page.evaluate(() => localStorage.removeItem('spielkasten:daily:fluctus'));
      await page.click('.overview [data-game=luzi]');
      await page.waitForFunction(() => {
        const { top, bottom } = document.querySelector('#daily-luzi')!.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
    });

  it('has the same puzzle of the day on its first page, which leads to all', async () => {
    const { page } = site;
    const position = () =>
      page.$eval('daily-puzzle > fluctus-board', (board) => board.getAttribute('position'));
    await show('/');
    await page.$eval('#daily-fluctus', (place) => place.scrollIntoView());
    await drawn('daily-puzzle > *');
    const first = await position();
    await page.click('.turned:has(#daily-fluctus) .button');
    await page.waitForFunction(() => location.pathname === '/today/');
    await drawn('daily-puzzle > fluctus-board');
    assert.equal(await position(), first);
  });

  it('begins the page of the swap puzzle with that of the day', async () => {
    await show('/lucky-swap/');
    await drawn('.play > daily-puzzle > lucky-numbers-swap');
    await drawn('#board');
  });

  it('has a sentence whose moves move the board', async () => {
    await show('/');
    const moves = await site.page.waitForFunction(() => {
      document.querySelector('.article')!.scrollIntoView();
      const all = [...document.querySelectorAll('.article game-move')];
      return all.every(({ shadowRoot }) => shadowRoot?.querySelector('[part=move]')) && all.length;
    });
    assert.equal(await moves.jsonValue(), 4);
    for (const [i, path] of ['5', '6', '6a1', '6a2'].entries()) {
      await (await site.page.$$('.article game-move >>> [part=move]'))[i]!.click();
      await site.page.waitForFunction(
        (wanted) => document.querySelector<Board>('#club')!.path === wanted,
        {},
        path,
      );
    }
  });

  it('shows a board in each look, and in a colour of the reader', async () => {
    await show('/');
    await site.page.$eval('#dressed', (board) => board.scrollIntoView());
    await drawn('#dressed');
    /** Waits until the wood of the board has a colour. */
    const hasWood = (colour: string) =>
      site.page.waitForFunction(
        (wanted) =>
          getComputedStyle(document.querySelector('#dressed')!).getPropertyValue('--spiel-wood') === wanted,
        {},
        colour,
      );
    const buttons = await site.page.$$('.looks button');
    assert.ok(buttons.length > 4);
    for (const button of buttons) {
      await button.click();
      await hasWood(await button.$eval('i', (swatch) => getComputedStyle(swatch).getPropertyValue('--wood')));
    }
    await site.page.$eval('#brand', (input) => {
      (input as HTMLInputElement).value = '#7c3aed';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await site.page.waitForFunction(() =>
      getComputedStyle(document.querySelector('#dressed')!)
        .getPropertyValue('--spiel-wood')
        .includes('oklch'),
    );
    assert.equal(
      await site.page.$eval('#dressed', (board) => getComputedStyle(board).getPropertyValue('--spiel-brand')),
      '#7c3aed',
    );
  });

  it('has two boards at one table when the reader comes near: each shows the moves of both, and its own chip only', async () => {
    const { page } = site;
    // until a board is at the table, it has a game of its own
    await page.evaluateOnNewDocument(() => {
      addEventListener('game-table', ({ target, detail }) => {
        (target as HTMLElement).dataset.table = detail.status;
      });
    });
    await show('/');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    assert.deepEqual(
      loaded.filter((name) => /table|glux/.test(name)),
      [],
    );
    await page.$eval('.pair', (pair) => pair.scrollIntoView());
    /** Waits until a board shows so many moves and draws; returns if it shows a hand, and what it knows of both chips. */
    const seen = async (id: string, ply: number) => {
      await page.waitForFunction(
        (selector, least) => (document.querySelector<Board>(selector)?.ply ?? -1) >= least,
        {},
        ...([`#${id}[data-table=playing]`, ply] as const),
      );
      return page.$eval(`#${id}`, async (board) => {
        await (board as Board).updateComplete;
        const { position, shadowRoot } = board as Board & { readonly position: string };
        const hand = shadowRoot!.querySelector('[part~=hand] button') !== null;
        return { hand, chips: / [AB] (\S+) /.exec(position)![1]!.replaceAll(/\d+/g, 'chip') };
      });
    };
    assert.deepEqual(await seen('ada', 1), { hand: true, chips: 'chip,-' });
    assert.deepEqual(await seen('bo', 1), { hand: false, chips: '?,-' });
    await page.click('#ada >>> [part~=hand] button');
    assert.deepEqual(await seen('bo', 3), { hand: true, chips: '-,chip' });
    assert.deepEqual(await seen('ada', 3), { hand: false, chips: '-,?' });
  });

  it('says that the table could not be loaded', async () => {
    const { page } = site;
    const refuse = (request: HTTPRequest) => {
      if (request.url().endsWith('table.min.js')) void request.abort();
      else void request.continue();
    };
    await page.setRequestInterception(true);
    page.on('request', refuse);
    await show('/');
    await page.$eval('.pair', (pair) => pair.scrollIntoView());
    await page.waitForFunction(() => document.querySelector('.pair [role=status]:not(:empty)'));
    page.off('request', refuse);
    await page.setRequestInterception(false);
  });

  it('has cards and facts that leave no hole, in windows of every width', async () => {
    for (const path of ['/', '/gallery/']) {
      await show(path);
      for (const width of [360, 480, 600, 760, 800, 980, 1000, 1280, 1600]) {
        await site.page.setViewport({ width, height: 800 });
        const holes = await site.page.$$eval('.cards, .facts', (lists) =>
          lists.map((list) => {
            const boxes = Array.from(list.children, (each) => each.getBoundingClientRect());
            const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))];
            const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
            // a card may be several columns wide and several rows high
            const filled = boxes.map(
              (box) =>
                lefts.filter((left) => left >= Math.round(box.left) && left < box.right).length *
                tops.filter((top) => top >= Math.round(box.top) && top < box.bottom).length,
            );
            return lefts.length * tops.length - filled.reduce((sum, each) => sum + each, 0);
          }),
        );
        assert.deepEqual(
          holes.filter((each) => each !== 0),
          [],
          `${path}, ${width}: ${holes.join()}`,
        );
      }
    }
  });

  it('has a picture of a post about each game in the gallery', async () => {
    await show('/gallery/');
    const names = await site.page.$$eval('.posts .plate img', async (pictures) => {
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode()));
      return pictures.map((picture) => picture.closest('li')!.textContent);
    });
    for (const name of ['Fluctus', 'Glüx', 'Lucky Numbers', 'Luzi und Joe'])
      assert.ok(
        names.some((text) => text.includes(name)),
        name,
      );
  });

  it('uses its own fonts', async () => {
    await show('/');
    const loaded = await site.page.evaluate(() =>
      ['1rem Fraunces', '1rem "Instrument Sans"'].map((font) => document.fonts.check(font)),
    );
    assert.deepEqual(loaded, [true, true]);
    const font = await site.page.$eval('fluctus-board', (board) =>
      getComputedStyle(board).getPropertyValue('--spiel-serif'),
    );
    assert.match(font, /^Fraunces/);
  });
});
