/** The parts that the heads of all pages share: their address, their style sheets and scripts, and the tags of HTML. */
import { BadOption, toFound } from '../core/errors.js';
import { version } from '../element/base/version.js';
import { escape } from '../element/drawing/markup.js';
import { isLook, isTheme } from './query.js';

/** The look of a page, and where its scripts are. */
export interface PageStyle {
  /** The folder `cdn` of the package, as an address from the page; `looks` must be beside it. Default: that of jsDelivr, in this version. */
  readonly scripts?: string | undefined;
  /** `light` or `dark`. Default: that of the reader. */
  readonly theme?: string | undefined;
  /** The name of a look. Default: the look `linen`. */
  readonly look?: string | undefined;
  /** The address of a feed that the page belongs to. */
  readonly feed?: string | undefined;
  /** Asks search engines to leave out the page. Default: false. */
  readonly noindex?: boolean | undefined;
}

export const bad = (at: string, message: string, found: unknown): BadOption =>
  new BadOption(message, { code: at, at, found: toFound(found) });

/** The parts of an address that pages use. Its type is not `URL`, which programs in Node would need the DOM's types for. */
export interface Address {
  readonly href: string;
  readonly pathname: string;
  readonly search: string;
}

/** Checks an address. Throws BadOption. */
export function checkUrl(url: unknown): Address {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol) && !parsed.hash && !parsed.username) return parsed;
  throw bad('url', 'The address of the page must be a whole one, such as https://blog.example/puzzle/.', url);
}

/** Writes the tag of an element without content. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')}>`;

/** Writes the tag of a page. Throws BadOption for a theme or a look that cannot be. */
export function rootTag(lang: string, { theme, look }: PageStyle): string {
  if (theme !== undefined && !isTheme(theme)) throw bad('theme', 'The theme is light or dark.', theme);
  if (look !== undefined && !isLook(look)) throw bad('look', 'There is no look of this name.', look);
  return tag('html', { lang, ...(look && { 'data-look': look }) });
}

/** Writes the head of a page, with the tags `own` and a script of the package. */
export function writeHead(
  { href }: Address,
  title: string,
  { theme = 'light dark', look, feed, noindex = false, scripts }: PageStyle,
  own: readonly string[],
  script: string,
): string {
  const base = scripts ?? `https://cdn.jsdelivr.net/npm/spielkasten@${version}/cdn/`;
  const folder = base.replace(/\/?$/, '/');
  const looks = ['space', ...(look ? [look] : [])].map((name) => `${folder}../looks/${name}.css`);
  return [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'color-scheme', content: theme }),
    ...(noindex ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    `<title>${escape(title)}</title>`,
    tag('link', { rel: 'canonical', href }),
    tag('link', { rel: 'icon', href: 'data:,' }),
    ...(feed === undefined
      ? []
      : [tag('link', { rel: 'alternate', type: 'application/rss+xml', href: feed })]),
    ...own,
    ...[`${folder}embed.css`, ...looks].map((sheet) => tag('link', { rel: 'stylesheet', href: sheet })),
    `${tag('script', { type: 'module', src: `${folder}${script}.min.js` })}</script>`,
  ].join('\n');
}
