/** Boards by the query of an address, on a real server. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { LONGEST_QUERY } from '../src/embed.js';
import { startBrowser, waiting } from './support/people.js';
import { patience, startServer, temporaryFolder, type Running } from './support/processes.js';

const address = 'https://play.example.org/boards';
const puzzle = {
  game: 'fluctus',
  mode: 'puzzle',
  position: 'A....A/....B. A 6,7 2,1 -,-',
  record: '1. roxbi {Straight through the centre.}',
};
const queryOf = (entries: Readonly<Record<string, string>>) => `${new URLSearchParams(entries)}`;

describe('a server with boards', patience, () => {
  let server: Running;
  before(async () => {
    server = await startServer('--db', join(temporaryFolder(), 'tables.db'), '--embed', address);
  });
  after(() => server.kill());

  const get = (path: string, query: Readonly<Record<string, string>> = puzzle, from = '') =>
    fetch(`${server.url}${path}?${queryOf(query)}`, { headers: from ? { 'x-forwarded-for': from } : {} });

  it('serves the page, its oEmbed and its picture, which name each other', async () => {
    const page = await get('/embed');
    assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
    const html = await page.text();
    const [, discovery = ''] = /type="application\/json\+oembed" href="([^"]*)"/.exec(html) ?? [];
    const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const onServer = (found: string) => found.replaceAll('&amp;', '&').replace(address, server.url);
    // WordPress adds parameters of its own
    const own = `&maxwidth=500&maxheight=750&url=${encodeURIComponent(`${address}/embed?game=fluctus`)}&dnt=1&format=json`;
    const oembed = (await (await fetch(`${onServer(discovery)}${own}`)).json()) as Record<string, string>;
    assert.ok(oembed.html!.includes(`<iframe src="${address}/embed?game=fluctus&amp;`), oembed.html);
    assert.ok(!oembed.html!.includes('maxwidth'));
    assert.equal(oembed.thumbnail_url, image.replaceAll('&amp;', '&'));
    const picture = await fetch(onServer(image));
    assert.equal(picture.headers.get('content-type'), 'image/png');
    const png = Buffer.from(await picture.arrayBuffer());
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  });

  it('lets every page show a board, and the board use nothing of other servers', async () => {
    const { headers } = await get('/embed');
    assert.equal(headers.get('access-control-allow-origin'), '*');
    const policy = headers.get('content-security-policy')!;
    assert.match(policy, /default-src 'none'.* frame-ancestors \*/);
    assert.deepEqual([...new Set(policy.match(/https?:[^ ;]*/g))], ['https://play.example.org']);
  });

  it('serves the files of its version, and no others', async () => {
    const html = await (await get('/embed')).text();
    const [, script = ''] = /<script type="module" src="([^"]*)"/.exec(html) ?? [];
    const served = await fetch(script.replace(address, server.url));
    assert.equal(served.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.match(await served.text(), /iframe\.resize/);
    const folder = new URL('..', script.replace(address, server.url));
    for (const path of [
      'cdn/missing.min.js',
      'cdn/..%2f..%2fpackage.json',
      'cdn/embed.html',
      '../0.0.0/cdn/embed.page.min.js',
      'looks/%00.css',
      'package.json',
    ])
      assert.equal((await fetch(new URL(path, folder))).status, 404, path);
  });

  it('names what is wrong with a query as plain text', async () => {
    for (const [query, status, message] of [
      [{ game: '<script>' }, 400, /There is no game “<script>”/],
      [{ ...puzzle, record: '1. @zz' }, 400, /attribute record, line 1/],
      [{ ...puzzle, autosave: 'x' }, 400, /no attribute autosave/],
      [{ ...puzzle, onload: 'x' }, 400, /no such attribute/],
      [{ ...puzzle, theme: 'sepia' }, 400, /light or dark/],
      [{ game: 'luzi', task: 'x'.repeat(LONGEST_QUERY) }, 414, /at most 8000/],
    ] as const)
      for (const path of ['/embed', '/embed.json', '/embed.png']) {
        const refused = await get(path, query);
        assert.deepEqual(
          [refused.status, refused.headers.get('content-type'), refused.headers.get('cache-control')],
          [status, 'text/plain; charset=utf-8', 'no-store'],
        );
        assert.match(await refused.text(), message);
      }
  });

  it('answers no other request', async () => {
    for (const [method, path] of [
      ['POST', '/embed'],
      ['GET', '/embed/'],
      ['GET', '/embed.svg'],
      ['GET', '/embedded'],
    ] as const)
      assert.equal((await fetch(server.url + path, { method })).status, 404, `${method} ${path}`);
    assert.equal((await fetch(`${server.url}/health`)).status, 200);
  });

  it('refuses an address that is none at its start', async () => {
    const failed = promisify(execFile)(process.execPath, [
      'packages/table/bin/spielkasten-table.js',
      '--embed',
      'play.example.org',
    ]);
    await assert.rejects(failed, ({ code, stderr }: { code: number; stderr: string }) => {
      assert.equal(code, 2);
      return stderr.includes('not the address of a server');
    });
  });
});

describe('the limits of a server with boards', patience, () => {
  let server: Running;
  before(async () => {
    const options = ['--embed', address, '--trust-proxy', '1'];
    server = await startServer('--db', join(temporaryFolder(), 'tables.db'), ...options);
  });
  after(() => server.kill());

  const count = async (times: number, path: string, from: string, query: (i: number) => string) => {
    const found = new Map<number, number>();
    for (let i = 0; i < times; i++) {
      const headers = { 'x-forwarded-for': from };
      const { status } = await fetch(`${server.url}${path}?${query(i)}`, { headers });
      found.set(status, (found.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(found);
  };

  it('are 240 pages in a minute for an address', async () => {
    assert.deepEqual(await count(242, '/embed.json', '10.0.0.1', () => 'game=luzi'), { 200: 240, 429: 2 });
    assert.deepEqual(await count(1, '/embed.json', '10.0.0.2', () => 'game=luzi'), { 200: 1 });
  });

  it('are 30 new pictures in a minute for an address; a picture that is known costs none', async () => {
    const square = (i: number) => `${'abcdefghijklm'[i % 13]}${1 + Math.floor(i / 13)}`;
    const query = (i: number) => queryOf({ game: 'glux', mode: 'diagram', marks: square(i) });
    assert.deepEqual(await count(31, '/embed.png', '10.0.0.3', query), { 200: 30, 429: 1 });
    assert.deepEqual(await count(5, '/embed.png', '10.0.0.3', () => query(0)), { 200: 5 });
  });
});

describe('a board of a server in a frame without an origin', patience, () => {
  it('is drawn, and its computer plays, with the policy of the server', async () => {
    const browser = await startBrowser();
    // the address is that of the server itself
    const probe = await startServer('--db', ':memory:');
    await probe.kill();
    const own = `http://127.0.0.1:${probe.port}`;
    const options = ['--port', `${probe.port}`, '--embed', own];
    const server = await startServer('--db', ':memory:', ...options);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      // a browser asks for the icon of the page around
      const isIcon = message.location().url?.endsWith('/favicon.ico');
      if (['error', 'warn'].includes(message.type()) && !isIcon) errors.push(message.text());
    });
    const query = queryOf({ game: 'fluctus', seats: 'computer:easy computer:easy', names: 'Ada, "Bo" <b>' });
    const src = `${own}/embed?${query}`.replaceAll('&', '&amp;');
    // a page of another origin
    await page.goto(`${own.replace('127.0.0.1', 'localhost')}/health`);
    await page.setContent(`<iframe sandbox="allow-scripts" src="${src}" width="600" height="700"></iframe>`);
    const frame = await (await page.waitForSelector('iframe'))!.contentFrame();
    await frame.waitForFunction(
      () => ((document.querySelector('fluctus-board') as { ply?: number } | null)?.ply ?? 0) > 1,
      waiting,
    );
    assert.deepEqual(errors, []);
    await page.close();
    await server.kill();
  });
});
