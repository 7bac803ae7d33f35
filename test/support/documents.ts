import { readFileSync } from 'node:fs';
import { filesUnder } from '../../scripts/files.mjs';

const paths = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs', '.md')];
/** The documents of the package. */
export const pages = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The code blocks of a language in a page. */
export const blocks = (text: string, language: string): string[] =>
  Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms')), ([, code = '']) => code);

/** The distinct matches in a page. */
export const found = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

/** The custom elements in a text, with the names of their attributes. */
export const written = (html: string): { tag: string; attributes: string[] }[] =>
  Array.from(html.matchAll(/<([a-z]+(?:-[a-z]+)+)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g)).map(
    ([, tag = '', text = '']) => ({
      tag,
      attributes: found(text.replace(/=("[^"]*"|'[^']*')/g, ' '), /([\w-]+)/g),
    }),
  );

/** A page as one line, without the bars and the padding of its tables. */
export const inOneLine = (path: string) =>
  readFileSync(path, 'utf8').replaceAll('|', ' ').replaceAll(/\s+/g, ' ');

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A number as it is written: `16,000`, `0.6` or `two`. */
export const toNumber = (text: string) =>
  words.includes(text) ? words.indexOf(text) : Number(text.replaceAll(',', ''));
