import { toText } from './errors.js';

/** Quotation marks as word processors and input methods make them, for a class of characters in a pattern. */
export const doubleQuotes = '“-‟«»＂';
export const singleQuotes = '‘-‛‹›';

/** Characters that nobody sees, and white space, for a class of characters in a pattern with the flag `u`. A byte order mark is no space. */
export const invisible = '\\p{Default_Ignorable_Code_Point}';
export const space = '\\p{Z}\\t-\\r\\x85\\u2800';

const hidden = RegExp(`[${invisible}]+`, 'gu');
const spaces = RegExp(`[${space}]+`, 'gu');
/** Signs whose plain form Unicode does not know, by that form. */
const similar = [
  [/[‐-―−ー]/g, '-'],
  [/[×✕✖⨯]/g, 'x'],
  [/[⁄∕]/g, '/'],
] as const;
/** The name of a board in options, which keeps its characters, or characters that nobody sees. */
const hiddenInData = RegExp(`("name"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*")|[${invisible}]+`, 'gu');

/** JSON data without characters that nobody sees, except those of names. */
export const toPlainData = (text: string): string => text.replace(hiddenInData, '$1');

/** Characters with a compatible form, without those that stand for notes: `ro-wo²` has no square `wo2`. */
const compatible = /[^\0-\x7fªº²³¹⁰-₟]+/g;

/** A text with only plain characters, without those that nobody sees. */
const simplify = (text: string): string =>
  similar.reduce(
    (plain, [signs, sign]) => plain.replace(signs, sign),
    text.replace(hidden, '').replace(compatible, (part) => part.normalize('NFKC')),
  );

/**
 * Returns notation with plain characters in the place of those that word processors, blogs, chats, input methods and line breaks
 * make of them: hyphens for dashes, `!!` for `‼`, `A` for full-width `Ａ`, single spaces for all white space. Characters that
 * nobody sees are removed. Returns the type name of a value that is no text, which is never valid notation.
 */
export function toPlain(value: string): string {
  const text = toText(value);
  const plain = /^[ -~]*$/.test(text) ? text : simplify(text);
  return plain.replace(spaces, ' ').trim();
}
