/**
 * Writes the code blocks of the section "Sanitizers" of docs/platforms.md into files, each named by its first line, and sanitizes a post
 * with them: with `<tool>.html` as the result, and `<tool>.default.html` without their configuration.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { fence } from 'spielkasten/markdown.js';

const page = readFileSync('node_modules/spielkasten/docs/platforms.md', 'utf8');
const [, section] = /^## Sanitizers\n(.*?)(?=^## )/ms.exec(page);
for (const [, code] of section.matchAll(/^```js\n(.*?)^```$/gms))
  writeFileSync(/^\/\/ (\S+)\n/.exec(code)[1], code);

const post = `<h2>A post</h2>
${fence('fluctus replay id=g1', '1. @ro @go {[%marks ro] Both.} 2. @ri @gi')}
<p onclick="alert(1)">Then <game-move board="g1">2. @ri</game-move> follows.<img src="data:," onerror="alert(1)"></p>
<fluctus-board mode="diagram" position="A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi" onclick="alert(1)">
  <p slot="caption">Red leaps.</p>
</fluctus-board>
<fluctus-rules rule="F6" onload="alert(1)"></fluctus-rules><script>alert(1)</script>`;

// DOMPurify asks for the window when it is loaded
const { window } = new JSDOM('');
globalThis.window = window;
const sanitizers = {
  'sanitize-html': (await import('./sanitize-html.js')).clean,
  'rehype-sanitize': (await import('./rehype-sanitize.js')).clean,
  dompurify: (await import('./dompurify.js')).clean,
};
const data = JSON.parse(readFileSync('node_modules/spielkasten/sanitize.json', 'utf8'));
const { default: sanitizeHtml } = await import('sanitize-html');
const head =
  '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,">';
const script = '<script type="module" src="/node_modules/spielkasten/cdn/fluctus-board.min.js"></script>';
for (const [tool, clean] of Object.entries(sanitizers))
  writeFileSync(`${tool}.html`, `${head}${clean(post, data)}${script}`);
writeFileSync('default.html', `${head}${sanitizeHtml(post)}`);
