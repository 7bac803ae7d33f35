import { bundle } from '../lib/bundle.mjs';

/** The reading of keys, as the boards do it. */
export const data = { permalink: '/keys.js', eleventyExcludeFromCollections: true };

export const render = () => bundle('src/element/ui/input/key-events.ts');
