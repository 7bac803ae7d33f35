import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../scripts/serve.mjs';

describe('static server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-serve-'));
  let server: Awaited<ReturnType<typeof serve>>;

  before(async () => {
    mkdirSync(join(folder, 'site/sub'), { recursive: true });
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site/index.html'), 'home');
    writeFileSync(join(folder, 'site/sub/index.html'), 'sub');
    writeFileSync(join(folder, 'site/a b.js'), 'code');
    writeFileSync(join(folder, 'other/index.html'), 'other');
    server = await serve(
      { '/': join(folder, 'site'), '/more': join(folder, 'other') },
      { headers: (path) => ({ 'x-path': path }) },
    );
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  for (const [path, body] of [
    ['/', 'home'],
    ['/index.html?x=../..', 'home'],
    ['/sub/', 'sub'],
    ['/more/', 'other'],
    ['/a%20b.js', 'code'],
  ] as const)
    it(`serves ${path}`, async () => {
      const response = await fetch(server.url + path);
      assert.deepEqual([response.status, await response.text()], [200, body]);
    });

  for (const path of [
    '/nothing',
    '/more/sub/',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%zz',
  ])
    it(`responds to ${path} with 404`, async () => {
      assert.equal((await fetch(server.url + path)).status, 404);
    });

  it('adds the headers of a path', async () => {
    const { headers } = await fetch(`${server.url}/a%20b.js`);
    assert.equal(headers.get('x-path'), '/a%20b.js');
    assert.match(headers.get('content-type') ?? '', /^text\/javascript/);
  });

  it('serves files that are added later', async () => {
    writeFileSync(join(folder, 'site/later.txt'), 'later');
    assert.equal(await (await fetch(`${server.url}/later.txt`)).text(), 'later');
  });
});
