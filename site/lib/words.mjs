/** The texts of the site: the files in `site/words/<language>/`, one for each page, and `frame` for the header and footer of all. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { languages as others } from '../../scripts/files.mjs';

const FOLDER = new URL('../words/', import.meta.url);

/** The languages of the site; the first one has no folder in addresses. */
export const languages = ['en', ...others];

/** What stands before the path of a page in a language: `''` or `'/de'`. */
export const rootOf = (language) => (language === languages[0] ? '' : `/${language}`);

/** The paths of all texts in some words, such as `home.hero.title`. */
const pathsIn = (words, path = '') =>
  typeof words === 'string'
    ? [path]
    : Object.entries(words).flatMap(([name, each]) => pathsIn(each, path ? `${path}.${name}` : name));

async function read(language) {
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const entries = files.map(async (file) => [
    basename(file, '.mjs'),
    (await import(new URL(file, folder))).default,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Throws if a language lacks a text of the first one, or has one that the first one lacks. */
export function checkWords(words) {
  const [first, ...rest] = languages;
  const wanted = pathsIn(words[first]);
  for (const language of rest) {
    const found = pathsIn(words[language]);
    const missing = wanted.filter((path) => !found.includes(path));
    if (missing.length) throw new Error(`site/words/${language} has no text for ${missing.join(', ')}`);
    const unknown = found.filter((path) => !wanted.includes(path));
    if (unknown.length)
      throw new Error(`site/words/${language} has texts without use: ${unknown.join(', ')}`);
  }
  return words;
}

let all;

/** The texts of all languages: `words.de.home.title`. */
export const words = () =>
  (all ??= Promise.all(languages.map(async (language) => [language, await read(language)])).then((entries) =>
    checkWords(Object.fromEntries(entries)),
  ));

/** A text with values in the places of their names: `{count} games`. Throws for a name without a value. */
export const fill = (text, values = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`“${text}” needs a value for ${name}`);
    return String(values[name]);
  });
