import { readFileSync } from 'node:fs';
import { tokens } from '../lib/facts.mjs';

/** The style sheet of the site, after the tokens that it uses. */
export const data = { permalink: '/site.css', eleventyExcludeFromCollections: true };

export function render() {
  const sheet = readFileSync('site/site.css', 'utf8');
  return `:root {\n${tokens(sheet).join('\n')}\n}\n\n${sheet}`;
}
