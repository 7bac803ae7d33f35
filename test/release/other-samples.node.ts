import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { PATIENCE, start } from '../package/page.js';
import { blocks, pages } from '../support/documents.js';

const textOf = (path: string) => pages.find((page) => page.path === path)!.text;
const folder = mkdtempSync(join(tmpdir(), 'spielkasten-other-'));
after(() => {
  rmSync(folder, { recursive: true });
});

describe('sample for the command line', () => {
  const bin = join(folder, 'bin');
  before(() => {
    mkdirSync(bin);
    // in place of an installed package
    writeFileSync(
      join(bin, 'npx'),
      `#!/bin/sh\nshift\nexec "${process.execPath}" "${resolve('bin/spielkasten.mjs')}" "$@"\n`,
      { mode: 0o755 },
    );
    const [, post = ''] = /^```md\n(.*?)^```$/ms.exec(textOf('docs/platforms.md')) ?? [];
    for (const name of ['posts', 'drafts/more']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['post.md', 'posts/a.md', 'drafts/more/b.md']) writeFileSync(join(folder, name), post);
    const [puzzle = ''] = /^```fluctus puzzle .*?^```$/ms.exec(textOf('docs/platforms.md')) ?? [];
    writeFileSync(join(folder, 'week-12.md'), puzzle);
    writeFileSync(join(folder, 'game.txt'), '[Game "fluctus"]\n\n1. @ro @go 2. @ri @gi\n');
  });
  const run = (line: string) =>
    execFileSync('sh', ['-c', line], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    });

  const lines = ['docs/share.md', 'docs/puzzles.md', 'docs/platforms.md'].flatMap((path) =>
    blocks(textOf(path), 'sh').flatMap((code) =>
      code.split('\n').filter((line) => line.startsWith('npx spielkasten ')),
    ),
  );
  it('is found', () => {
    assert.ok(lines.length >= 5, String(lines));
  });
  for (const line of lines)
    it(`runs: ${line}`, () => {
      // a whole year takes long
      const said = run(line.includes('--pack') ? `${line} --days 2` : line);
      if (line.startsWith('npx spielkasten page ') && !line.includes('--pack')) {
        const files = said.trim().split('\n');
        assert.deepEqual(files.map((file) => file.replace(/.*\./, '')).toSorted(), ['html', 'json', 'png']);
        for (const file of files)
          assert.match(
            readFileSync(join(folder, file), 'latin1'),
            /^(<!doctype html>[^]*<\/[a-z]+-[a-z]+>|\{.*\}$|\x89PNG)/m,
          );
        return;
      }
      const [, written] = /(?:>|--output) (\S+)/.exec(line) ?? [];
      if (line.includes('--pack')) {
        const pages = /<link>https:\/\/blog\.example\/puzzles\/\d{4}-\d\d-\d\d/g;
        assert.equal(readFileSync(join(folder, written!, 'feed.xml'), 'utf8').match(pages)?.length, 2);
        return;
      }
      if (written === undefined) assert.match(said, /[1-9]\d* (record|position)s? .*checked, 0 errors$/m);
      else assert.match(readFileSync(join(folder, written), 'latin1'), /^(<svg |\x89PNG)/);
    });
});

describe('sample of a list of puzzles', () => {
  it('is written as pages', () => {
    const [list = ''] = blocks(textOf('docs/puzzles.md'), 'json');
    writeFileSync(join(folder, 'puzzles.json'), list);
    const args = ['page', '--pack', 'puzzles.json', '--url', 'https://blog.example/', '--output', 'own'];
    execFileSync(
      process.execPath,
      [resolve('bin/spielkasten.mjs'), ...args, '--from', '2026-11-30', '--future'],
      {
        cwd: folder,
      },
    );
    const [puzzle] = JSON.parse(list) as readonly { readonly task: string }[];
    assert.ok(readFileSync(join(folder, 'own/feed.xml'), 'utf8').includes(puzzle!.task));
  });
});

describe('sample for a page', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  before(async () => {
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn', '/looks': 'looks' }), await start()];
    page = await browser.newPage();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  const open = async (name: string, body: string) => {
    writeFileSync(
      join(folder, name),
      `<!doctype html><html lang="en"><head><title>Sample</title><link rel="icon" href="data:," /></head><body>${body}</body></html>`,
    );
    await page.goto(`${site.url}/${name}`, { waitUntil: 'load' });
  };

  for (const { path, text } of pages)
    for (const css of blocks(text, 'css'))
      it(`is CSS that a browser reads as a whole: ${path}, ${css.split('\n')[0]}`, async () => {
        await open('style.html', '');
        const read = await page.evaluate((source) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(source);
          return Array.from(sheet.cssRules)
            .flatMap((rule) => (rule instanceof CSSMediaRule ? Array.from(rule.cssRules) : rule))
            .map((rule) => {
              const { selectorText, style } = rule as CSSStyleRule;
              return [selectorText, Array.from(style)];
            });
        }, css);
        const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
        const written = Array.from(
          plain.matchAll(/([^{};]+)\{([^{}]*)\}/g),
          ([, selector = '', declared = '']) => [
            selector.trim(),
            Array.from(declared.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g), ([, name]) => name),
          ],
        );
        assert.ok(written.length > 0);
        // a shorthand is read as all its properties
        for (const [i, [selector, names]] of written.entries()) {
          assert.equal(read[i]?.[0], selector);
          for (const name of names as string[])
            assert.ok(
              (read[i]![1] as string[]).some((each) => each === name || each.startsWith(`${name}-`)),
              `${String(selector)}: ${name}`,
            );
        }
        assert.equal(read.length, written.length);
      });

  it('shows a board in a frame that takes the height of its content', { timeout: PATIENCE }, async () => {
    const [frame = ''] = blocks(textOf('docs/share.md'), 'html').filter((code) => code.includes('<iframe'));
    await open(
      'frame.html',
      frame.replace('https://example.org/spielkasten', site.url).replace(' loading="lazy"', ''),
    );
    const given = /height="(\d+)"/.exec(frame)![1]!;
    await page.waitForFunction(
      (height) => document.querySelector('iframe')!.getAttribute('height') !== height,
      { timeout: PATIENCE },
      given,
    );
    const inner = await (await page.$('iframe'))!.contentFrame();
    await inner.waitForSelector('fluctus-board >>> [part=board] svg', { timeout: PATIENCE });
  });
});

describe('sample of push messages', { timeout: PATIENCE }, () => {
  /** The samples of the README of the server that run in a browser: the page, and its service worker. */
  const samples = blocks(readFileSync('packages/table/README.md', 'utf8'), 'js');
  const client = samples.find((code) => code.includes('requestPermission'))!;
  const worker = samples.find((code) => code.startsWith('// notices.js'))!;

  it('subscribes at a press, and shows a message while the page is not looked at', async () => {
    // the worker also tells the page when it has handled a message
    writeFileSync(
      join(folder, 'notices.js'),
      `${worker}
      const own = show;
      show = async (data) => {
        await own(data);
        for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(data.table);
      };`,
    );
    // in place of the push service of the browser, and of the table server
    writeFileSync(
      join(folder, 'push.html'),
      `<!doctype html><html lang="en"><title>Push</title><link rel="icon" href="data:,"><button id="call">Call me</button>
      <script type="module">
      const [server, table, own] = [location.origin, 'table-1', { token: 'token-1' }];
      PushManager.prototype.subscribe = async (options) => ({ endpoint: 'https://fcm.googleapis.com/ada', options });
      globalThis.sent = [];
      globalThis.handled = [];
      navigator.serviceWorker.onmessage = ({ data }) => handled.push(data);
      globalThis.fetch = async (url, { body }) => { sent.push(new URL(url).pathname, JSON.parse(body)); };
      ${client}
      globalThis.ran = true;
      </script></html>`,
    );
    const [site, browser] = [await serve({ '/': folder }), await start()];
    try {
      await browser
        .defaultBrowserContext()
        .setPermission(site.url, { permission: { name: 'notifications' }, state: 'granted' });
      const page = await browser.newPage();
      await page.goto(`${site.url}/push.html`);
      await page.waitForFunction(() => Reflect.has(globalThis, 'ran'));
      await page.click('#call');
      await page.waitForFunction(() => (Reflect.get(globalThis, 'sent') as unknown[]).length > 0);
      assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'sent') as unknown), [
        '/notices',
        {
          table: 'table-1',
          token: 'token-1',
          push: {
            endpoint: 'https://fcm.googleapis.com/ada',
            options: { userVisibleOnly: true, applicationServerKey: 'your VAPID_PUBLIC' },
          },
        },
      ]);

      const session = await page.createCDPSession();
      const registered = new Promise<string>((done) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
          if (first) done(first.registrationId);
        });
      });
      await session.send('ServiceWorker.enable');
      const registrationId = await registered;
      await page.evaluate(() => navigator.serviceWorker.ready);
      const push = (table: string) =>
        session.send('ServiceWorker.deliverPushMessage', {
          origin: site.url,
          registrationId,
          data: JSON.stringify({ table }),
        });
      // a page that is hidden paints no frames
      const handled = (table: string) =>
        page.waitForFunction(
          (wanted) => (Reflect.get(globalThis, 'handled') as string[]).includes(wanted),
          { polling: 100, timeout: PATIENCE },
          table,
        );
      await push('while-visible');
      await handled('while-visible');
      const other = await browser.newPage();
      await other.bringToFront();
      await page.evaluate(
        () =>
          document.hidden ||
          new Promise<boolean>((done) => {
            document.addEventListener('visibilitychange', () => done(true), { once: true });
          }),
      );
      await push('while-hidden');
      await handled('while-hidden');
      const shown = await page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag, data }) => [
          title,
          tag,
          data as string,
        ]),
      );
      assert.deepEqual(shown, [['Your turn', 'while-hidden', 'game.html#table=while-hidden']]);
    } finally {
      await browser.close();
      await site.close();
    }
  });
});
