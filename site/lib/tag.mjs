/** HTML as text. */

/** Escapes a text for an attribute in quotes, or for the content of an element. */
export const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Writes the tag of an element; attributes that are undefined are left out. */
export function tag(name, attributes = {}) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return `<${name}${written.join('')}></${name}>`;
}
