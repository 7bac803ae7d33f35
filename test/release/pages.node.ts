import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { filesUnder } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import { anchorOf } from '../../site/lib/markdown.mjs';
import { start } from '../package/page.js';

interface Named {
  readonly name: string;
}
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const { modules } = json('custom-elements.json') as {
  modules: readonly { declarations: readonly Declaration[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations);
const tags = new Set(elements.map(({ tagName }) => tagName));
/** The custom properties that a page sets for the sheet of a brand colour. */
const ofBrand = ['--spiel-brand', '--spiel-surface'];
const names = (kind: Exclude<keyof Declaration, 'tagName'>) =>
  new Set([...ofBrand, ...elements.flatMap((element) => (element[kind] ?? []).map(({ name }) => name))]);

const paths = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs', '.md')];
const pages = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const prose = (text: string) => text.replace(/^(`{3,}).*?^\1$/gms, '');

/** The code blocks of a language in a page. */
const blocks = (text: string, language: string): string[] =>
  Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms')), ([, code = '']) => code);

/** The anchors of the headings in a page. */
const anchors = (text: string): string[] =>
  Array.from(prose(text).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading));

/** The distinct matches in a page. */
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

/** Global attributes. */
const ofEvery = new Set(['id', 'lang', 'dir', 'slot', 'class', 'style', 'hidden']);

/** The custom elements in a text, with the names of their attributes. */
const written = (html: string): { tag: string; attributes: string[] }[] =>
  Array.from(html.matchAll(/<([a-z]+(?:-[a-z]+)+)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g)).map(
    ([, tag = '', text = '']) => ({
      tag,
      attributes: found(text.replace(/=("[^"]*"|'[^']*')/g, ' '), /([\w-]+)/g),
    }),
  );

describe('documentation', () => {
  for (const { path, text } of pages) {
    it(`links to existing targets: ${path}`, () => {
      for (const target of found(prose(text), /(?:\]\(| (?:src|srcset)=")([^)"\s]+)/g).filter(
        (each) => !/^https?:/.test(each),
      )) {
        const [file = '', anchor] = target.split('#');
        const to = file ? normalize(join(dirname(path), file)) : path;
        assert.ok(existsSync(to), target);
        if (anchor) assert.ok(anchors(readFileSync(to, 'utf8')).includes(anchor), target);
      }
    });

    it(`names existing events, parts, custom properties and states: ${path}`, () => {
      const known = (pattern: RegExp, kind: Parameters<typeof names>[0]) => {
        for (const name of found(text, pattern)) assert.ok(names(kind).has(name), name);
      };
      for (const name of found(text, /\b(game-[a-z-]+)(?![\w-]|\.ts)/g))
        assert.ok(names('events').has(name) || tags.has(name), name);
      known(/::part\(([\w-]+)\)/g, 'cssParts');
      known(/:state\(([\w-]+)\)/g, 'cssStates');
      known(/(--(?:spiel|fluctus|glux|lucky|luzi)-[a-z0-9-]+)/g, 'cssProperties');
      known(/ slot="([\w-]*)"/g, 'slots');
    });

    it(`shows elements with existing attributes: ${path}`, () => {
      for (const { tag, attributes } of blocks(text, 'html').flatMap(written)) {
        const element = elements.find(({ tagName }) => tagName === tag);
        assert.ok(element, tag);
        const own = new Set(element.attributes.map(({ name }) => name));
        for (const name of attributes) assert.ok(own.has(name) || ofEvery.has(name), `${tag} ${name}`);
      }
    });

    it(`names existing entries of the package, in this version: ${path}`, () => {
      for (const entry of found(text, /from '(spielkasten[^']*)'/g).concat(
        found(text, /import '(spielkasten[^']*)'/g),
      ))
        assert.match(import.meta.resolve(entry), /\/(dist|cdn|looks)\/|\/sanitize\.json$/, entry);
    });
  }

  it('is linked from the README', () => {
    const readme = pages[0]?.text ?? '';
    // the English page links to the German one
    for (const { path } of pages.slice(1))
      assert.ok(readme.includes(`](${path.replace('.de.md', '.md')}`), path);
  });
});

/** The public URL of the package, replaced by that of the test server. */
const elsewhere = /https:\/\/cdn\.jsdelivr\.net\/npm\/spielkasten@[^/]+|\/node_modules\/spielkasten/g;

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
      // a table of a server has a test of its own, with a server
      .filter((html) => written(html).length > 0 && !html.includes('openTable('))
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
      { timeout: 20_000 },
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
              shadowRoot?.querySelector('[part=board] *, [part=rule], [part=move], [part=standing]'),
            );
          },
          { timeout: 15_000 },
          ...elements,
        );
        assert.deepEqual(await page.evaluate(() => (globalThis as { faults?: string[] }).faults), []);
      },
    );

  for (const code of pages
    .flatMap(({ text }) => blocks(text, 'js'))
    .filter((text) => text.includes('console.log(') && text.includes("'spielkasten/engine'")))
    it(`runs in Node: ${code.split('\n')[0] ?? ''}`, () => {
      const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
        encoding: 'utf8',
        timeout: 10_000,
      });
      assert.match(said, /\S/);
    });
});
