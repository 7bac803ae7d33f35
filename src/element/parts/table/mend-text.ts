/** Texts of addresses as people get them: programs that send, wrap and recognise links change them. */

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Signs around a link in a text, as they are or percent-encoded. No link begins or ends with one. */
const SIGNS = '(?:%[0-9a-f]{2}|[^0-9a-z%])+';

/**
 * Removes what does not belong to a link: the line breaks of mails (`=` and the end of a line, `=3D`), spaces and signs that are not seen, the
 * query that a program has appended, and quotation marks, brackets and stops around it.
 */
const trimmed = (text: string): string =>
  text
    .replace(/=|\s|%0[AD]|%E2%80%8[B-F]|%EF%BB%BF/gi, '')
    .replace(/^3D(?=\d+(?:\/|%)|t\.)/i, '')
    .replace(new RegExp(`^${SIGNS}`, 'i'), '')
    .replace(/(?:[?&<>"]|%3F|%26|%3C|%3E|%22).*$/i, '')
    .replace(new RegExp(`${SIGNS}$`, 'i'), '');

/**
 * The texts that a text of an address may stand for, the most likely one first: as it is, trimmed, and with the signs between its parts
 * or all of it decoded once or twice.
 */
export function readings(text: string): readonly string[] {
  const parts = text.replace(/%2F/gi, '/').replace(/%2C/gi, ',');
  const once = decoded(text);
  const all = [text, parts, once, decoded(once)];
  return [...new Set([text, ...all.map(trimmed)])];
}
