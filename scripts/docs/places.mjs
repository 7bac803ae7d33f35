/** Places in documents that are filled by \`npm run docs\`: between \`<!-- made: NAME -->\` and \`<!-- /made -->\`. */
const PLACE = /(<!-- made: ([\w -]+) -->)([^]*?)(<!-- \/made -->)/g;

/**
 * The names of the places in a text.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const placesIn = (text) => Array.from(text.matchAll(PLACE), ([, , name]) => name);

/**
 * The text with each place filled by `fill(name, old)`; where that gives undefined it stays as it is.
 *
 * @param {string} text
 * @param {(name: string, old: string) => string | undefined} fill
 */
export const filledIn = (text, fill) =>
  text.replace(PLACE, (whole, begin, name, old, end) => {
    const content = fill(name, old);
    return content === undefined ? whole : `${begin}\n\n${content}\n\n${end}`;
  });
