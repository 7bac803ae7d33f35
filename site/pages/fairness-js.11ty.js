import { bundle } from '../lib/bundle.mjs';

/** The script of the page about fairness, bundled from site/fairness/. */
export const data = { permalink: '/fairness.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('site/fairness/fairness.ts');
