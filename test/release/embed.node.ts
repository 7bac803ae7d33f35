import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { random } from '../../src/core/random.js';
import { targets } from '../fuzz/targets.js';
import { mutate } from '../fuzz/mutate.js';
import { start } from '../package/page.js';
import { inShadow } from '../../scripts/browser.mjs';

type Server = Awaited<ReturnType<typeof serve>>;

/** A page in an empty folder, with both servers: the frame comes from another origin than the page. */
const folder = mkdtempSync(join(tmpdir(), 'spielkasten-embed-'));
let site: Server;
let cdn: Server;
let browser: Browser;
let pages = 0;

before(async () => {
  const headers = { 'access-control-allow-origin': '*' };
  [site, cdn, browser] = [
    await serve({ '/': folder }),
    await serve({ '/cdn': 'cdn', '/looks': 'looks' }, { headers }),
    await start(),
  ];
});
after(async () => {
  await browser.close();
  await site.close();
  await cdn.close();
  rmSync(folder, { recursive: true });
});

/** Opens a page with this body; `errors` collects its errors and warnings, and those of its frames. */
async function open(body: string): Promise<{ page: Page; errors: string[]; scripts: string[] }> {
  const head = '<meta charset="utf-8" /><title>Blog</title><link rel="icon" href="data:," />';
  writeFileSync(
    join(folder, `${++pages}.html`),
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  );
  const page = await browser.newPage();
  const errors: string[] = [];
  const scripts: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.url}/${pages}.html`, { waitUntil: 'load' });
  return { page, errors, scripts };
}

/** Waits until an element shows something. `waitForSelector` does not notice changes in shadow roots. */
const shown = (page: Page | Frame, tag: string, inside: string) =>
  page.waitForFunction(
    (name, selector) => document.querySelector(name)?.shadowRoot?.querySelector(selector),
    {},
    tag,
    inside,
  );

describe('the page for frames', () => {
  /** A page with the frame, which takes over its height as docs/share.md does. */
  async function framed(query: Record<string, string> | string[][]) {
    const [snippet] = /(?<=<script>\n)[^<]*spielkasten-height[^<]*/.exec(
      readFileSync('docs/share.md', 'utf8'),
    ) ?? [''];
    const src = `${cdn.url}/cdn/embed.html?${new URLSearchParams(query)}`.replaceAll('&', '&amp;');
    const opened = await open(
      `<iframe id="game" title="Fluctus" src="${src}" width="100%" height="50"></iframe><script>${snippet}</script>`,
    );
    const element = await opened.page.waitForSelector('iframe');
    const frame: Frame = await element!.contentFrame();
    return { ...opened, frame };
  }

  it('shows the board with the attributes of the query, as high as its content', async () => {
    const position = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';
    const { page, frame, errors } = await framed({
      game: 'fluctus',
      mode: 'diagram',
      position,
      marks: 'go:red',
    });
    await shown(frame, 'fluctus-board', 'svg');
    await page.waitForFunction(() => document.querySelector('iframe')!.clientHeight > 300);
    const state = await frame.evaluate(() => {
      const board = document.querySelector('fluctus-board')!;
      return {
        position: board.position,
        mode: board.mode,
        overflow: document.documentElement.scrollHeight > innerHeight,
      };
    });
    assert.deepEqual(state, { position, mode: 'diagram', overflow: false });
    assert.deepEqual(errors, []);
  });

  it('opens dialogs in the part of the frame that is in sight', async () => {
    const { page, frame } = await framed({ game: 'luzi', lang: 'en' });
    await page.setViewport({ width: 380, height: 740 });
    await shown(frame, 'luzi-dice', '.headline');
    await page.waitForFunction(() => document.querySelector('iframe')!.clientHeight > 900);
    await page.evaluate(() => {
      document.body.style.padding = '600px 0';
    });
    for (const name of ['Rules', 'More'])
      for (const y of [300, 700, 1000]) {
        const top = await page.evaluate((to) => {
          scrollTo(0, to);
          return document.querySelector('iframe')!.getBoundingClientRect().top;
        }, y);
        const button = await frame.waitForSelector(`luzi-dice >>> button ::-p-text(${name})`, inShadow);
        await button!.evaluate((each) => (each as HTMLElement).click());
        const header = await frame.waitForSelector('luzi-dice >>> .panel header', inShadow);
        await frame.waitForFunction(
          (each, above, height) => {
            const box = each!.getBoundingClientRect();
            return box.top + above >= 0 && box.bottom + above <= height;
          },
          {},
          header,
          top,
          740,
        );
        await header!.evaluate((each) => each.querySelector('button')!.click());
        await frame.waitForFunction(
          () => !document.querySelector('luzi-dice')!.shadowRoot!.querySelector('.panel'),
        );
      }
  });

  it('is in the language and the theme of the query', async () => {
    const { frame } = await framed({ game: 'luzi', lang: 'de', theme: 'dark' });
    await shown(frame, 'luzi-dice', '.headline');
    const [text, scheme] = await frame.evaluate(() => [
      document.querySelector('luzi-dice')!.shadowRoot!.textContent,
      getComputedStyle(document.documentElement).colorScheme,
    ]);
    assert.match(text ?? '', /Regeln/);
    assert.equal(scheme, 'dark');
  });

  const texts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

  for (const [lang, fault] of [
    ['en', 'There is no theme “Dark”. The parameter “theme” is one of: light, dark.'],
    ['de-AT', 'Das Farbschema „Dark“ gibt es nicht. Für den Parameter „theme“ gibt es: light, dark.'],
  ] as const)
    it(`names an unknown theme, and shows the board in that of the reader (${lang})`, async () => {
      const { frame } = await framed({ game: 'luzi', lang, theme: 'Dark' });
      await shown(frame, 'luzi-dice', '.headline');
      assert.deepEqual(await frame.evaluate(texts), [fault]);
      const scheme = await frame.evaluate(() => document.documentElement.style.colorScheme);
      assert.equal(scheme, '');
    });

  it('names an unknown game, and an unknown parameter, as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const unknown = await framed({ game: hostile });
    await unknown.frame.waitForSelector('[role=alert]');
    assert.deepEqual(await unknown.frame.evaluate(texts), [
      `There is no game “${hostile}”. The parameter “game” is one of: fluctus, glux, lucky-numbers, lucky-swap, luzi.`,
    ]);
    const strange = await framed({ game: 'fluctus', look: '../x' });
    await strange.frame.waitForSelector('[role=alert]');
    assert.deepEqual(await strange.frame.evaluate(texts), ['There is no look “../x”.']);
    const other = await framed({
      game: 'fluctus',
      onclick: 'alert(1)',
      style: 'x',
      autosave: 'a',
      follow: '',
      lang: 'de',
    });
    await shown(other.frame, 'fluctus-board', '.headline');
    assert.deepEqual(
      await other.frame.evaluate(texts),
      ['onclick', 'style', 'autosave', 'follow'].map((name) => `Den Parameter „${name}“ gibt es nicht.`),
    );
    const names = await other.frame.evaluate(() =>
      document.querySelector('fluctus-board')!.getAttributeNames(),
    );
    assert.deepEqual(names, []);
  });

  it('shows hostile queries as text, and documented errors only', async () => {
    const { texts } = targets.find(({ name }) => name === 'queries of frames')!;
    const hostile = [
      '?game=fluctus&record=%3Cimg%20src=x%20onerror=alert(1)%3E&names=%3Cscript%3E',
      ...texts,
    ];
    for (let i = 0; i < 12; i++) {
      const text = hostile[i] ?? mutate(hostile, random('frames', i));
      const { page, frame, errors } = await framed([...new URLSearchParams(text)]);
      await frame.waitForFunction(() => {
        const { children } = document.body;
        return (
          children.length > 0 &&
          Array.from(children).every(
            (each) => each.matches('p') || each.shadowRoot?.querySelector('.headline,[part=message],svg'),
          )
        );
      });
      const { elements, markup } = await frame.evaluate(() => ({
        elements: Array.from(document.body.children, (each) => `${each.localName} ${each.role ?? ''}`.trim()),
        markup: [document, ...Array.from(document.body.children, ({ shadowRoot }) => shadowRoot)].flatMap(
          (root) => Array.from(root?.querySelectorAll('img,body script,iframe') ?? [], String),
        ),
      }));
      const board = /^(fluctus-board|glux-board|lucky-numbers-(grid|swap)|luzi-dice)$/;
      const strange = elements.filter((each) => each !== 'p alert' && !board.test(each));
      // a look that does not exist is a request that fails
      const faults = errors.filter((each) => !each.includes('404'));
      assert.deepEqual({ faults, markup, strange }, { faults: [], markup: [], strange: [] }, text);
      await page.close();
    }
  });

  it('has the look of the query', async () => {
    const { frame } = await framed({ game: 'fluctus', look: 'terminal' });
    await shown(frame, 'fluctus-board', '.headline');
    await frame.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('fluctus-board')!).getPropertyValue('--spiel-linen') !== '',
    );
  });

  it('shows a puzzle whose board is in the bundle of another game', async () => {
    const { frame } = await framed({ game: 'lucky-swap', par: '2' });
    await shown(frame, 'lucky-numbers-swap', '.headline');
    const attributes = await frame.evaluate(() =>
      document.querySelector('lucky-numbers-swap')!.getAttributeNames(),
    );
    assert.deepEqual(attributes, ['par']);
    assert.equal(await frame.$('[role=alert]'), null);
  });

  it('shows the fault of a value', async () => {
    const { frame } = await framed({ game: 'fluctus', record: '@ro @zz' });
    await frame.waitForFunction(() =>
      document
        .querySelector('fluctus-board')
        ?.shadowRoot?.querySelector('[part=message]')
        ?.textContent.includes('@zz'),
    );
  });
});

describe('the script that loads what a page uses', () => {
  const script = () => `<script type="module" src="${cdn.url}/cdn/spielkasten.auto.min.js"></script>`;

  it('has less than 2,000 bytes', () => {
    assert.ok(gzipSync(readFileSync('cdn/spielkasten.auto.min.js')).length < 2000);
  });

  it('loads the bundle of the first tag, and that of all games when a tag of another one is added', async () => {
    const { page, errors, scripts } = await open(`<fluctus-board></fluctus-board>${script()}`);
    await shown(page, 'fluctus-board', '.headline');
    const entries = () => scripts.filter((name) => /\/[\w-]+\.min\.js$/.test(name));
    assert.deepEqual(entries(), ['/cdn/fluctus-board.min.js']);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<section><luzi-dice></luzi-dice><fluctus-rules rule="F6"></fluctus-rules></section>',
      );
    });
    await page.$eval('luzi-dice', (element) => {
      element.scrollIntoView();
    });
    await shown(page, 'luzi-dice', '.headline');
    await page.$eval('fluctus-rules', (element) => {
      element.scrollIntoView();
    });
    await shown(page, 'fluctus-rules', '[part=rule]');
    assert.deepEqual(entries(), ['/cdn/fluctus-board.min.js', '/cdn/spielkasten.min.js']);
    assert.deepEqual([...errors, ...warnings], []);
  });

  it('loads one bundle for a page with two games', async () => {
    const { page, errors, scripts } = await open(
      `<fluctus-board></fluctus-board><luzi-rules rule="Z1"></luzi-rules>${script()}`,
    );
    await shown(page, 'fluctus-board', '.headline');
    const entries = scripts.filter((name) => /\/[\w-]+\.min\.js$/.test(name));
    assert.deepEqual(entries, ['/cdn/spielkasten.min.js']);
    assert.deepEqual(errors, []);
  });

  it('loads the bundle that contains a tag', async () => {
    const { page, errors, scripts } = await open(`<lucky-numbers-swap></lucky-numbers-swap>${script()}`);
    await shown(page, 'lucky-numbers-swap', '.headline');
    const entries = scripts.filter((name) => /\/[\w-]+\.min\.js$/.test(name));
    assert.deepEqual(entries, ['/cdn/lucky-numbers-grid.min.js']);
    assert.deepEqual(errors, []);
  });

  it('connects moves in the text to boards of two bundles', async () => {
    const { page, errors } =
      await open(`<fluctus-board id="f" mode="replay" record="1. @ro @go"></fluctus-board>
      <luzi-dice id="l" mode="replay" record="1. roll 11236"></luzi-dice>
      <p><game-move board="f">1... @go</game-move> <game-move board="l" ply="1">one throw</game-move></p>
      <script type="module" src="${cdn.url}/cdn/fluctus-board.min.js"></script>
      <script type="module" src="${cdn.url}/cdn/luzi-dice.min.js"></script>`);
    for (const [id, ply] of [
      ['f', 2],
      ['l', 1],
    ] as const) {
      const button = `game-move[board=${id}] >>> [part=move]`;
      await page.waitForFunction(
        (board) =>
          document.querySelector(`game-move[board=${board}]`)?.shadowRoot?.querySelector('[part=move]'),
        {},
        id,
      );
      await page.click(button);
      assert.equal(await page.$eval(`#${id}`, (board) => (board as HTMLElement & { ply: number }).ply), ply);
    }
    assert.deepEqual(errors, []);
  });

  it('requests a bundle again after a failure', async () => {
    const { page } = await open(script());
    await page.setRequestInterception(true);
    let blocked = false;
    page.on('request', (request) => {
      const block = request.url().endsWith('/glux-board.min.js') && !blocked;
      blocked ||= block;
      void (block ? request.abort() : request.continue());
    });
    const warned = new Promise((resolve) => {
      page.on('console', (message) => {
        if (message.text().includes('<glux-board> could not be loaded')) resolve(undefined);
      });
    });
    await page.evaluate(() => {
      document.body.append(document.createElement('glux-board'));
    });
    await warned;
    await page.evaluate(() => {
      document.body.append('Another change');
    });
    await shown(page, 'glux-board', '.headline');
  });
});
