import { bundle } from '../lib/bundle.mjs';

/** The writer of pages for links in the composer, bundled from site/composer/ with the rules of the games. */
export const data = { permalink: '/page-files.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('site/composer/page-files.ts');
