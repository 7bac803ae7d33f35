/**
 * Renders the boards as a server does, and writes pages that show them before any script has run. `<name>.markdown.html` are
 * the same boards in a Markdown document.
 */
import { writeFileSync } from 'node:fs';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { html, unsafeStatic } from 'lit/static-html.js';
import { marked } from 'marked';
import { inMarkdown } from 'spielkasten/server.js';
import { pages } from './cases.mjs';

const element = (tag, { seats, seed, mode, position, record, ply, lang, marks, rule }) =>
  html`<${unsafeStatic(tag)}
    seats=${ifDefined(seats)}
    seed=${ifDefined(seed)}
    mode=${ifDefined(mode)}
    marks=${ifDefined(marks)}
    rule=${ifDefined(rule)}
    position=${ifDefined(position)}
    record=${ifDefined(record)}
    ply=${ifDefined(ply)}
    lang=${ifDefined(lang)}></${unsafeStatic(tag)}>`;

const imports = Object.fromEntries(
  ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', '@lit-labs/ssr-client'].flatMap((name) => {
    const folder = `/node_modules/${name}/`;
    const main = { lit: 'index', 'lit-html': 'lit-html', 'lit-element': 'index' }[name] ?? 'reactive-element';
    return [
      [name, `${folder}${main}.js`],
      [`${name}/`, folder],
    ];
  }),
);
Object.assign(imports, { spielkasten: '/node_modules/spielkasten/dist/index.js' });

const page = (content) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Board</title>
    <link rel="icon" href="data:," />
    <script type="importmap">${JSON.stringify({ imports })}</script>
    <script src="/watch.js"></script>
  </head>
  <body>
    ${content}
    <p>Text below the board.</p>
  </body>
</html>
`;

for (const { name, tag, attributes } of pages) {
  const markup = collectResultSync(render(element(tag, attributes)));
  writeFileSync(`${name}.html`, page(markup));
  const post = `Text *before*.\n\n${inMarkdown(markup)}\n\nText *after*.\n`;
  writeFileSync(`${name}.markdown.html`, page(marked.parse(post)));
}
