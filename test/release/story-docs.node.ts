import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../package/page.js';
import { inShadow } from '../../scripts/browser.mjs';

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

interface Element {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string }[];
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  readonly modules: readonly { readonly declarations: readonly Element[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations);

/** The page of documentation of each board. */
const boards = {
  'fluctus-board': 'fluctus-board--docs',
  'glux-board': 'glüx-board--docs',
  'lucky-numbers-grid': 'lucky-numbers-board--docs',
  'luzi-dice': 'luzi-und-joe-tray--docs',
};

/** The names of the rows with a control, in the tables of controls of a page of documentation. */
const controls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.docblock-argstable tbody tr')]
      .filter((row) => row.lastElementChild?.querySelector('[id^=control-], [id^=set-]'))
      .map((row) => row.firstElementChild?.textContent ?? ''),
  );

/** The addresses of the pages that the start page links to, or a page of documentation in its list of stories. */
const links = (page: Page): Promise<string[]> =>
  page.$$eval(':is(.start, .others) a[href*="path="]', (all) =>
    all.map((link) => new URL(link.href).searchParams.get('path') ?? ''),
  );

/** What a page of documentation shows. */
interface Shown {
  /** The errors until the page was closed. */
  readonly errors: readonly string[];
  readonly controls: readonly string[];
  readonly links: readonly string[];
  /** The height of the page in pixels. */
  readonly height: number;
}

/** The height that a reader scrolls through at most. */
const HIGHEST = 12_000;

/** The stories themselves are tested by Vitest, which leaves out the pages of documentation. */
describe('built Storybook', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;

  before(async () => {
    [server, browser] = await Promise.all([serve({ '/': 'storybook-static' }), start()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** Opens a page of documentation; `errors` grows while it is open. */
  async function openDocs(id: string): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => {
      // the pages have the fonts of the site
      if (request.url().includes('/sb-common-assets/')) errors.push(request.url());
    });
    await page.goto(`${server.url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
    await page.waitForSelector('.sbdocs-content h1', { visible: true, timeout: 120_000 });
    await page.waitForNetworkIdle();
    // the control of a colour is an empty element until its module has run
    await page.waitForFunction(
      () => !document.querySelector('.docblock-argstable td:last-child > div:empty'),
    );
    return { page, errors };
  }

  /** Opens a page of documentation once, and reads what the tests check. */
  const read = new Map<string, Promise<Shown>>();
  function readDocs(id: string): Promise<Shown> {
    const reading = async () => {
      const { page, errors } = await openDocs(id);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const shown = { errors, controls: await controls(page), links: await links(page), height };
      await page.close();
      return shown;
    };
    const shown = read.get(id) ?? reading();
    read.set(id, shown);
    return shown;
  }

  for (const { id } of Object.values(entries).filter(({ type }) => type === 'docs'))
    it(`renders without errors: ${id}`, async () => {
      assert.deepEqual((await readDocs(id)).errors, []);
    });

  const documented = { ...boards, 'lucky-numbers-swap': 'lucky-numbers-swap-puzzle--docs' };
  for (const [tag, id] of Object.entries(documented))
    it(`has a control for each attribute and token of <${tag}>, and for nothing else`, async () => {
      const element = elements.find(({ tagName }) => tagName === tag);
      const names = [...(element?.attributes ?? []), ...(element?.cssProperties ?? [])];
      const shown = await readDocs(id);
      assert.deepEqual(shown.controls.toSorted(), names.map(({ name }) => name).sort());
    });

  for (const [tag, id] of Object.entries(documented))
    it(`is short enough to read, and links to the stories that it does not show: ${tag}`, async () => {
      const { height, links: others } = await readDocs(id);
      assert.ok(height < HIGHEST, `${height} pixels`);
      assert.deepEqual(
        others.filter((link) => !(link.replace('/story/', '') in entries)),
        [],
      );
    });

  it('shows live boards on the start page', async () => {
    const { page } = await openDocs('start--docs');
    for (const tag of Object.keys(boards)) {
      // a board starts its game only when it is visible
      await page.$eval(`.games ${tag}`, (board) => board.scrollIntoView());
      await page.waitForSelector(`.games ${tag} >>> [role="grid"] button`, inShadow);
    }
    const field = await page.waitForSelector('fluctus-board >>> button[aria-label^="ri,"]', inShadow);
    await field?.click();
    await page.waitForFunction(() => document.querySelector('fluctus-board')?.ply === 1);
    await page.close();
  });

  it('links the start page only to pages that exist', async () => {
    const shown = await readDocs('start--docs');
    assert.ok(shown.links.length > 20);
    assert.deepEqual(
      shown.links.filter((link) => !(link.replace(/^\/(docs|story)\//, '') in entries)),
      [],
    );
  });

  it('shows the controls of a story in its panel, and the name of the project', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1400, height: 1000 });
    await page.goto(`${server.url}/?path=/story/fluctus-board--mid-game`);
    await page.waitForSelector('#control-seats');
    assert.match(await page.title(), /Spielkasten$/);
    await page.close();
  });

  it('changes the colour of a board with the control of a token', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1400, height: 1000 });
    await page.goto(`${server.url}/?path=/story/fluctus-board--mid-game`);
    const input = await page.waitForSelector('#control---spiel-linen');
    await input?.type('#336699');
    const frame = await page.waitForFrame((each) => each.url().includes('iframe.html'));
    await frame.waitForFunction(() => {
      const mat = document.querySelector('fluctus-board')?.shadowRoot?.querySelector('[part=mat]');
      return mat && getComputedStyle(mat).backgroundColor === 'rgb(51, 102, 153)';
    });
    await page.close();
  });
});
