import { BadNotation, toText } from '../core/errors.js';
import type { PlainDefinition } from '../element/model/game-definition.js';
import { inMarkdown } from './markdown-markup.js';
import type { PictureModule } from '../element/drawing/add-marks.js';
import { escape } from '../element/drawing/markup.js';
import { gameIn, parseAttributes, type Refuse } from './block-attributes.js';
import { blockCaption } from './block-caption.js';
import { blockPicture } from './block-picture.js';
import { openBlock, textOf } from './open-block.js';

/** A game that blocks can show. */
export interface FenceGame<S, M, O extends object> extends PlainDefinition<S, M, O> {
  readonly picture: PictureModule<S, M, O>;
}

/** Writes a picture as the address of an image, in double quotes in HTML: single quotes stand for those of the picture. */
const imageUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll("'", '&apos;')
    .replaceAll('"', "'")
    .replace(/[%#&<>]|[^ -~]+/g, encodeURIComponent)}`;

/** A picture as an image: without its texts, which an image does not tell, and with ids that no page shares. */
const imageIn = (svg: string): string => {
  const [, own = ''] = /<title id="t(-\w+)"/.exec(svg)!;
  return svg
    .replace(/ role="img".*?(?=>)/, '')
    .replace(/<title .*<\/desc>/s, '')
    .replaceAll(own, '');
};

/**
 * The image of a picture, with its title and description as text alternative. It is an image in SVG: a search would take an `<img>` for the
 * picture of the page, and feeds that remove SVG would keep the texts of the drawing itself.
 */
function imageOf(svg: string): string {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg)!;
  // both texts are escaped, also for HTML
  const [title, description] = ['title', 'desc'].map(
    (name) => RegExp(`<${name} [^>]*>([^<]*)</${name}>`).exec(svg)![1]!,
  );
  const image = `<image href="${imageUrl(imageIn(svg))}" width="${width}" height="${height}"/>`;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}. ${description}">${image}</svg>`;
}

/** Escapes a text. Where a comment or `%` ends with its line, lines stay lines in Markdown, too. */
const escapeLines = (text: string): string =>
  /;|^%/m.test(text) ? escape(text).replace(/\n/g, '&#10;') : escape(text);

/** Returns the function that fails with the error of a block. */
const refuseIn =
  (info: string): Refuse =>
  ({ at, words }, message, fault) => {
    const { rule, found, code = 'block' } = fault ?? {};
    const block = info.trim().slice(0, 60);
    const text = `In the block “${block}”, ${words}: ${rule ? `${rule}: ` : ''}${message}`;
    throw new BadNotation(text, { code, at, rule, found });
  };

/** Creates the function that turns fenced code blocks into boards; `games` by the first word of a block. */
export function createFence<S, M, O extends object>(
  games: Readonly<Record<string, FenceGame<S, M, O>>>,
): (info: string | null | undefined, text: string) => string | undefined {
  return (info, content) => {
    const source = toText(info ?? '').trim();
    const id = gameIn(source);
    if (!Object.hasOwn(games, id)) return undefined;
    const { picture, ...game } = games[id]!;
    const refuse = refuseIn(source);
    const attributes = parseAttributes(source, game.options, refuse);
    const texts = textOf(attributes, toText(content).replace(/\r\n?/g, '\n'), refuse);
    const opened = openBlock(game, attributes, texts, refuse);
    const image = imageOf(blockPicture(picture, opened, attributes, refuse));
    const text = blockCaption(picture, opened, attributes, texts.record ?? attributes.get('record') ?? '');
    const caption = text && `<figcaption>${text}</figcaption>`;
    const own = Object.entries(texts).map(([name, value]) => [name, value.trim()] as const);
    const written = [...attributes, ...own]
      .map(([name, value]) => ` ${name}${value && `="${escapeLines(value)}"`}`)
      .join('');
    return inMarkdown(`<${game.tag}${written}><figure>${image}${caption}</figure></${game.tag}>`);
  };
}
