/** The static server of the tests: folders mounted at paths, served by sirv. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves `mounts` (path → folder; the longest path wins) and resolves to `{ server, url, port, close }`. Port 0 stands for any
 * free port. `headers` are added to every response, or computed from the request's path.
 *
 * @param {Record<string, string>} mounts
 * @param {{ port?: number, host?: string, headers?: Record<string, string> | ((path: string) => Record<string, string>) }} options
 * @returns {Promise<{ server: import('node:http').Server, url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(mounts, { port = 0, host = '127.0.0.1', headers = {} } = {}) {
  const headersOf = typeof headers === 'function' ? headers : () => headers;
  // `dev` reads the folder on each request: tests add files later
  const sites = Object.entries(mounts)
    .map(([path, folder]) => ({
      path: path.replace(/\/$/, ''),
      handler: sirv(folder, { dev: true, etag: true }),
    }))
    .sort((a, b) => b.path.length - a.path.length);
  const server = createServer((request, response) => {
    const [pathname] = request.url.split('?');
    response.setHeaders(new Map(Object.entries(headersOf(pathname))));
    const site = sites.find(({ path }) => pathname.startsWith(`${path}/`));
    if (!site) return response.writeHead(404).end();
    request.url = pathname.slice(site.path.length);
    site.handler(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    server,
    port: server.address().port,
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${server.address().port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Serves a page that is no file, and folders at other paths. The folder of the page is deleted when the server is closed. */
export async function servePage(html, mounts) {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-page-'));
  writeFileSync(join(folder, 'index.html'), html);
  const served = await serve({ ...mounts, '/': folder });
  const close = () => served.close().finally(() => rmSync(folder, { recursive: true }));
  return { ...served, close };
}
