/**
 * `npm start`: builds what is older than its sources, and serves the site together with a table server, whose tables are in `tables.db`, and
 * Storybook, which may be ready later. `PORT` is the port, default 8000.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serve } from './serve.mjs';

const port = Number(process.env.PORT ?? 8000);

/** What is built: by a script of package.json, from files and folders, until a file is there. */
const steps = {
  build: {
    script: ['build'],
    from: ['src', 'packages/table/src', 'config', 'scripts', 'rollup.config.mjs', 'package-lock.json'],
    made: 'custom-elements.json',
  },
  // the site for other servers looks the same: only what was built here counts
  site: {
    script: ['site'],
    from: ['custom-elements.json', 'site', 'docs', 'looks', 'site-dist/index.html'],
    made: '.cache/start-site',
  },
  Storybook: {
    script: ['storybook:build', '--', '-o', '.cache/storybook'],
    from: ['custom-elements.json', 'stories', '.storybook'],
    made: '.cache/storybook/index.html',
  },
};

/** The time at which a file, or the newest file of a folder, was written. */
function writtenAt(path) {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(
    ...readdirSync(path, { recursive: true }).map((name) => statSync(join(path, name)).mtimeMs),
  );
}

/** Builds what is missing or older than its sources; ends the process if it fails. */
async function build(name) {
  const { script, from, made } = steps[name];
  if (writtenAt(made) >= Math.max(...from.map(writtenAt))) return;
  console.log(`Building: ${name}`);
  const child = spawn('npm', ['run', ...script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TABLE_URL: '/' },
    shell: process.platform === 'win32',
  });
  const status = await new Promise((resolve) => child.on('exit', resolve));
  if (status !== 0) process.exit(status ?? 1);
  if (existsSync(made) && made !== steps.site.made) return;
  mkdirSync(dirname(made), { recursive: true });
  writeFileSync(made, '');
}

console.log(`Starting http://localhost:${port}/`);
await build('build');
await build('site');
const { createEmbed, createTables, sqliteStore } = await import('spielkasten-table');
const site = await serve({ '/': 'site-dist', '/storybook': '.cache/storybook' }, { port });
const embed = await createEmbed({ url: site.url, log: ({ message }) => console.log(message) });
const [serveSite] = site.server.listeners('request');
site.server.off('request', serveSite);
site.server.on('request', (request, response) => {
  if (!embed(request, response)) serveSite(request, response);
});
const tables = createTables({ store: await sqliteStore('tables.db'), origins: [site.url] });
await tables.attach(site.server);
console.log(`\n${site.url}/
To play with somebody at this computer, open the page of a game in two windows: the second one asks who sits there.
To play on two devices, see docs/online.md.\n`);
await build('Storybook');
console.log(`${site.url}/storybook/`);
