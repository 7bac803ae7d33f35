/** The blog posts in site/posts/, which show the elements in use. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder, findGames } from '../../scripts/files.mjs';

const textOf = (html, pattern) => pattern.exec(html)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '';

const boards = new RegExp(
  `<(${findGames()
    .map(({ tag }) => tag)
    .join('|')})\\b`,
);

const mail = readFileSync('site/posts/newsletter.html', 'utf8');

/** The picture of a post: the one with which the newsletter links to it, or the first of its own; undefined for none. */
function pictureOf(file, html) {
  const linked = textOf(mail, new RegExp(`href="${file}"><img src="pictures/([\\w-]*)`));
  const name = linked || textOf(html, /src="pictures\/([\w-]*)\.svg"/);
  if (!name) return undefined;
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(
    readFileSync(`site/posts/pictures/${name}.svg`, 'utf8'),
  );
  return { file: `pictures/${name}.svg`, width, height };
}

function post(path) {
  const html = readFileSync(path, 'utf8');
  return {
    file: basename(path),
    html,
    lang: textOf(html, /<html[^>]*\slang="([^"]*)"/),
    title: textOf(html, /<title>([^]*?)<\/title>/),
    heading: textOf(html, /<title>([^]*?)(?: · [^<]*)?<\/title>/),
    description: textOf(html, /<meta\s+name="description"\s+content="([^"]*)"/),
    picture: pictureOf(basename(path), html),
    game: findGames().find(({ tag }) => tag === textOf(html, boards))?.id,
  };
}

/**
 * All posts: `{ file, html, lang, title, heading, description, picture, game }`. The heading is the title without the name of the
 * blog, and `game` the id of the first game that a post shows. The newsletter has no picture.
 */
export const posts = () => filesUnder('site/posts', '.html').map(post);
