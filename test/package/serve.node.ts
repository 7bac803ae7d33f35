import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../scripts/serve.mjs';

describe('the server of npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-serve-'));
  let server: Awaited<ReturnType<typeof serve>>;

  /** The status line of a raw request: fetch would tidy the path. */
  const raw = (path: string, method = 'GET') =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      });
      let answer = '';
      socket.on('data', (data) => (answer += String(data)));
      socket.on('end', () => {
        resolve(answer);
      });
      socket.on('error', reject);
    });

  before(async () => {
    mkdirSync(join(folder, 'site/sub'), { recursive: true });
    mkdirSync(join(folder, 'site-other'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site-other/secret.txt'), 'secret');
    writeFileSync(join(folder, 'site/index.html'), 'home');
    writeFileSync(join(folder, 'site/sub/index.html'), 'below');
    writeFileSync(join(folder, 'site/a b.js'), 'code');
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'site/link.txt'));
    server = await serve({ '/': join(folder, 'site'), '/more': join(folder, 'site/sub') });
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  for (const [path, body] of [
    ['/', 'home'],
    ['/index.html?x=../..', 'home'],
    ['/sub/', 'below'],
    ['/more/', 'below'],
    ['/a%20b.js', 'code'],
  ] as const)
    it(`gives what is there: ${path}`, async () => {
      assert.match(await raw(path), new RegExp(`^HTTP/1.1 200[^]*${body}$`));
    });

  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/sub/../../secret.txt',
    '/more/../../secret.txt',
    '/../site-other/secret.txt',
    '//etc/passwd',
    '/etc/passwd',
    '/link.txt',
    '/index.html%00.js',
    '/index.html/',
    '/nothing',
  ])
    it(`gives nothing from outside its folders: ${path}`, async () => {
      const answer = await raw(path);
      assert.match(answer, /^HTTP\/1.1 404/);
      assert.doesNotMatch(answer, /secret|root:/);
    });

  it('refuses a path that cannot be read', async () => {
    assert.match(await raw('/%zz'), /^HTTP\/1.1 400/);
  });
  it('refuses other methods', async () => {
    assert.match(await raw('/', 'POST'), /^HTTP\/1.1 405/);
  });
  it('leads to a folder with its slash, on this host alone', async () => {
    assert.match(await raw('/sub'), /^HTTP\/1.1 302[^]*location: \/sub\/\r\n/);
    assert.doesNotMatch(await raw('//sub'), /location: \/\//);
  });
  it('takes the next port when its own is taken', async () => {
    const second = await serve({ '/': join(folder, 'site') }, { port: server.port });
    assert.ok(second.port > server.port);
    await second.close();
  });
});
