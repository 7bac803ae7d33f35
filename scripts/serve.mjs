/** A small static server: folders mounted at paths, nothing outside them, no dependency. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The mount with the longest path that holds this one. */
function mounted(mounts, path) {
  const prefix = Object.keys(mounts)
    .filter((mount) => path === mount || path.startsWith(mount.endsWith('/') ? mount : `${mount}/`))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined
    ? undefined
    : { root: resolve(mounts[prefix]), rest: path.slice(prefix.length) };
}

/** What a request path stands for: a file, a folder to redirect to, or undefined. Links that lead out of the mount do not count. */
async function find(mounts, path) {
  if (path.includes('\0')) return undefined;
  const mount = mounted(mounts, path);
  if (!mount) return undefined;
  const asked = resolve(mount.root, `.${sep}${mount.rest}`);
  try {
    const root = await realpath(mount.root);
    const real = await realpath(asked);
    if (real !== root && !real.startsWith(root + sep)) return undefined;
    const found = await stat(real);
    if (!found.isDirectory()) return path.endsWith('/') ? undefined : { file: real, size: found.size };
    if (!path.endsWith('/')) return { redirect: `${path}/` };
    const file = join(real, 'index.html');
    return { file, size: (await stat(file)).size };
  } catch {
    return undefined;
  }
}

async function answer(mounts, headersOf, request, response) {
  let path;
  try {
    path = decodeURIComponent(request.url.replace(/[?#].*$/, ''));
  } catch {
    // said below, after the method
  }
  const headers = headersOf(path);
  const end = (code, extra = {}) => response.writeHead(code, { ...headers, ...extra }).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { allow: 'GET, HEAD' });
  if (path === undefined) return end(400);
  const found = await find(mounts, path);
  if (!found) return end(404);
  if (found.redirect) return end(302, { location: encodeURI(found.redirect).replace(/^\/+/, '/') });
  response.writeHead(200, {
    'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  if (request.method === 'HEAD') return response.end();
  pipeline(createReadStream(found.file), response, () => {});
}

const listen = (server, port, host) =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done();
    });
  });

/**
 * Serves `mounts` (path → folder) and resolves to `{ url, port, close }`. A port that is taken gives way to the next
 * free one; 0 takes any. `headers` go with every answer, or are asked for by its path (undefined where it cannot be read).
 *
 * @param {Record<string, string>} mounts
 * @param {{ port?: number, host?: string, headers?: Record<string, string> | ((path?: string) => Record<string, string>) }} options
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(mounts, { port = 0, host = '127.0.0.1', headers = {} } = {}) {
  const headersOf = typeof headers === 'function' ? headers : () => headers;
  const server = createServer((request, response) => {
    answer(mounts, headersOf, request, response).catch(() => response.destroy());
  });
  for (let tried = port; ; tried++) {
    try {
      await listen(server, tried, host);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tried >= port + 100) throw error;
    }
  }
  const taken = server.address().port;
  return {
    port: taken,
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
