import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { filesUnder, findGames } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../../test/package/page.js';
import { inShadow } from '../../scripts/browser.mjs';
import { movedPages } from '../lib/docs.mjs';

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

const PREFIX = '/spielkasten/';
const withPrefix = (path: string) => PREFIX + path.slice(1);
/** The pages of the documentation have the same styles: one of them stands for all. */
const isTypical = (path: string) => !path.includes('/docs/') || path.endsWith('/platforms/');
/** The width of a narrow window, in CSS pixels. */
const NARROW = 360;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page of the site without its scripts. */
interface Document {
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** The properties of its preview in messages and feeds, by name. */
  readonly card: Readonly<Record<string, string>>;
  /** The number of headings of level 1. */
  readonly headings: number;
  readonly ids: readonly string[];
  readonly rules: readonly string[];
  /** Links, and the addresses of everything that the page loads. */
  readonly addresses: readonly string[];
}

/** What a page shows in a browser. */
interface Examined {
  readonly path: string;
  readonly faults: readonly string[];
  readonly violations: readonly string[];
  readonly inDark: readonly string[];
  /** The width of the content in a narrow window. */
  readonly narrow: number;
  /** The fields whose letters are so small that a phone zooms in on them. */
  readonly smallFields: readonly string[];
}

/** Runs in the browser: reads a page without running it. Contains no named functions, which tsx would wrap. */
async function readDocument(path: string): Promise<Document> {
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  page.head.prepend(Object.assign(page.createElement('base'), { href: path }));
  return {
    path,
    lang: page.documentElement.lang,
    title: page.title,
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    card: Object.fromEntries(
      [...page.querySelectorAll('meta[property^="og:"]')].map((tag) => [
        tag.getAttribute('property')!,
        tag.getAttribute('content')!,
      ]),
    ),
    headings: page.querySelectorAll('h1').length,
    // a board that is made when the reader comes near is in a template
    ids: [
      page,
      ...Array.from(
        page.querySelectorAll<HTMLTemplateElement>('board-later > template'),
        (each) => each.content,
      ),
    ].flatMap((root) => Array.from(root.querySelectorAll('[id]'), ({ id }) => id)),
    // rules are in a shadow root, and answer to their number
    rules: Array.from(
      page.querySelectorAll<HTMLTemplateElement>('.still > template'),
      ({ content }) => content,
    ).flatMap((root) =>
      Array.from(root.querySelectorAll('[id^=rule-]:not([id$=-title])'), ({ id }) => id.slice(5)),
    ),
    addresses: [...page.querySelectorAll<HTMLAnchorElement>('a[href], link[href], [src]')].map(
      (element) => new URL(element.getAttribute('href') ?? element.getAttribute('src')!, page.baseURI).href,
    ),
  };
}

describe('site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-site-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let page: Page;
  let documents: Document[];
  const faults: string[] = [];
  const examined: Examined[] = [];

  before(async () => {
    const eleventy = 'node_modules/@11ty/eleventy/cmd.cjs';
    execFileSync(
      process.execPath,
      [eleventy, '--quiet', '--config=site/eleventy.config.mjs', `--output=${folder}`],
      { env: { ...process.env, SITE_URL: `https://example.org${PREFIX}` }, stdio: 'ignore' },
    );
    // a published project site has its own path
    [site, browser] = [await serve({ [PREFIX]: folder }), await start()];
    page = await browser.newPage();
    watch();
    await page.goto(`${site.url}${PREFIX}404.html`);
    // The page for frames belongs to the package, and the newsletter is a mail.
    const files = filesUnder(folder, '.html').filter((path) => !/\/cdn\/|\/newsletter\.html$/.test(path));
    const paths = files.map(
      (file) => PREFIX + file.slice(folder.length + 1).replace(/(^|\/)index\.html$/, '$1'),
    );
    const gone = movedPages(withPrefix).filter(({ html }) => html);
    const moved = new Set(gone.map(({ url }) => withPrefix(url)));
    documents = await Promise.all(
      paths.filter((path) => !moved.has(path)).map((path) => page.evaluate(readDocument, path)),
    );
    for (const { path } of documents) examined.push(await examine(path));
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  /** Collects errors, and requests to other servers. */
  function watch() {
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site.url) && !/^(data|blob):/.test(url)) faults.push(url);
    });
    void page.evaluateOnNewDocument(() => {
      addEventListener('game-error', ({ detail }) => {
        console.error(detail.message);
      });
    });
  }

  /** Opens a page, and waits until its elements are shown. */
  async function show(path: string) {
    faults.length = 0;
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.evaluate(async () => {
      const elements = [
        ...document.querySelectorAll<HTMLElement & { updateComplete?: Promise<boolean> }>('*'),
      ];
      // other boards of the home page load when the reader comes near
      for (const element of elements.filter(({ localName }) => customElements.get(localName)))
        while (element.updateComplete && !(await element.updateComplete));
    });
  }

  /** The violations that axe finds on the page that is shown. The elements with rules have an audit of their own. */
  async function violations(runOnly?: readonly string[]): Promise<string[]> {
    await page.evaluate(axeSource);
    return page.evaluate(
      async (exclude, rules) => {
        const { violations: found } = await axe.run(
          { exclude },
          { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
        );
        return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
      },
      findGames().map(({ rulesTag }) => rulesTag),
      runOnly,
    );
  }

  /** Shows a page once, in light, dark and narrow. */
  async function examine(path: string): Promise<Examined> {
    await show(path);
    const found = { path, faults: [...faults], violations: await violations() };
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    const inDark = isTypical(path) ? await violations(['color-contrast', 'link-in-text-block']) : [];
    await page.setViewport({ width: NARROW, height: 800, hasTouch: true });
    const narrow = await page.evaluate(() => document.documentElement.scrollWidth);
    const smallFields = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 16)
        .map((each) => each.outerHTML),
    );
    return { ...found, inDark, narrow, smallFields };
  }

  it('has a page for each game, the documentation, the gallery and the search', () => {
    const paths = documents.map(({ path }) => path.slice(PREFIX.length));
    for (const path of ['', 'fluctus/', 'glux/', 'lucky-numbers/', 'luzi/', 'docs/', 'docs/play/'])
      assert.ok(paths.includes(path), path);
    for (const path of ['today/', 'gallery/', 'composer/', 'studio/', 'search/', '404.html'])
      assert.ok(paths.includes(path), path);
  });

  it('gives every page a language, a title, a description and one heading', () => {
    for (const { path, lang, title, description, headings } of documents) {
      assert.match(lang, /^(en|de)$/, path);
      assert.ok(title && description, path);
      assert.equal(headings, 1, path);
    }
    // the name of a game is its title in every language
    const titles = documents.map(({ title, lang }) => `${title} (${lang})`);
    assert.deepEqual(
      titles.filter((title, i) => titles.indexOf(title) !== i),
      [],
    );
  });

  it('gives every page a preview with a picture, by absolute addresses', () => {
    for (const { path, title, description, card } of documents) {
      assert.ok(title.startsWith(card['og:title']!), path);
      assert.equal(card['og:description'], description, path);
      assert.equal(card['og:url'], `https://example.org${path}`);
      const [, name = ''] = /^https:\/\/example\.org\/spielkasten\/(cards\/.*\.jpg)$/.exec(
        card['og:image']!,
      )!;
      const picture = readFileSync(join(folder, name));
      assert.equal(picture.readUInt16BE(0), 0xff_d8, path);
    }
    const pictures = new Set(documents.map(({ card }) => card['og:image']));
    assert.equal(pictures.size, 1 + findGames().length);
  });

  it('has no broken link and no broken anchor', () => {
    const byPath = new Map(documents.map((document) => [document.path, document]));
    for (const { path, addresses } of documents)
      for (const address of addresses.filter((each) => each.startsWith(site.url))) {
        const { pathname, hash } = new URL(address);
        assert.ok(pathname.startsWith(PREFIX), `${path}: ${pathname}`);
        if (pathname.startsWith(`${PREFIX}storybook/`)) continue;
        const to = byPath.get(pathname);
        assert.ok(to ?? existsSync(join(folder, pathname.slice(PREFIX.length))), `${path}: ${pathname}`);
        if (hash && to)
          assert.ok(
            [to.ids, to.rules].some((all) => all.includes(decodeURIComponent(hash.slice(1)))),
            `${path}: ${address}`,
          );
      }
  });

  it('leads from each page and section that has moved to a place that is there', () => {
    const byPath = new Map(documents.map((document) => [document.path, document]));
    for (const { url, places } of movedPages(withPrefix))
      for (const place of places) {
        const [path = '', anchor] = decodeURI(place).split('#');
        const to = byPath.get(path);
        assert.ok(to && (anchor === undefined || to.ids.includes(anchor)), `${url}: ${place}`);
      }
  });

  it('has a place for each section that its documents had in the last release', () => {
    const former = JSON.parse(readFileSync('site/test/former-anchors.json', 'utf8')) as Record<
      string,
      string
    >;
    const moved = new Map(movedPages(withPrefix).map(({ url, anchors }) => [url, anchors]));
    for (const [url, texts] of Object.entries(former)) {
      const ids = documents.find(({ path }) => path === withPrefix(url))?.ids ?? [];
      const leading = moved.get(url) ?? [];
      assert.ok(ids.length || leading.includes(''), url);
      for (const anchor of texts.split(' ').filter(Boolean))
        assert.ok(
          [ids, leading].some((all) => all.includes(anchor)) || leading.includes(''),
          `${url}#${anchor}`,
        );
    }
  });

  it('leads from a section of a page that has moved to that section, and to the page without scripts', async () => {
    const arrived = (place: string) => page.waitForFunction((to) => location.href.endsWith(to), {}, place);
    await page.goto(`${site.url}${PREFIX}docs/embedding/#marks`);
    await arrived(`${PREFIX}docs/show/#marks`);
    await page.goto(`${site.url}${PREFIX}docs/embedding/#nothing`);
    await arrived(`${PREFIX}docs/start/`);
    await page.goto(`${site.url}${PREFIX}docs/accessibility/#the-command-field`);
    await arrived(`${PREFIX}docs/keys/#the-command-field`);
    await page.goto(`${site.url}${PREFIX}docs/blind.de/#das-feld-für-züge-und-wörter`);
    await arrived(`${PREFIX}docs/blind.de/#${encodeURI('das-feld-für-züge-und-befehle')}`);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}${PREFIX}docs/csp/`);
    await page.waitForSelector('#content-security-policy');
    await page.setJavaScriptEnabled(true);
  });

  it('uses every id once in a page', () => {
    for (const { path, ids } of documents) assert.equal(new Set(ids).size, ids.length, path);
  });

  it('lists all its pages but the 404 page in the sitemap', () => {
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    assert.deepEqual(
      Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address).sort(),
      documents
        .filter(({ path }) => !path.endsWith('/404.html'))
        .map(({ path }) => `https://example.org${path}`)
        .sort(),
    );
  });

  it('shows every page without errors and requests to other servers', () => {
    for (const { path, faults: found } of examined) assert.deepEqual(found, [], path);
  });

  it('has no violations of axe', () => {
    for (const { path, violations: found } of examined) assert.deepEqual(found, [], path);
  });

  it('has enough contrast in the dark', () => {
    for (const { path, inDark } of examined) assert.deepEqual(inDark, [], path);
  });

  it('fits into narrow windows', () => {
    for (const { path, narrow } of examined) assert.equal(narrow, NARROW, path);
  });

  it('has fields on which a phone does not zoom in', () => {
    for (const { path, smallFields } of examined) assert.deepEqual(smallFields, [], path);
  });

  it('shows its positions without scripts', async () => {
    await page.setJavaScriptEnabled(false);
    for (const path of ['', ...findGames().map(({ id }) => `${id}/`)]) {
      await page.goto(site.url + PREFIX + path);
      assert.ok(
        await page.$(':is(fluctus-board, glux-board, lucky-numbers-grid, luzi-dice) >>> [part=board] svg'),
        path,
      );
    }
    await page.setJavaScriptEnabled(true);
  });

  it('lets readers try the examples of the rules', async () => {
    await show(`${PREFIX}fluctus/`);
    assert.ok(await page.$('.still >>> [part~=rule]'), 'they can be read before');
    await page.$eval('#rules', (heading) => heading.scrollIntoView());
    await page.waitForSelector('fluctus-rules >>> [part~=rule]', inShadow);
    await page.waitForSelector('.still', { hidden: true });
    assert.deepEqual(faults, []);
  });

  it('gives at each rule what shows this rule elsewhere', async () => {
    await show(`${PREFIX}fluctus/#F6`);
    const copy = await page.waitForSelector('fluctus-rules > .copy[slot=rule-F6]');
    assert.match(
      await copy!.evaluate((button) => (button as HTMLElement).dataset.text ?? ''),
      /^<script type="module" src="[^"]*\/cdn\/fluctus-rules\.min\.js"><\/script>\n<fluctus-rules rule="F6"><\/fluctus-rules>$/,
    );
    assert.ok(
      await copy!.evaluate((button) => button.assignedSlot?.closest('#rule-F6')),
      'it stands in its rule',
    );
    const rules = await page.$$eval('fluctus-rules >>> [part=rule]', (all) => all.length);
    assert.equal(await page.$$eval('fluctus-rules > .copy', (all) => all.length), rules);
    assert.deepEqual(faults, []);
  });

  it('marks the section that is read, beside a page of the documentation', async () => {
    await show(`${PREFIX}docs/play/#analysis`);
    const marked = () => page.$eval('.side [aria-current=location]', ({ textContent }) => textContent);
    await page.waitForSelector('.side [aria-current=location]');
    assert.equal(await marked(), 'Analysis');
  });

  it('finds pages and rules, by keyboard', async () => {
    await show(`${PREFIX}fluctus/`);
    await page.focus('fluctus-board >>> [role=grid] [tabindex="0"]');
    await page.keyboard.press('/');
    // on a board the key is for moves by name
    await page.waitForSelector('fluctus-board >>> input', inShadow);
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.waitForSelector('#finder[open]');
    await page.keyboard.type('stand-off');
    const link = await page.waitForSelector('#finder a[href*="/luzi/"]');
    for (let i = 0; !(await link!.evaluate((a) => a === document.activeElement)) && i < 20; i++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction((path) => location.pathname === path, {}, `${PREFIX}luzi/`);
    assert.deepEqual(faults, []);
  });

  it('opens the search over a page, and leaves it', async () => {
    await show(`${PREFIX}docs/show/`);
    await page.keyboard.press('/');
    await page.keyboard.type('marks');
    await page.waitForSelector('#finder a');
    assert.deepEqual(await violations(), []);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    // the first result is a section of this page
    await page.waitForFunction(() => location.hash === '#marks' && !document.querySelector('#finder[open]'));
    await page.click('#search');
    await page.keyboard.press('Escape');
    await page.waitForSelector('#finder', { hidden: true });
    assert.equal(new URL(page.url()).pathname, `${PREFIX}docs/show/`);
    assert.deepEqual(faults, []);
  });

  it('searches on a page of its own without a dialog', async () => {
    await show(`${PREFIX}search/`);
    await page.focus('.brand');
    await page.keyboard.press('/');
    await page.keyboard.type('stand-off');
    const link = await page.waitForSelector('#results a[href*="/luzi/"]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    assert.ok(await link?.evaluate((a) => a.closest('ol')!.contains(document.activeElement)));
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}${PREFIX}docs/show/`);
    await page.click('#search');
    await page.waitForFunction((path) => location.pathname === path, {}, `${PREFIX}search/`);
    await page.setJavaScriptEnabled(true);
    assert.deepEqual(faults, []);
  });

  it('folds the groups of the documentation that do not contain the page', async () => {
    await show(`${PREFIX}docs/theming/`);
    const open = () =>
      page.$$eval('.side details', (all) =>
        all.flatMap((each) => (each.open ? [each.querySelector('h2')!.textContent] : [])),
      );
    assert.deepEqual(await open(), ['Write and design']);
    await page.click('.side details:first-child summary');
    assert.deepEqual(await open(), ['Use', 'Write and design']);
  });

  it('finds exact words before longer ones, and rules by their number', async () => {
    const found = async (words: string) => {
      await page.goto(`${site.url}${PREFIX}search/?q=${words}`);
      await page.waitForSelector('#results a');
      return page.$$eval('#results a', (links) =>
        links.map(({ href }) => new URL(href).pathname + new URL(href).hash),
      );
    };
    assert.equal((await found('marks'))[0], `${PREFIX}docs/show/#marks`);
    assert.equal((await found('F6'))[0], `${PREFIX}fluctus/#F6`);
  });

  it('tells that the index of the search cannot be loaded, and loads it again', async () => {
    const other = await browser.newPage();
    await other.setRequestInterception(true);
    let blocked = true;
    other.on('request', (request) => {
      void (blocked && request.url().includes('pagefind-entry') ? request.abort() : request.continue());
    });
    await other.goto(`${site.url}${PREFIX}search/?q=stand-off`);
    await other.waitForFunction(() => document.querySelector('#found')?.textContent.includes('try again'));
    blocked = false;
    await other.locator('form.search button').click();
    await other.waitForSelector('#results a[href*="/luzi/"]');
    assert.match(await other.$eval('#found', (status) => status.textContent), /^\d+ pages with “stand-off”$/);
    await other.close();
  });

  it('keeps the choice of light or dark', async () => {
    await show(PREFIX);
    await page.locator('#theme').click();
    await show(`${PREFIX}gallery/`);
    const pressed = await page.$eval('#theme', (button) => button.ariaPressed);
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    assert.deepEqual({ pressed, scheme }, { pressed: 'true', scheme: 'dark' });
    await page.locator('#theme').click();
    assert.equal(await page.evaluate(() => localStorage.getItem('theme')), '');
  });

  it('copies the snippet', async () => {
    await browser
      .defaultBrowserContext()
      .setPermission(
        site.url,
        { permission: { name: 'clipboard-read' }, state: 'granted' },
        { permission: { name: 'clipboard-write', allowWithoutSanitization: false }, state: 'granted' },
      );
    await show(PREFIX);
    await page.locator('.hero .copy').click();
    await page.waitForFunction(() => document.querySelector('.copy')?.textContent === 'Copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(
      text,
      /^<script type="module" src="https:\S+\/cdn\/fluctus-board\.min\.js"><\/script>\n<fluctus-board><\/fluctus-board>$/,
    );
  });
});
