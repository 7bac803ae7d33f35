import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { ElementInterface } from '../../stories/support/manifest.js';
import { openSite, type SitePage } from './site-page.js';

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

interface Declaration extends ElementInterface {
  readonly superclass?: { readonly name: string };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

/** The names that the page of an element must explain, in the form in which it writes them. */
function namesOf(element: Declaration): string[] {
  const { attributes = [], members = [], events = [], slots = [] } = element;
  const { cssParts = [], cssStates = [], cssProperties = [] } = element;
  const isBoard = element.superclass?.name === 'GameElement';
  return [
    ...[...attributes, ...events].map(({ name }) => name),
    ...members.filter(({ kind, attribute }) => kind === 'field' && !attribute).map(({ name }) => name),
    ...members.filter(({ kind }) => kind === 'method').map(({ name }) => `${name}(`),
    ...slots.map(({ name }) => name || '(default)'),
    ...cssParts.map(({ name }) => `::part(${name})`),
    ...cssStates.map(({ name }) => `:state(${name})`),
    ...(isBoard ? cssProperties.map(({ name }) => name) : []),
  ];
}

describe('pages of the elements', () => {
  let site: SitePage;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function show(path: string, width = 1280) {
    await site.page.setViewport({ width, height: 900 });
    await site.page.goto(site.url + path, { waitUntil: 'load' });
  }

  /** Scrolls through the page, so that all its boards are made, and waits for them. */
  const readAll = () =>
    site.unlessItFails(
      site.page.evaluate(async () => {
        for (const each of document.querySelectorAll<HTMLDetailsElement>('details.showcase'))
          each.open = true;
        for (let later; (later = document.querySelector('board-later'));) {
          later.scrollIntoView();
          await new Promise(requestAnimationFrame);
        }
        for (const each of document.querySelectorAll<HTMLElement & { updateComplete?: Promise<boolean> }>(
          '.shown *',
        ))
          while (each.updateComplete && !(await each.updateComplete));
      }),
    );

  /** The violations that axe finds. Boards are audited for contrast where each of their states is shown. */
  const violations = (isContrast: boolean) =>
    site.page.evaluate(async (only) => {
      const { violations: found } = await axe.run(only ? { exclude: ['.shown > *'] } : document, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: ['color-contrast'] } : { rules: { 'color-contrast': { enabled: false } } }),
      });
      return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    }, isContrast);

  for (const element of elements) {
    const tag = element.tagName!;
    it(`explain everything that the manifest lists: <${tag}>`, async () => {
      await site.page.setJavaScriptEnabled(false);
      await show(`/docs/${tag}/`);
      const names = await site.page.$$eval('.interface th > code', (all) =>
        all.map((each) => each.textContent),
      );
      const drawn = await site.page.$(`.live ${tag} >>> [part=board] svg`);
      // the pages of other elements are not the same page in another language
      const others = await site.page.$$('.question, link[rel=alternate][hreflang]');
      await site.page.setJavaScriptEnabled(true);
      assert.equal(others.length, 0);
      assert.equal(Boolean(drawn), element.superclass?.name === 'GameElement');
      for (const name of namesOf(element))
        assert.ok(
          names.some((each) => (name.endsWith('(') ? each.startsWith(name) : each === name)),
          name,
        );
    });

    it(`have live examples without errors and violations, which fit into 320 pixels: <${tag}>`, async () => {
      site.errors.length = 0;
      await show(`/docs/${tag}/`, 320);
      await readAll();
      assert.deepEqual(site.errors, []);
      assert.ok(await site.page.$(`.example.live .shown > *`));
      assert.equal(await site.page.evaluate(() => document.documentElement.scrollWidth), 320);
      await site.page.evaluate(axeSource);
      assert.deepEqual(await violations(false), []);
      for (const scheme of ['light', 'dark']) {
        await site.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        assert.deepEqual(await violations(true), [], scheme);
      }
    });
  }

  it('make their small boards when the reader comes near', async () => {
    await show('/docs/glux-board/');
    const made = () => site.page.$$eval('.shown > glux-board', ({ length }) => length);
    const [before, waiting] = [await made(), await site.page.$$eval('board-later', ({ length }) => length)];
    assert.ok(waiting > before, `${waiting} wait, ${before} are made`);
    await readAll();
    assert.equal(await made(), before + waiting);
  });

  it('open the first example of the first task, and name the others', async () => {
    await show('/docs/glux-board/');
    const closed = await site.page.$$eval('.task .showcase', (all) =>
      all.map((each) => each.matches('details')),
    );
    assert.ok(closed.length > 10);
    assert.deepEqual(
      closed,
      closed.map((_, i) => i > 0),
    );
    await site.page.$eval('.task details.showcase > summary', (summary) => {
      summary.scrollIntoView();
      summary.click();
    });
    await site.page.waitForSelector('.task details.showcase[open] glux-board >>> [part=board] svg');
  });

  /** The kinds of the interface whose rows are shown. */
  const openKinds = () =>
    site.page.$$eval('.kind', (all) =>
      all
        .filter((kind) => [...kind.querySelectorAll('tr')].some((row) => row.checkVisibility()))
        .map((kind) => kind.querySelector('h2')?.id ?? ''),
    );

  it('show the attributes, and fold the other kinds until the address names one', async () => {
    await show('/docs/glux-board/');
    assert.deepEqual(await openKinds(), ['attributes', 'slots']);
    await site.page.$eval('a[href="#events"]', (link) => link.click());
    await site.page.waitForFunction(
      () => document.querySelector<HTMLDetailsElement>('#events ~ details')?.open,
    );
    await show('/docs/game-move/');
    assert.equal(await site.page.$('#find'), null, 'a short interface needs no search');
    await show('/docs/glux-board/#states');
    assert.deepEqual(await openKinds(), ['attributes', 'slots', 'states']);
  });

  it('find words in the interface, and close what was folded', async () => {
    for (const width of [1280, 320]) {
      await show('/docs/glux-board/', width);
      const found = () =>
        site.page.$$eval('.interface tr', (all) =>
          all.flatMap((row) => (row.checkVisibility() ? (row.querySelector('code')?.textContent ?? '') : [])),
        );
      await site.page.type('#find', 'game-ov');
      assert.deepEqual(await found(), ['game-over']);
      assert.equal(await site.page.$eval('.find output', (said) => said.textContent), '1 found');
      assert.deepEqual(await openKinds(), ['events']);
      await site.page.$eval('#find', (field) => (field as HTMLInputElement).select());
      await site.page.keyboard.press('Backspace');
      assert.deepEqual(await openKinds(), ['attributes', 'slots']);
    }
  });

  it('begin with an example, whose code can be copied', async () => {
    const { browser, page, url } = site;
    await browser
      .defaultBrowserContext()
      .setPermission(
        url,
        { permission: { name: 'clipboard-read' }, state: 'granted' },
        { permission: { name: 'clipboard-write', allowWithoutSanitization: false }, state: 'granted' },
      );
    await show('/docs/luzi-dice/');
    await page.locator('.example.live .copy').click();
    await page.waitForFunction(() => document.querySelector('.copy')?.textContent === 'Copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /^<script type="module" src="\S+\/cdn\/luzi-dice\.min\.js"><\/script>\n<luzi-dice\b/);
  });

  it('load all that their first example needs', async () => {
    await show('/docs/game-series/');
    const code = await site.page.$eval('.live pre', (each) => each.textContent);
    assert.deepEqual(
      Array.from(code.matchAll(/cdn\/([\w-]+)\.min\.js/g), ([, name]) => name),
      ['game-series', 'lucky-numbers-grid'],
    );
  });

  it('are the first result for an element and a part of its interface', async () => {
    for (const [words, place] of [
      ['glux-board attributes', '/docs/glux-board/#attributes'],
      ['luzi-dice events', '/docs/luzi-dice/#events'],
      ['game-move', '/docs/game-move/'],
    ] as const) {
      await show(`/search/?q=${encodeURIComponent(words)}`);
      await site.page.waitForSelector('#results a');
      const first = await site.page.$eval('#results a', (link) => {
        const { pathname, hash } = new URL(link.href);
        return pathname + hash;
      });
      assert.equal(first, place, words);
    }
  });
});
