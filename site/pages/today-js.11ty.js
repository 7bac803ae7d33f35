import { bundle } from '../lib/bundle.mjs';

/** The scripts of the page of daily puzzles, bundled from site/today/: that of the page, and the pictures, which load after it. */
export const data = {
  scripts: ['today', 'today-pictures'],
  pagination: { data: 'scripts', size: 1, alias: 'script' },
  permalink: ({ script }) => `/${script}.js`,
  eleventyExcludeFromCollections: true,
};

export const render = ({ script }) => bundle(`site/today/${script}.ts`);
