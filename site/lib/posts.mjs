/** The blog posts in site/posts/, which show the elements in use. Those in another language stand in a folder of its name. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder, findGames } from '../../scripts/files.mjs';
import { languages, rootOf } from './words.mjs';

const textOf = (html, pattern) => pattern.exec(html)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '';

const boards = new RegExp(
  `<(${findGames()
    .map(({ tag }) => tag)
    .join('|')})\\b`,
);

const mail = readFileSync('site/posts/newsletter.html', 'utf8');

/** What a small picture shows of a board: where the game is decided. Boards look the same from afar. */
const details = {
  'move-7': '-260,-214,520,428',
  'week-12': '-260,-60,424,270',
  corner: '-164,-154,424,270',
};

/** The address of a picture, or of a part of it that fills its place. */
const detailOf = (name, theme) =>
  `pictures/${name}${theme}.svg${details[name] ? `#svgView(viewBox(${details[name]});preserveAspectRatio(xMidYMid slice))` : ''}`;

/** The picture of a post, in light and in dark: the one with which the newsletter links to it, or the first of its own; undefined for none. */
function pictureOf(file, html) {
  const linked = textOf(mail, new RegExp(`href="${file}"><img src="pictures/([\\w-]*)`));
  const name = linked || textOf(html, /src="(?:\/posts\/)?pictures\/([\w-]*)\.svg"/);
  if (!name) return undefined;
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(
    readFileSync(`site/posts/pictures/${name}.svg`, 'utf8'),
  );
  return {
    light: detailOf(name, ''),
    dark: detailOf(name, '-dark'),
    ...{ width, height, isDetail: name in details },
  };
}

function post(path) {
  const html = readFileSync(path, 'utf8');
  const file = basename(path);
  const lang = languages.find((each) => path.includes(`/posts/${each}/`)) ?? languages[0];
  if (lang !== textOf(html, /<html[^>]*\slang="([^"]*)"/)) throw new Error(`${path} is not in “${lang}”`);
  return {
    ...{ file, html, lang, path: `${rootOf(lang)}/posts/${file}` },
    title: textOf(html, /<title>([^]*?)<\/title>/),
    heading: textOf(html, /<title>([^]*?)(?: · [^<]*)?<\/title>/),
    description: textOf(html, /<meta\s+name="description"\s+content="([^"]*)"/),
    picture: pictureOf(file, html),
    game: findGames().find(({ tag }) => tag === textOf(html, boards))?.id,
  };
}

/**
 * All posts: `{ file, html, lang, path, others, title, heading, description, picture, game }`. The heading is the title without the
 * name of the blog, `game` the id of the first game that a post shows, and `others` are the posts that say the same in another
 * language. The newsletter has no picture.
 */
export function posts() {
  const all = filesUnder('site/posts', '.html').map(post);
  const othersOf = ({ file, lang }) => all.filter((each) => each.file === file && each.lang !== lang);
  return all.map((each) => ({ ...each, others: othersOf(each) }));
}
