import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';
import { inShadow } from '../../scripts/browser.mjs';
import { checkWords, languages, words } from '../lib/words.mjs';
import { openSite, type SitePage } from './site-page.js';

interface Words {
  readonly [name: string]: string | Words;
}

/** A page of the site without its scripts. */
interface Document {
  readonly path: string;
  readonly lang: string;
  /** What people read or hear in the language of the page: texts, labels, titles. */
  readonly texts: readonly string[];
  readonly links: readonly { readonly path: string; readonly hreflang: string }[];
  /** The addresses of the page in all languages. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** Runs in the browser: reads a page without running it. Contains no named functions, which tsx would wrap. */
async function readDocument(path: string): Promise<Document> {
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  page.head.prepend(Object.assign(page.createElement('base'), { href: path }));
  const { lang } = page.documentElement;
  const texts = [page.title, page.querySelector('meta[name=description]')?.getAttribute('content') ?? ''];
  const roots: ParentNode[] = [page];
  const links: { path: string; hreflang: string }[] = [];
  for (let root = roots.pop(); root; root = roots.pop()) {
    for (const each of root.querySelectorAll('*')) {
      if (each.localName === 'template' && !each.closest('[lang]:not(html)'))
        roots.push((each as HTMLTemplateElement).content);
      const foreign = each.closest('[lang]');
      if (foreign && foreign.getAttribute('lang') !== lang) continue;
      if (each instanceof HTMLAnchorElement && each.hasAttribute('href')) {
        const to = new URL(each.getAttribute('href')!, page.baseURI);
        if (to.origin === location.origin) links.push({ path: to.pathname, hreflang: each.hreflang });
      }
      if (each.closest('script, style, code, pre, svg, noscript')) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        texts.push(each.getAttribute(name) ?? '');
      for (const node of each.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
    }
  }
  return {
    path,
    lang,
    texts: texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean),
    links,
    alternates: Object.fromEntries(
      Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel=alternate]'), (link) => [
        link.hreflang,
        new URL(link.href).pathname,
      ]),
    ),
  };
}

/** Words that no German sentence has. */
const english = /\b(the|and|of|with|your|you|this|that|from|not|are|is|for|which)\b/i;

const textsIn = (all: Words): readonly string[] =>
  Object.values(all).flatMap((each) => (typeof each === 'string' ? [each] : textsIn(each)));

describe('languages of the site', () => {
  let site: SitePage;
  let documents: readonly Document[];
  let texts: Readonly<Record<string, Words>>;
  before(async () => {
    site = await openSite();
    texts = (await words()) as Readonly<Record<string, Words>>;
    await site.page.goto(`${site.url}/404.html`);
    const paths = filesUnder('site-dist', '.html')
      .filter((path) => !/\/(cdn|storybook)\//.test(path))
      .map((file) => file.replace(/^site-dist/, '').replace(/(^|\/)index\.html$/, '$1'));
    documents = await Promise.all(paths.map((path) => site.page.evaluate(readDocument, path)));
  });
  after(() => site.close());

  const german = () => documents.filter(({ lang }) => lang === 'de');

  it('has each page in German, but for the documentation', () => {
    const paths = new Set(documents.map(({ path }) => path));
    const all = ['/', '/fluctus/', '/glux/', '/lucky-numbers/', '/lucky-swap/', '/luzi/', '/composer/'];
    const others = ['/studio/', '/fairness/', '/gallery/', '/search/', '/docs/'];
    for (const path of [...all, ...others]) assert.ok(paths.has(`/de${path}`), path);
    for (const { path, lang } of documents)
      assert.equal(lang, /^\/de\/|\.de\/$/.test(path) ? 'de' : 'en', path);
  });

  it('has no English text on a German page', () => {
    const translated = new Set(textsIn(texts.de!));
    const left = new Set(textsIn(texts.en!).filter((text) => !translated.has(text)));
    for (const { path, texts: shown } of german())
      assert.deepEqual(
        shown.filter((text) => english.test(text) || left.has(text)),
        [],
        path,
      );
  });

  it('links to pages in the same language, or says the language of the other page', () => {
    const langs = new Map(documents.map(({ path, lang }) => [path, lang]));
    // posts are samples of pages of other sites
    const own = documents.filter(({ path }) => !path.includes('/posts/'));
    const wrong = own.flatMap(({ path, lang, links }) =>
      links
        .filter((link) => langs.has(link.path) && (link.hreflang || lang) !== langs.get(link.path))
        .map((link) => `${path}: ${link.path}`),
    );
    assert.deepEqual([...new Set(wrong)], []);
  });

  it('leads from each page in several languages to all of them, and back', () => {
    const byPath = new Map(documents.map((document) => [document.path, document]));
    for (const { path, alternates } of german()) {
      assert.deepEqual(Object.keys(alternates).sort(), [...languages].sort(), path);
      assert.equal(alternates.de, path);
      assert.deepEqual(byPath.get(alternates.en!)?.alternates, alternates, path);
    }
  });

  it('has every text that its scripts say', () => {
    const known = new Set(
      Object.values(texts.en!).flatMap((page) => Object.keys(((page as Words).script ?? {}) as Words)),
    );
    const sources = ['site/assets', 'site/composer', 'site/fairness', 'site/studio', 'site/today'].flatMap(
      (folder) => [...filesUnder(folder, '.js'), ...filesUnder(folder, '.ts')],
    );
    for (const file of sources)
      for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?<![.\w])(?:say|textOf)\('(\w+)'[,)]/g))
        if (/import .*texts\.js/.test(readFileSync(file, 'utf8')))
          assert.ok(known.has(name!), `${file}: ${name}`);
  });

  it('is not built with a text that is missing or not used', () => {
    const en = { home: { title: 'Games', lede: 'Play.' } };
    assert.throws(() => checkWords({ en, de: { home: { title: 'Spiele' } } }), /home\.lede/);
    assert.throws(() => checkWords({ en, de: { home: { ...en.home, more: '' } } }), /home\.more/);
  });

  for (const root of ['', '/de'])
    it(`breaks the first code only between attributes and parts of its address on a phone: ${root}/`, async () => {
      await site.page.setViewport({ width: 390, height: 844 });
      await site.page.goto(`${site.url}${root}/`, { waitUntil: 'load' });
      const lines = await site.page.$$eval('.hero .line .word:not(:has(.word))', (words) =>
        words.map((word) => [
          word.textContent,
          word.getBoundingClientRect().height / parseFloat(getComputedStyle(word).lineHeight),
        ]),
      );
      assert.ok(lines.length > 5);
      for (const [text, height] of lines) assert.ok(Number(height) < 1.5, `${text}: ${height} lines`);
      await site.page.setViewport({ width: 1280, height: 800 });
    });

  it('has boards that speak the language of the page', async () => {
    await site.page.goto(`${site.url}/de/fluctus/`, { waitUntil: 'load' });
    const status = await site.page.waitForSelector('#board >>> [part=status]', inShadow);
    assert.match((await status!.evaluate(({ textContent }) => textContent)) ?? '', /Du bist dran/);
    const rules = await site.page.waitForSelector('.still >>> [part=rule-heading]', inShadow);
    assert.match((await rules!.evaluate(({ textContent }) => textContent)) ?? '', /^\s*Spielmaterial/);
  });

  describe('in a German browser', () => {
    /** Opens a page in a browser that has not been here, and prefers German. */
    async function open(path: string) {
      const context = await site.browser.createBrowserContext();
      const page = await context.newPage();
      // the switch stands in the row of the header
      await page.setViewport({ width: 1280, height: 800 });
      await page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] });
      });
      await page.goto(site.url + path, { waitUntil: 'load' });
      return { page, context };
    }

    it('asks once if the page shall be German, and leads nowhere by itself', async () => {
      const { page, context } = await open('/gallery/');
      await page.waitForSelector('.question:not([hidden])');
      // between the header and the page, over nothing
      const edges = await page.evaluate(() => {
        const [header, question, main] = ['.site-header', '.question:not([hidden])', 'main'].map((each) =>
          document.querySelector(each)!.getBoundingClientRect(),
        );
        return [header!.bottom - question!.top, question!.bottom - main!.top];
      });
      assert.deepEqual(edges, [0, 0]);
      assert.equal(new URL(page.url()).pathname, '/gallery/');
      await page.goto(`${site.url}/fluctus/`, { waitUntil: 'load' });
      assert.equal(await page.$('.question:not([hidden])'), null);
      await context.close();
    });

    it('remembers the choice of a language, on every page that has it', async () => {
      const { page, context } = await open('/gallery/');
      await page.click('#menu .language');
      await page.waitForFunction(() => location.pathname === '/de/gallery/');
      await page.goto(`${site.url}/fluctus/#F6`);
      await page.waitForFunction(() => location.pathname === '/de/fluctus/' && location.hash === '#F6');
      await page.click('#menu .language');
      await page.waitForFunction(() => location.pathname === '/fluctus/');
      await page.goto(`${site.url}/gallery/`, { waitUntil: 'load' });
      assert.equal(new URL(page.url()).pathname, '/gallery/');
      await context.close();
    });
  });
});
