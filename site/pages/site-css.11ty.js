import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { tokens } from '../lib/facts.mjs';

/** The style sheets of the site, after the tokens that they use. Its fonts are the value of two of them. */
export const data = { permalink: '/site.css', eleventyExcludeFromCollections: true };

export async function render() {
  const own = ['site', 'composer', 'studio', 'fairness'].map((name) =>
    readFileSync(`site/${name}.css`, 'utf8'),
  );
  const fonts = readFileSync('looks/fonts.css', 'utf8').replaceAll("url('", "url('looks/");
  const sheet = [fonts, ...own].join('\n');
  const all = `:root {\n${tokens(sheet).join('\n')}\n}\n\n${sheet}`;
  return (await transform(all, { loader: 'css', minifyWhitespace: true })).code;
}
