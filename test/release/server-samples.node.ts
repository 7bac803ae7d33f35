/** The samples in the README of the table server for other programs: proxies, systemd, Docker and SQLite. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openTable, takeSeat } from '../../src/table/table-server.js';
import { blocks } from '../support/documents.js';
import { program } from '../support/programs.js';
import {
  endProcesses,
  ORIGIN,
  patience,
  startServer,
  temporaryFolder,
  type Running,
} from '../../packages/table/test/support/processes.js';

const readme = readFileSync('packages/table/README.md', 'utf8');
const folder = temporaryFolder();

/** Ports that were free a moment ago: neither nginx nor Caddy takes any free one. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

interface Answer {
  /** 0 while nobody listens. */
  readonly status: number;
  readonly body: string;
}

/** The answer to a request of a page, whatever the certificate. */
function ask(url: string, options: http.RequestOptions = {}, body = ''): Promise<Answer> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((answer) => {
    const asked = request(
      url,
      { ...options, agent: false, rejectUnauthorized: false } as object,
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => answer({ status: response.statusCode ?? 0, body: text }));
      },
    );
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      answer({ status: response.statusCode ?? 0, body: '' });
    });
    asked.on('error', ({ message }) => answer({ status: 0, body: message }));
    asked.end(body);
  });
}

/** The first answer to a request, once somebody listens. */
async function firstAnswer(url: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(url);
    if (answer.status !== 0) return answer;
  }
}

/** Checks that pages reach the server at a URL: by requests and by a WebSocket. */
async function serves(url: string): Promise<void> {
  assert.deepEqual(await firstAnswer(`${url}/health`), { status: 200, body: 'ok' });
  const { status, body } = await ask(
    `${url}/tables`,
    { method: 'POST', headers: { origin: ORIGIN, 'content-type': 'application/json' } },
    JSON.stringify({ game: 'glux', seats: 2 }),
  );
  assert.deepEqual([status, Object.keys(JSON.parse(body) as object)], [201, ['id']], body);
  const headers = {
    origin: ORIGIN,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const socket = await ask(`${url}/socket.io/?EIO=4&transport=websocket`, { headers });
  assert.equal(socket.status, 101, socket.body);
}

/** Starts a proxy that runs until it is killed. What it says is in the error if it ends by itself. */
function startProxy(name: 'nginx' | 'caddy', ...args: readonly string[]): { kill: () => Promise<void> } {
  const { path, env } = program(name);
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, HOME: folder } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const ended = once(child, 'close');
  let isKilled = false;
  void ended.then(() => assert.ok(isKilled, said));
  const kill = async () => {
    isKilled = true;
    child.kill();
    await ended;
  };
  return { kill };
}

describe('sample for a proxy', patience, () => {
  let server: Running;
  /** A server that does not know of its proxy. */
  let unaware: Running;
  const start = (name: string, ...args: readonly string[]) =>
    startServer('--db', join(folder, `${name}.db`), ...args);
  before(async () => {
    server = await start('server', '--trust-proxy', '1');
    unaware = await start('unaware');
  });
  after(endProcesses);

  /** Checks a proxy of a server: `--trust-proxy 1` is right, because it adds the address of the visitor. */
  async function proxies(
    run: (port: number, table: Running) => readonly [url: string, kill: () => Promise<void>],
  ) {
    for (const table of [server, unaware]) {
      const [port = 0] = await freePorts(1);
      const [url, kill] = run(port, table);
      await serves(url);
      await kill();
    }
    await unaware.says(/"event":"proxy"/, 1);
    assert.deepEqual(
      server.lines.filter((line) => /"event":"(proxy|error)"/.test(line)),
      [],
    );
  }

  describe('nginx', () => {
    const [block = '', upstream = ''] = blocks(readme, 'nginx');
    const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
    before(() => {
      const subject = ['-subj', '/CN=play.example.org', '-keyout', key, '-out', certificate];
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject], {
        stdio: 'ignore',
      });
    });
    /** Starts nginx with a server block, in a folder of its own. */
    const run = (port: number, text: string) => {
      const own = temporaryFolder();
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const config = join(own, 'nginx.conf');
      writeFileSync(
        config,
        `daemon off; pid ${own}/pid; error_log stderr; events {}
        http { access_log off; ${paths.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
        ${text
          .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
          .replace(/\/etc\/\S+fullchain.pem/, certificate)
          .replace(/\/etc\/\S+privkey.pem/, key)} }`,
      );
      const { path, env } = program('nginx');
      const { status, stderr } = spawnSync(path, ['-p', own, '-c', config, '-t'], { encoding: 'utf8', env });
      assert.equal(status, 0, stderr);
      assert.doesNotMatch(stderr, /\[(warn|error|emerg)\]/);
      return startProxy('nginx', '-p', own, '-c', config).kill;
    };

    it('serves tables at a name', () =>
      proxies((port, table) => [
        `https://127.0.0.1:${port}`,
        run(port, block.replace('127.0.0.1:8787', `127.0.0.1:${table.port}`)),
      ]));

    it('serves tables at a path', () => {
      const [, location = '', pass = ''] =
        /In nginx, take the\s+block above as `(location [^`]*)` with `(proxy_pass [^`]*)`/.exec(readme) ?? [];
      return proxies((port, table) => [
        `https://127.0.0.1:${port}/play`,
        run(
          port,
          block
            .replace('location /', location)
            .replace(/proxy_pass [^;]*;/, pass.replace('8787', String(table.port))),
        ),
      ]);
    });

    it('serves two processes, also when one ends', async () => {
      const [, pass = ''] = /nginx needs `([^`]*)`/.exec(readme) ?? [];
      const [one, two] = [await start('one', '--trust-proxy', '1'), await start('two', '--trust-proxy', '1')];
      const [port = 0] = await freePorts(1);
      const text = `${upstream.replace('8787', String(one.port)).replace('8788', String(two.port))}
        ${block.replace(/proxy_pass [^;]*;/, pass)}`;
      const kill = run(port, text);
      await serves(`https://127.0.0.1:${port}`);
      await one.kill();
      const url = `https://127.0.0.1:${port}/health`;
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await ask(url)).status);
      assert.deepEqual(statuses, Array(6).fill(200));
      await kill();
    });
  });

  describe('Caddy', () => {
    const [named = '', atPath = '', shared = ''] = blocks(readme, 'text').filter((code) =>
      code.includes('reverse_proxy'),
    );
    /** Starts Caddy with a site that has a port in place of its name: a certificate comes to public names only. */
    const run = (port: number, text: string) => {
      const { path, env } = program('caddy');
      const config = join(temporaryFolder(), 'Caddyfile');
      writeFileSync(config, text);
      const as = ['--config', config, '--adapter', 'caddyfile'];
      execFileSync(path, ['validate', ...as], { env: { ...env, HOME: folder }, stdio: 'pipe' });
      writeFileSync(config, `{\n  admin off\n}\n${text.replace(/^\S+ \{/, `http://127.0.0.1:${port} {`)}`);
      return startProxy('caddy', 'run', ...as).kill;
    };

    it('serves tables at a name', () =>
      proxies((port, table) => [
        `http://127.0.0.1:${port}`,
        run(port, named.replace('8787', String(table.port))),
      ]));

    it('serves tables at a path', () =>
      proxies((port, table) => [
        `http://127.0.0.1:${port}/play`,
        run(port, atPath.replace('8787', String(table.port))),
      ]));

    it('serves two processes, also when one ends', async () => {
      const [one, two] = [
        await start('three', '--trust-proxy', '1'),
        await start('four', '--trust-proxy', '1'),
      ];
      const [port = 0] = await freePorts(1);
      const kill = run(port, shared.replace('8787', String(one.port)).replace('8788', String(two.port)));
      const url = `http://127.0.0.1:${port}`;
      await serves(url);
      await one.kill();
      // until Caddy asks for its health
      for (let row = 0; row < 6;) row = (await ask(`${url}/health`)).status === 200 ? row + 1 : 0;
      await kill();
    });
  });
});

/** The words of a command, without its quotation marks. */
const wordsOf = (command: string) =>
  Array.from(command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, a, b, c]) => a ?? b ?? c ?? '');

/** Starts the server by the options of a sample, at any free port, with its tables in a folder of the test. */
const startAs = (options: readonly string[]) => {
  const db = options.indexOf('--db');
  const own = options.with(db + 1, join(temporaryFolder(), 'tables.db'));
  return startServer(...own);
};

describe('sample for systemd', patience, () => {
  const [unit = ''] = blocks(readme, 'ini');
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  it('is a unit that systemd accepts as a whole', () => {
    const bin = join(folder, 'opt/node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'spielkasten-table'), '#!/bin/sh\n');
    chmodSync(join(bin, 'spielkasten-table'), 0o755);
    const [, name = ''] = /`\/etc\/systemd\/system\/([^`]*)`/.exec(readme) ?? [];
    const file = join(folder, name);
    const { path, env } = program('systemd-analyze');
    const verify = (text: string) => {
      writeFileSync(file, text.replaceAll('/opt/spielkasten-table/', join(folder, 'opt/')));
      const { status, stderr } = spawnSync(path, ['verify', file], { encoding: 'utf8', env });
      return [status, stderr];
    };
    assert.deepEqual(verify(unit), [0, '']);
    assert.match(String(verify(`${unit}\nWantedby=nothing\n`)[1]), /Unknown key/);
  });
  it('starts the server', async () => {
    const server = await startAs(wordsOf(command).slice(1));
    assert.equal((await ask(`${server.url}/health`)).status, 200);
    await server.kill();
  });
});

describe('sample for Docker', patience, () => {
  const dockerfile = readFileSync('packages/table/Dockerfile', 'utf8').replaceAll(/^#.*\n|\\\n/gm, '');
  const instruction = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(dockerfile)?.[1] ?? '';
  const { version, bin } = JSON.parse(readFileSync('packages/table/package.json', 'utf8')) as {
    version: string;
    bin: Readonly<Record<string, string>>;
  };
  const entry = JSON.parse(instruction('ENTRYPOINT')) as readonly string[];

  it('has instructions of Docker, and installs this version', () => {
    const known = ['FROM', 'WORKDIR', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT'];
    const names = Array.from(dockerfile.matchAll(/^(\w+) /gm), ([, name = '']) => name);
    assert.deepEqual(names, known);
    assert.ok(dockerfile.includes(`spielkasten-table@${version.split('.').slice(0, 2).join('.')} `));
    assert.ok(Object.keys(bin).some((name) => entry[0] === `node_modules/.bin/${name}`));
  });
  it('starts the server, and asks for its health', async () => {
    const [, run = ''] = /^docker run .* spielkasten-table (--.*)$/m.exec(readme) ?? [];
    const server = await startAs([...entry.slice(1), ...wordsOf(run)]);
    const [, check = '[]'] = /CMD (\[.*\])$/.exec(instruction('HEALTHCHECK')) ?? [];
    const [node = '', ...args] = (JSON.parse(check) as readonly string[]).map((word) =>
      word.replace('8787', String(server.port)),
    );
    assert.equal(node, 'node');
    assert.equal(instruction('EXPOSE'), '8787');
    assert.equal(spawnSync(process.execPath, args).status, 0);
    await server.kill();
    assert.equal(spawnSync(process.execPath, args).status, 1);
  });
  it('has options of the server in compose.yaml, at the ports of the README', () => {
    const compose = readFileSync('packages/table/compose.yaml', 'utf8');
    const help = execFileSync(
      process.execPath,
      [resolve('packages/table/bin/spielkasten-table.js'), '--help'],
      {
        encoding: 'utf8',
      },
    );
    const [, command = ''] = /^x-table:.*?^ {2}command:\s*(\[.*?\])$/ms.exec(compose) ?? [];
    const options = wordsOf(command.replaceAll(/[[\],]/g, ' ')).filter((word) => word.startsWith('--'));
    assert.ok(options.length > 1);
    for (const option of options) assert.match(help, new RegExp(`^ +${option} `, 'm'));
    const ports = Array.from(compose.matchAll(/127\.0\.0\.1:(\d+):8787/g), ([, port]) => port);
    assert.deepEqual(ports, ['8787', '8788']);
  });
});

describe('sample for sqlite3', patience, () => {
  const file = '/var/lib/spielkasten-table/tables.db';
  /** Runs SQLite as a sample does, on the file of a server. */
  const run = (command: string, db: string) => {
    const { path, env } = program('sqlite3');
    const [, sql = ''] = /"([^"]*)"/.exec(command) ?? [];
    assert.ok(command.startsWith(`sudo sqlite3 ${file} "`), command);
    execFileSync(path, [db, sql], { env });
  };
  const sit = (server: Running, id: string) => takeSeat(server.url, id, 0, { name: 'Ada' });

  it('copies the tables while the server runs', async () => {
    const [command = ''] = blocks(readme, 'sh').filter((code) => code.includes('.backup'));
    const [db, copy] = [join(temporaryFolder(), 'tables.db'), join(temporaryFolder(), 'tables.db')];
    const server = await startServer('--db', db);
    const id = await openTable(server.url, { game: 'glux', seats: 2 });
    run(command.replace('/var/backups/tables.db', copy), db);
    await server.kill();
    const restored = await startServer('--db', copy);
    await sit(restored, id);
    await restored.kill();
  });

  it('removes a game', async () => {
    const [, command = ''] = /`(sudo sqlite3 [^`]*delete [^`]*)`/.exec(readme) ?? [];
    const db = join(temporaryFolder(), 'tables.db');
    const server = await startServer('--db', db);
    const [gone, stays] = [
      await openTable(server.url, { game: 'glux', seats: 2 }),
      await openTable(server.url, { game: 'glux', seats: 2 }),
    ];
    run(command.replaceAll('…', gone), db);
    await server.kill();
    const again = await startServer('--db', db);
    await assert.rejects(sit(again, gone), { code: 'table' });
    await sit(again, stays);
    await again.kill();
  });
});
