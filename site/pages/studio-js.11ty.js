import { bundle } from '../lib/bundle.mjs';

/** The script of the theme studio, bundled from site/studio/. */
export const data = { permalink: '/studio.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('site/studio/studio.ts');
