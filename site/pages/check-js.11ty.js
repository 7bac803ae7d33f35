import { bundle } from '../lib/bundle.mjs';

/** The check of puzzles in the composer, which runs in a worker. */
export const data = { permalink: '/composer-check.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('site/composer/check.worker.ts');
