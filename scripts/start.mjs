/** `npm start`: builds everything, then serves the demo page, with Storybook at /storybook/. */
import { run } from './run.mjs';
import { serve } from './serve.mjs';

for (const command of [
  ['npm', 'run', 'build'],
  ['npm', 'run', 'storybook:build'],
])
  if (!(await run(command)).ok) process.exit(1);

const { url } = await serve(
  { '/': 'demo', '/cdn': 'cdn', '/storybook': 'storybook-static' },
  { port: Number(process.env.PORT) || 8000, host: process.env.HOST ?? '127.0.0.1' },
);
console.log(`\nDemo:      ${url}/\nStorybook: ${url}/storybook/\nStop with Ctrl+C.`);
