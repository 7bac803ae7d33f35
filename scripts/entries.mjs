/** The entries of a package, read from its `exports`, so that no check depends on a list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

const conditions = (target) => (typeof target === 'string' ? { default: target } : target);

/** The order in which Node matches patterns: the longer text before the star first, then the longer key. */
const base = (key) => key.split('*')[0].length;
const byPrecedence = (a, b) => base(b) - base(a) || b.length - a.length;

const parts = (pattern) => pattern.split('*');

/** The part of a text that the star of a pattern matches, or undefined. */
function star(pattern, text) {
  const [before, after] = parts(pattern);
  const fits = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return fits ? text.slice(before.length, text.length - after.length) : undefined;
}

/**
 * Every subpath that the package in this folder exports, sorted: `{ subpath: './engine/<id>.js', target }`, the target
 * of its `default` condition. Patterns are expanded with the files in the folder.
 *
 * @param {string} folder
 * @returns {{ subpath: string, target: string }[]}
 */
export function findEntries(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = filesUnder(folder, '').map((path) => `.${path.slice(folder.length)}`);
  const keys = Object.keys(exports);
  const patterns = keys.filter((key) => key.includes('*')).sort(byPrecedence);
  const winner = (subpath) =>
    keys.includes(subpath) ? subpath : patterns.find((key) => star(key, subpath) !== undefined);
  const found = keys.flatMap((key) => {
    if (exports[key] === null) return [];
    const { default: target } = conditions(exports[key]);
    if (!key.includes('*')) return [{ subpath: key, target }];
    return files.flatMap((file) => {
      const name = star(target, file);
      const subpath = name && key.replace('*', name);
      return name && winner(subpath) === key ? [{ subpath, target: file }] : [];
    });
  });
  return found.sort((a, b) => (a.subpath < b.subpath ? -1 : 1));
}

/**
 * The entries that a program imports. Files of cdn/ with more than one word in their names are parts of a bundle.
 *
 * @param {string} folder
 */
export const codeEntries = (folder) =>
  findEntries(folder).filter(
    ({ target }) => target.endsWith('.js') && !/\/cdn\/[^/]*\.[^/]*\.min\.js$/.test(target),
  );
