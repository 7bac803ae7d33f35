/** `npm start`: builds everything, then serves the site, with Storybook at /storybook/. */
import { run } from './run.mjs';
import { serve } from './serve.mjs';

for (const script of ['build', 'site', 'storybook:build'])
  if (!(await run(['npm', 'run', script])).ok) process.exit(1);

const folders = { '/': 'site-dist', '/storybook': 'storybook-static' };
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT) || 8000;
// any free port if this one is in use
const { url } = await serve(folders, { host, port }).catch(() => serve(folders, { host }));
console.log(`\nSite:      ${url}/\nStorybook: ${url}/storybook/\nStop with Ctrl+C.`);
