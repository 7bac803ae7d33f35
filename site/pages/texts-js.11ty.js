import { bundle } from '../lib/bundle.mjs';

/** The texts of a page for its scripts. */
export const data = { permalink: '/texts.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('site/texts.ts');
