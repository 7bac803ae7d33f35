/** Markdown as in the repository, with links to the pages of the site. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import highlighter from 'highlight.js';
import MarkdownIt from 'markdown-it';

const REPOSITORY = 'https://github.com/spielkasten/spielkasten/blob/main/';

/**
 * The anchor of a heading, as on GitHub.
 *
 * @param {string} heading
 * @returns {string}
 */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The path on the site of a Markdown file in the repository. */
export const pathOf = (file) =>
  file === 'README.md'
    ? '/docs/overview/'
    : `/docs/${file
        .replace(/^docs\//, '')
        .replace(/\.md$/, '')
        .toLowerCase()}/`;

/** The address of a link in a file. */
function addressOf(href, source, withPrefix) {
  if (/^(https?:|#)/.test(href)) return href;
  const [file, anchor] = href.split('#');
  const path = join(dirname(source), file);
  if (path.endsWith('.webp')) return withPrefix(path);
  const address = path.endsWith('.md') ? withPrefix(pathOf(path)) : REPOSITORY + path;
  return anchor ? `${address}#${anchor}` : address;
}

/** The text of a heading without its markup. */
const plainText = (inline) =>
  inline.children
    .map(({ type, content }) =>
      type === 'softbreak' ? ' ' : /^(text|code_inline)$/.test(type) ? content : '',
    )
    .join('');

/** Headings get anchors, and those of sections a link to copy. Search and screen readers leave it out: the navigation has the same. */
function addAnchors(state) {
  for (const [i, token] of state.tokens.entries())
    if (token.type === 'heading_open') {
      const anchor = anchorOf(plainText(state.tokens[i + 1]));
      token.attrSet('id', anchor);
      if (token.tag === 'h1') continue;
      const link = new state.Token('html_inline', '', 0);
      link.content = ` <a class="anchor" href="#${anchor}" aria-hidden="true" tabindex="-1" data-pagefind-ignore>#</a>`;
      state.tokens[i + 1].children.push(link);
    }
}

/** The height of an image, from the header of its WebP file: with it, the page does not move when the image is loaded. */
function heightOf(file, width) {
  const header = readFileSync(file);
  if (header.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error(`${file} is no extended WebP file`);
  return Math.round((width * (header.readUIntLE(27, 3) + 1)) / (header.readUIntLE(24, 3) + 1));
}

/** The address of the repository's files, which the pictures of the README have. */
const PICTURES = 'https://raw.githubusercontent.com/spielkasten/spielkasten/HEAD/';

/** Links and images get the addresses of the site, and images, which are written in HTML, their height, too. */
const addAddresses = (withPrefix) => (state) => {
  const { source = 'README.md' } = state.env;
  for (const token of state.tokens.flatMap(({ children }) => children ?? []))
    if (token.type === 'link_open') {
      // a text in another language than this one, such as `blind.de.md`
      const [, language] = /\.(\w\w)\.md(#|$)/.exec(token.attrGet('href')) ?? [];
      if (language && !source.endsWith(`.${language}.md`)) token.attrSet('hreflang', language);
      token.attrSet('href', addressOf(token.attrGet('href'), source, withPrefix));
    }
  for (const token of state.tokens.filter(({ type }) => type === 'html_block'))
    token.content = token.content
      // the package has no pictures: npm shows them from the repository
      .replaceAll(PICTURES, '')
      .replace(
        /<img src="([^"]+)" width="(\d+)"/,
        (tag, file, width) => `${tag} height="${heightOf(join(dirname(source), file), width)}"`,
      )
      .replaceAll(
        / (src|srcset)="([^"]+)"/g,
        (_, name, file) => ` ${name}="${addressOf(file, source, withPrefix)}"`,
      );
};

/** Writes a block of code that scrolls, with a button that copies it. */
const codeBlock = (escaped, copy = 'Copy') =>
  `<div class="code" data-pagefind-ignore><button type="button" class="copy">${copy}</button><pre><code tabindex="0">${escaped}</code></pre></div>\n`;

/** Code as HTML, coloured if its language is known. A component of Vue or Svelte is read as HTML. */
function colour(code, info, escape) {
  const [name] = info.split(' ');
  const language = /^(vue|svelte)$/.test(name) ? 'html' : name;
  return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : escape(code);
}

export function createMarkdown(withPrefix) {
  const markdown = new MarkdownIt({ html: true });
  markdown.core.ruler.push('anchors', addAnchors);
  markdown.core.ruler.push('addresses', addAddresses(withPrefix));
  const { rules } = markdown.renderer;
  rules.fence = (tokens, i, _, { copy }) =>
    codeBlock(colour(tokens[i].content, tokens[i].info, markdown.utils.escapeHtml), copy);
  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => '</table></div>\n';
  return markdown;
}

/** The headings of a level in a text: `{ text, anchor }`. */
export const headingsOf = (text, level = 2) =>
  new MarkdownIt()
    .parse(text, {})
    .flatMap((token, i, tokens) =>
      token.type === 'heading_open' && token.tag === `h${level}` ? [plainText(tokens[i + 1])] : [],
    )
    .map((heading) => ({ text: heading, anchor: anchorOf(heading) }));

/** The first paragraph of a text, as plain text. */
export function introductionOf(text) {
  const tokens = new MarkdownIt().parse(text, {});
  const start = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  return plainText(tokens[start + 1]);
}
