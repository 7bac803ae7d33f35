import { bundle } from '../lib/bundle.mjs';

/** The editor of positions in the composer, bundled from site/composer/ with the rules of the games. */
export const data = { permalink: '/editor.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('site/composer/editor.ts');
