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

/** The picture with which the newsletter links to a post. */
const pictureOf = (file) => textOf(mail, new RegExp(`href="${file}"><img src="([^"]*)"`));

function post(path) {
  const html = readFileSync(path, 'utf8');
  return {
    file: basename(path),
    html,
    lang: textOf(html, /<html[^>]*\slang="([^"]*)"/),
    title: textOf(html, /<title>([^]*?)<\/title>/),
    heading: textOf(html, /<title>([^]*?)(?: · [^<]*)?<\/title>/),
    description: textOf(html, /<meta\s+name="description"\s+content="([^"]*)"/),
    picture: pictureOf(basename(path)),
    game: findGames().find(({ tag }) => tag === textOf(html, boards))?.id,
  };
}

/**
 * All posts, those with a picture first: `{ file, html, lang, title, heading, description, picture, game }`. The heading is the title
 * without the name of the blog, and `game` the id of the first game that a post shows.
 */
export const posts = () =>
  filesUnder('site/posts', '.html')
    .map(post)
    .toSorted((a, b) => Number(!a.picture) - Number(!b.picture));
