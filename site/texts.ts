/** The texts of the page for its scripts, which `layouts/base.njk` writes into it in its language. */

const texts = JSON.parse(document.getElementById('texts')!.textContent) as Readonly<Record<string, string>>;

/** The language of the page. */
export const language: string = document.documentElement.lang;

/** Returns a text by its name, which stands in `script` of the words of the page or of the frame, with values in the places of their names. */
export function say(name: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`This page has no text “${name}”.`);
  return text.replaceAll(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''));
}
