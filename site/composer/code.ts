/** The code that shows a post on another page, in the forms that the composer offers. All functions are pure. */

/** What the composer has set up. */
export interface Post {
  readonly kind: string;
  /** The id of the game. */
  readonly game: string;
  readonly tag: string;
  readonly bundle: string;
  /** The attributes of the element. A switch that is on is empty. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text between the tags. */
  readonly text: string;
  readonly caption: string;
  readonly lang: string;
  readonly theme: string;
  readonly look: string;
  /** The custom properties of the look `brand`. */
  readonly colours: Readonly<Record<string, string>>;
  readonly width: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<"]/g, (each) => escapes[each]!);
const escapeText = (text: string) => text.replace(/[&<]/g, (each) => escapes[each]!);

/** In quotation marks that the text does not contain, if there are any. */
const quoted = (text: string) =>
  text.includes('"') && !text.includes("'") ? `'${escapeText(text)}'` : `"${escape(text)}"`;

const attribute = ([name, value]: readonly [string, string]) => ` ${name}${value && `=${quoted(value)}`}`;

/** The styles of the element. */
export const stylesOf = ({ width, theme, colours }: Post): Readonly<Record<string, string>> => ({
  ...(width && { 'max-width': `${width}px` }),
  ...(theme && { 'color-scheme': theme }),
  ...colours,
});

/** The element as HTML. */
export function element(post: Post): string {
  const { tag, attributes, text, caption, lang, look } = post;
  const styles = Object.entries(stylesOf(post)).map(([name, value]) => `${name}: ${value}`);
  const all = {
    ...attributes,
    ...(lang && { lang }),
    ...(look && { 'data-look': look }),
    ...(styles.length > 0 && { style: styles.join('; ') }),
  };
  const lines = [caption && `<p slot="caption">${escapeText(caption)}</p>`, escapeText(text)].filter(Boolean);
  const content = lines.map((line) => `\n  ${line}`).join('');
  return `<${tag}${Object.entries(all).map(attribute).join('')}>${content}${content && '\n'}</${tag}>`;
}

/** A script tag from the CDN, and the element. */
export function page(post: Post, version: string): string {
  const base = `https://cdn.jsdelivr.net/npm/spielkasten@${version}`;
  const sheet = post.look && `<link rel="stylesheet" href="${base}/looks/${post.look}.css">\n`;
  return `${sheet}<script type="module" src="${base}/cdn/${post.bundle}.min.js"></script>\n${element(post)}`;
}

/** The import for a bundler, and the element. */
export function npm(post: Post): string {
  const look = post.look && `import 'spielkasten/looks/${post.look}.css';\n`;
  const markup = element(post).replaceAll(/^/gm, '// ');
  return `// npm install spielkasten\nimport 'spielkasten/${post.tag}.js';\n${look}\n// in the template:\n${markup}`;
}

/** All attributes; the moves of a record are one, too. */
export const withMoves = ({ kind, attributes, text, lang }: Post) => ({
  ...attributes,
  ...(kind === 'replay' && { record: text }),
  ...(lang && { lang }),
});

/** The address of a page with the board alone; `address` is that of the page for frames. */
export function link(post: Post, address: string): string {
  const { game, theme, look } = post;
  const all = { game, ...withMoves(post), ...(theme && { theme }), ...(look && { look }) };
  return `${address}?${new URLSearchParams(all).toString().replaceAll('+', '%20')}`;
}

/** A frame with the page for frames. */
export const frame = (post: Post, address: string, title: string): string =>
  `<iframe title="${escape(title)}" src="${escape(link(post, address))}" width="${post.width || '100%'}" height="640" loading="lazy" style="border: 0"></iframe>`;

/** A fenced code block for Markdown. */
export function markdown(post: Post): string {
  const { mode = 'play', record = '', position = '', ...others } = withMoves(post) as Record<string, string>;
  const content = mode === 'diagram' ? position : record;
  const info = Object.entries({ ...others, ...(content !== position && position && { position }) }).map(
    ([name, value]) => {
      // a value in quotes has no escapes
      const quote = value.includes('"') ? "'" : '"';
      if (value === '') return name;
      return /^[^\s"'=]+$/.test(value) ? `${name}=${value}` : `${name}=${quote}${value}${quote}`;
    },
  );
  return `\`\`\`${[post.game, mode, ...info].join(' ')}\n${content}\n\`\`\``;
}
