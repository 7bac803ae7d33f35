/** The code that shows a board, in the forms that the composer offers. All functions are pure. */

const escapes = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<"]/g, (each) => escapes[each]);
const escapeText = (text) => text.replace(/[&<]/g, (each) => escapes[each]);

const oneLine = (text) => text.trim().replace(/\s*\n\s*/g, ' ');

/** The record is the text of the element, but not in a puzzle: readers see the text until the script has loaded. */
const isText = ({ mode }) => mode !== 'puzzle';

/** The attributes of the element, without a record that is its text. A switch that is on has an empty value. */
const attributesOf = ({ attributes, lang }) =>
  Object.entries({ ...attributes, ...(lang && { lang }) })
    .filter(([name]) => name !== 'record' || !isText(attributes))
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(oneLine(value))}"`))
    .join('');

/** The caption, a child in a slot. */
const captionTag = (caption) => caption && `<p slot="caption">${escapeText(oneLine(caption))}</p>`;

/** The element as HTML. */
export function element(setup) {
  const { tag, attributes, width, look, theme, caption } = setup;
  const { record: moves } = attributes;
  const record = moves && isText(attributes) ? escapeText(moves.trim().replace(/\s*\n\s*/g, '\n  ')) : '';
  const content = [captionTag(caption), record].filter(Boolean).map((text) => `\n  ${text}`);
  const styles = [width && `max-width: ${width}px`, theme && `color-scheme: ${theme}`]
    .filter(Boolean)
    .join('; ');
  const style = styles ? ` style="${styles}"` : '';
  const lookAttribute = look ? ` data-look="${look}"` : '';
  return `<${tag}${attributesOf(setup)}${lookAttribute}${style}>${content.join('')}${content.length > 0 ? '\n' : ''}</${tag}>`;
}

const lookLink = (look, base) => (look ? `<link rel="stylesheet" href="${base}/looks/${look}.css">\n` : '');

/** A script tag from the CDN, and the element. */
export function scriptTag(setup, { version }) {
  const base = `https://cdn.jsdelivr.net/npm/spielkasten@${version}`;
  const script = `<script type="module" src="${base}/cdn/${setup.bundle}.min.js"></script>`;
  return `${lookLink(setup.look, base)}${script}\n${element(setup)}`;
}

/** The import for a bundler, and the element. */
export function npmImport(setup) {
  const look = setup.look ? `import 'spielkasten/looks/${setup.look}.css';\n` : '';
  return `// npm install spielkasten\nimport 'spielkasten/${setup.tag}.js';\n${look}\n// in the template:\n${element(
    setup,
  )
    .split('\n')
    .map((line) => `// ${line}`)
    .join('\n')}`;
}

/** The query of the page for frames. */
export function query({ game, attributes, lang, theme, look }) {
  const others = { ...attributes, ...(lang && { lang }), ...(theme && { theme }), ...(look && { look }) };
  const parameters = new URLSearchParams([['game', game], ...Object.entries(others)]);
  return parameters.toString().replaceAll('+', '%20');
}

/** The address of a page with the board alone; `page` is that of the page for frames. */
export const link = (setup, { page }) => `${page}?${query(setup)}`;

/** A frame with the page for frames; `page` is its address. */
export function frame(setup, { page, title }) {
  const src = escape(link(setup, { page }));
  return `<iframe title="${escape(title)}" src="${src}" width="${setup.width || '100%'}" height="640" loading="lazy" style="border: 0"></iframe>`;
}

/** A fenced code block for Markdown. */
export function markdown({ game, attributes, lang }) {
  const { mode = 'play', record = '', position = '', ...others } = attributes;
  const content = mode === 'diagram' && !record ? position : record;
  const inInfo = { ...others, ...(content !== position && position && { position }), ...(lang && { lang }) };
  const info = Object.entries(inInfo).map(([name, value]) => {
    if (value === '') return name;
    // a value in quotes has no escapes
    const quote = value.includes('"') ? "'" : '"';
    return /^[^\s"'=]+$/.test(value) ? `${name}=${value}` : `${name}=${quote}${value}${quote}`;
  });
  return `\`\`\`${[game, mode, ...info].join(' ')}\n${content.trim()}\n\`\`\``;
}
