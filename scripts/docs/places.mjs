/** The generated parts of documents, between `<!-- made: NAME -->` and `<!-- /made -->`; `npm run docs` fills them. */
const PLACE = /(<!-- made: ([\w -]+) -->)([^]*?)(<!-- \/made -->)/g;

/**
 * The names of the generated parts in a text.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const placesIn = (text) => Array.from(text.matchAll(PLACE), ([, , name]) => name);

/**
 * The text with each generated part replaced by `fill(name, old)`; a part stays as it is if `fill` returns undefined.
 *
 * @param {string} text
 * @param {(name: string, old: string) => string | undefined} fill
 */
export const filledIn = (text, fill) =>
  text.replace(PLACE, (whole, begin, name, old, end) => {
    const content = fill(name, old);
    return content === undefined ? whole : `${begin}\n\n${content}\n\n${end}`;
  });
