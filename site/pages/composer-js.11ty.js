import { bundle } from '../lib/bundle.mjs';

/** The composer, bundled from site/composer/. */
export const data = { permalink: '/composer.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('site/composer/composer.ts');
