/** The blog posts in demo/posts/, which show the elements in use. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder, findGames } from '../../scripts/files.mjs';

const textOf = (html, pattern) => pattern.exec(html)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '';

const boards = new RegExp(
  `<(${findGames()
    .map(({ tag }) => tag)
    .join('|')})\\b`,
);

/** All posts: `{ file, html, lang, title, description, game }`, with the id of the first game that a post shows. */
export const posts = () =>
  filesUnder('demo/posts', '.html').map((path) => {
    const html = readFileSync(path, 'utf8');
    return {
      file: basename(path),
      html,
      lang: textOf(html, /<html[^>]*\slang="([^"]*)"/),
      title: textOf(html, /<title>([^]*?)<\/title>/),
      description: textOf(html, /<meta\s+name="description"\s+content="([^"]*)"/),
      game: findGames().find(({ tag }) => tag === textOf(html, boards))?.id,
    };
  });
