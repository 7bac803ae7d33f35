import { toText } from './errors.js';

/** Quotation marks as word processors make them, for a class of characters in a pattern. */
export const doubleQuotes = '“-‟«»';
export const singleQuotes = '‘-‛‹›';

/** Returns a text with hyphens instead of dashes. */
export const withHyphens = (text: string): string => text.replace(/[‐-―−]/g, '-');

/**
 * Returns a text with the hyphens, dots and single spaces that word processors, blogs and line breaks replace by similar characters.
 * Returns the type name of a value that is no text, which is never valid notation.
 */
export const toPlain = (text: string): string =>
  withHyphens(toText(text)).replace(/…/g, '...').replace(/\s+/g, ' ').trim();
