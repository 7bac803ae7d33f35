/** The preview of a page in messages and feeds (Open Graph). `npm run picture` makes its pictures from boards. */
import { existsSync } from 'node:fs';
import { escape } from './tag.mjs';

/** The size of the pictures, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/**
 * The tags for the head of a page. `site` is the address of the site, `path` that of the page in it; `game` is the id of the game
 * in the picture, which `alt` describes.
 */
export function cardTags({ site, path, title, description, game, alt, type = 'website' }) {
  const name = game && existsSync(`site/cards/${game}.jpg`) ? game : 'site';
  const properties = {
    'og:site_name': 'Spielkasten',
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': site + path,
    'og:image': `${site}/cards/${name}.jpg`,
    'og:image:width': WIDTH,
    'og:image:height': HEIGHT,
    'og:image:alt': alt,
  };
  return [
    ...Object.entries(properties).map(
      ([property, value]) => `<meta property="${property}" content="${escape(String(value))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ');
}
