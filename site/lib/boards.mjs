/** Renders elements of the package as declarative shadow DOM, so that a page shows its positions before scripts run. */
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, unsafeStatic } from 'lit/static-html.js';
import 'spielkasten/server.js';
import { tag } from './tag.mjs';

/** Renders an element with its shadow root, and with HTML as its content. */
export async function serverRender(name, attributes, content = '') {
  const rendered = await collectResult(render(html`${unsafeStatic(tag(name, attributes))}`));
  const end = rendered.lastIndexOf(`</${name}>`);
  return rendered.slice(0, end) + content + rendered.slice(end);
}

/**
 * Renders the texts of the rules of a game, under another name: its script does not render them again while the page is loaded.
 * The template contains the element itself, which `site.js` puts there when the reader comes near: with its examples, it has some
 * thousand elements.
 */
export async function serverRenderStill(name, attributes) {
  const rendered = await serverRender(name, { ...attributes, examples: 'none' });
  const start = rendered.indexOf('<template');
  const end = rendered.lastIndexOf(`</${name}>`);
  return `<div class="still">${rendered.slice(start, end)}<template>${tag(name, attributes)}</template></div>`;
}
