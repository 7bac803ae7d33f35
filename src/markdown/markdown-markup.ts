/** Tags, comments and style sheets of markup: everything that is not text. */
const CODE = /(<style\b[^]*?<\/style>|<!--[^]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>)/;

/** Characters with a meaning in the running text of Markdown. */
const SPECIAL = /[\\`*_[\]{}~|$^]/g;

const reference = (letter: string): string => `&#${letter.charCodeAt(0)};`;

/**
 * Makes markup that a server rendered safe for a Markdown document: one line, an HTML block by the rules of CommonMark,
 * which ends only with that line. A blank line inside markup would end the block, and the rest would be read as Markdown.
 * In texts, characters with a meaning in Markdown become character references. A browser, and hydration, read the same as
 * before.
 */
export const inMarkdown = (markup: string): string => {
  const safe = markup.split(CODE).map((part, i) => (i % 2 ? part : part.replace(SPECIAL, reference)));
  const line = safe
    .join('')
    .replace(/\s*[\n\r\f\u2028\u2029]\s*/g, ' ')
    .trim();
  // A comment at its beginning makes a line an HTML block.
  return line.startsWith('<!--') ? line : `<!---->${line}`;
};
