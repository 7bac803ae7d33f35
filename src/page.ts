/** Pages with one board each: for links in posts of others, with a picture and oEmbed, without a DOM. Registers no elements. */
import { BadNotation } from './core/errors.js';
import { escape } from './element/drawing/markup.js';
import { pageAttributes } from './element/model/attributes.js';
import { colors } from './element/styles/tokens.js';
import { boards } from './markdown/boards.js';
import { partsOf, readBlock, type ReadBlock } from './markdown/create-fence.js';
import { findFences } from './markdown/find-boards.js';
import { addAttribute, gameIn, parseAttributes, type BlockAttributes } from './markdown/open-block.js';
import { bad, checkUrl, rootTag, tag, writeHead, type Address, type PageStyle } from './page/head.js';
import { ownParameters, parseQuery } from './page/query.js';

/** The look of a page and what it says about itself. */
export interface PageOptions extends PageStyle {
  /**
   * The address of the page, such as `https://blog.example/week-12/`. Its picture and its oEmbed have the same address with another ending:
   * `week-12/index.png`, or `week-12.png` for `week-12.html` and `week-12`.
   */
  readonly url: string;
  /** The title. Default: that of the picture, such as `Fluctus board, Red against Green`. */
  readonly title?: string | undefined;
  /** A sentence about the board. Default: the task of a puzzle, the moves, or the position in words. */
  readonly description?: string | undefined;
  /** Names a picture beside the page. Default: true. */
  readonly picture?: boolean | undefined;
}

/** The oEmbed of a page, as JSON. */
export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly provider_name: 'Spielkasten';
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

/** A page, and the files beside it. */
export interface Page {
  /** The name of its files without their endings, after its address: `index` for a folder. */
  readonly name: string;
  readonly html: string;
  /** What the page says about its board, as plain text. */
  readonly description: string;
  /** The picture as SVG, 1200 by 630. Its address is that of a PNG, which other sites require. */
  readonly svg: string;
  readonly oembed: OEmbed;
}

/** The size of a picture for social cards. */
const [WIDTH, HEIGHT] = [1200, 630];
/** The space above and below the board in it. */
const MARGIN = 24;
/** The size of the frame that oEmbed proposes, in CSS pixels; the frame tells its height. */
const FRAME = { width: 600, height: 760 };
/** The longest description, in characters: other sites cut it anyway. */
const LONGEST = 300;

/** The first characters of a text in one line. */
function shorten(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
}

/** The texts of a picture, which are escaped in it. */
const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: 'amp') => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name]);

/** The only board of a text of Markdown. */
function boardOfPost(post: string): ReadBlock {
  const { fences, faults } = findFences(post.replace(/\r\n?/g, '\n'));
  const own = fences.filter(({ info }) => Object.hasOwn(boards, gameIn(info)));
  if (own.length !== 1) {
    const found = own.length === 0 ? 'no board' : `${own.length} boards`;
    const message = `The text has ${found}: a page has one fenced code block of a game. ${faults[0]?.message ?? ''}`;
    throw new BadNotation(message.trim(), { code: 'block' });
  }
  const { info, content } = own[0]!;
  const game = boards[gameIn(info)]!;
  return readBlock(game, info, (refuse) => parseAttributes(info, game.options, refuse), content.text);
}

/** The board with these attributes, of which `game` is the id of its game. */
function boardOf({ game: id = '', ...attributes }: Readonly<Record<string, string>>): ReadBlock {
  if (!Object.hasOwn(boards, id))
    throw bad(
      'game',
      `There is no game “${id.slice(0, 60)}”. There are boards of ${Object.keys(boards).join(', ')}.`,
      id,
    );
  const game = boards[id]!;
  const read: BlockAttributes = new Map();
  return readBlock(
    game,
    id,
    (refuse) => {
      for (const [name, value] of Object.entries(attributes))
        // a query has a value for each name
        addAttribute(read, name, value === '' ? undefined : value, game.options, refuse);
      return read;
    },
    '',
  );
}

/** The path of a page without the ending of its file. */
const pathOf = ({ pathname }: Address): string => pathname.replace(/\.html$/, '').replace(/\/$/, '/index');

/** The address of a file beside a page. */
function beside(page: Address, ending: string): string {
  const url = new URL(page.href);
  url.pathname = `${pathOf(page)}.${ending}`;
  return url.href;
}

/** Writes the picture of a board into the middle of one for social cards. */
function card(svg: string): string {
  const { width, height } = partsOf(svg);
  const scale = Math.min((HEIGHT - 2 * MARGIN) / height, (WIDTH - 2 * MARGIN) / width);
  const [x, y] = [width * scale, height * scale].map(Math.round) as [number, number];
  const place = `x="${(WIDTH - x) / 2}" y="${(HEIGHT - y) / 2}" width="${x}" height="${y}"`;
  const board = svg.replace(/ width="\d+" height="\d+"/, ` ${place}`);
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect ${size} fill="${colors.linen![0]}"/>${board}</svg>`;
}

/** What a page says about itself, as plain text. */
interface Facts {
  readonly page: Address;
  readonly title: string;
  readonly description: string;
  /** The address of the picture, if there is one, and its text alternative. */
  readonly image: string | undefined;
  readonly alt: string;
}

/** The tags of a page for other sites, by their names. */
function metaTags({ page: { href: url }, title, description, image, alt }: Facts) {
  const size = { width: `${WIDTH}`, height: `${HEIGHT}` };
  return {
    property: {
      'og:type': 'website',
      'og:url': url,
      'og:title': title,
      'og:description': description,
      ...(image !== undefined && {
        'og:image': image,
        'og:image:type': 'image/png',
        'og:image:width': size.width,
        'og:image:height': size.height,
        'og:image:alt': alt,
      }),
    },
    name: {
      description,
      'twitter:card': 'player',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:player': url,
      'twitter:player:width': `${FRAME.width}`,
      'twitter:player:height': `${FRAME.height}`,
      ...(image !== undefined && { 'twitter:image': image, 'twitter:image:alt': alt }),
    },
  };
}

/** The first text that is not empty. */
const firstOf = (...texts: readonly (string | undefined)[]): string => texts.find(Boolean) ?? '';

function factsOf({ svg, caption }: ReadBlock, options: PageOptions): Facts {
  const page = checkUrl(options.url);
  const drawn = partsOf(svg);
  return {
    page,
    title: shorten(firstOf(options.title, unescape(drawn.title))),
    description: shorten(firstOf(options.description, caption.join(' '), unescape(drawn.description))),
    image: options.picture === false ? undefined : beside(page, 'png'),
    alt: shorten(unescape(`${drawn.title}. ${drawn.description}`)),
  };
}

/** The tags of the head that tell other sites about the page. */
const headOf = (facts: Facts): readonly string[] => [
  tag('link', {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: beside(facts.page, 'json'),
    title: facts.title,
  }),
  ...Object.entries(metaTags(facts)).flatMap(([kind, tags]) =>
    Object.entries(tags).map(([name, content]) => tag('meta', { [kind]: name, content })),
  ),
];

function oembedOf({ page: { href }, title, image }: Facts): OEmbed {
  // as wide as the text around it, also on phones; sites that want a number have those of the oEmbed
  const frame = { src: href, title, width: '100%', height: `${FRAME.height}`, frameborder: '0' };
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Spielkasten',
    title,
    // with such a quote, WordPress takes the height that the page tells; and a feed that drops the frame keeps the link
    html: `${tag('blockquote', { class: 'wp-embedded-content' })}${tag('a', { href })}${escape(title)}</a></blockquote>${tag('iframe', frame)}</iframe>`,
    ...FRAME,
    ...(image !== undefined && {
      thumbnail_url: image,
      thumbnail_width: WIDTH,
      thumbnail_height: HEIGHT,
    }),
  };
}

/** Writes a page of a board. Throws BadOption. */
function writePage(board: ReadBlock, options: PageOptions): Page {
  const root = rootTag(firstOf(board.attributes.get('lang'), 'en'), options);
  const facts = factsOf(board, options);
  const { page, title, description } = facts;
  const head = writeHead(page, title, options, headOf(facts), 'embed.page');
  const html = ['<!doctype html>', root, head, '<body>', board.markup, ''].join('\n');
  const name = pathOf(page).replace(/.*\//, '');
  return { name, html, description, svg: card(board.svg), oembed: oembedOf(facts) };
}

/**
 * Writes a page with one board, its picture and its oEmbed. `board` is a text of Markdown with one fenced code block of a game, or the
 * attributes of a board by name, with `game`, the id of its game. Title, description and picture contain no solution of a puzzle and no
 * hidden hands. Throws BadNotation, or BadOption.
 */
export const page = (board: string | Readonly<Record<string, string>>, options: PageOptions): Page =>
  writePage(typeof board === 'string' ? boardOfPost(board) : boardOf(board), options);

/**
 * Writes the page of a query, as frames have it: `game`, `lang`, `theme`, `look`, and the attributes of the board, except those that a frame
 * refuses, such as `autosave`. `url` is the address of the page without its query. Throws BadNotation, or BadOption.
 */
export function pageOfQuery(query: string, options: Omit<PageOptions, 'theme' | 'look'>): Page {
  const { game, lang, theme, look, attributes } = parseQuery(query);
  const other = [...attributes.keys()].find((name) => name === 'id' || pageAttributes.includes(name));
  if (other !== undefined) throw bad(other, `A board in a frame has no attribute ${other}.`, other);
  const url = `${options.url}?${ownParameters(query)}`;
  return page({ ...Object.fromEntries(attributes), game, lang }, { ...options, url, theme, look });
}

export { BadNotation, BadOption } from './core/errors.js';
