/**
 * Writes the code blocks of the section "Blocks" of docs/platforms.md into files, each named by its first line, and renders the page's own example with
 * them. `<tool>.html` are pages with the script of the boards, `<tool>.plain.html` pages without.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const page = readFileSync('node_modules/spielkasten/docs/platforms.md', 'utf8');
const [, section] = /^## Blocks\n(.*?)(?=^## )/ms.exec(page);
const [, blocks] = /^````md\n(.*?)^````$/ms.exec(section);

for (const [, code] of section.matchAll(/^```js\n(.*?)^```$/gms)) {
  const [, name] = /^\/\/ (\S+)\n/.exec(code);
  const lines = code.trimEnd().split('\n').length;
  if (lines > 10) throw new Error(`${name} has ${lines} lines`);
  writeFileSync(name, code);
}

const post = `# A post

Text with *emphasis* and "quotes" before.

${blocks}
- In a list:

  \`\`\`luzi diagram
  29,32 3/5 A 3 11124456
  \`\`\`

\`\`\`js
const fluctus = '<b>not a board</b>';
\`\`\`

Text after.
`;
mkdirSync('src/pages', { recursive: true });
writeFileSync('src/pages/post.md', post);

function run(node, ...args) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr, error } = spawnSync(node, args, { encoding: 'utf8', env });
  if (status !== 0) throw error ?? new Error(`${args.join(' ')}\n${stdout}${stderr}`);
}

const { markdown } = await import('./markdown-it.js');
const { processor } = await import('./remark.js');
await import('./marked.js');
const { marked } = await import('marked');
// Astro needs Node 22
run(resolve('node_modules/node-22/bin/node'), 'node_modules/astro/bin/astro.mjs', 'build');

const results = {
  'markdown-it': markdown.render(post),
  marked: marked.parse(post),
  remark: String(await processor.process(post)),
  astro: readFileSync('dist/post/index.html', 'utf8'),
};
for (const [tool, html] of Object.entries(results)) {
  const head =
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"></head>';
  const script = '<script type="module" src="/node_modules/spielkasten/cdn/spielkasten.min.js"></script>';
  const body = html.replace(/<!doctype html>/i, '');
  writeFileSync(`${tool}.plain.html`, `${head}\n<body>${body}</body></html>`);
  writeFileSync(`${tool}.html`, `${head}\n<body>${body}${script}</body></html>`);
}
