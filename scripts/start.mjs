/**
 * `npm start`: builds the site with Storybook, and serves it together with a table server, whose tables are in `tables.db`. `PORT` is the
 * port, default 8000.
 */
import { spawnSync } from 'node:child_process';
import { createTables, sqliteStore } from 'spielkasten-table';
import { serve } from './serve.mjs';

const port = Number(process.env.PORT ?? 8000);

/** Runs a script of package.json; ends the process if it fails. */
function npm(...args) {
  const env = { ...process.env, TABLE_URL: '/' };
  const { status } = spawnSync('npm', ['run', ...args], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

npm('site');
npm('storybook:build', '--', '-o', 'site-dist/storybook');
const site = await serve({ '/': 'site-dist' }, { port });
const tables = createTables({ store: await sqliteStore('tables.db'), origins: [site.url] });
await tables.attach(site.server);
console.log(`\n${site.url}/\n\nTo play with somebody, open the page of a game in two windows.`);
