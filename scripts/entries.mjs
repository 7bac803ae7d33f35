/** What a package can be asked for, read from the package itself: no entry is checked only because somebody listed it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

const conditions = (target) => (typeof target === 'string' ? { default: target } : target);

/** Node's order of patterns: the longer text before the star wins, then the longer key. */
const base = (key) => key.split('*')[0].length;
const byPrecedence = (a, b) => base(b) - base(a) || b.length - a.length;

const parts = (pattern) => pattern.split('*');

/** What a star of this pattern stands for in a text that the pattern matches, else undefined. */
function star(pattern, text) {
  const [before, after] = parts(pattern);
  const fits = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return fits ? text.slice(before.length, text.length - after.length) : undefined;
}

/**
 * Every subpath that the package in this folder exports, sorted: `{ subpath: './engine/<id>.js', target }`, the target
 * of its `default` condition. Patterns are filled in from the files that are there.
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
 * Entries of code: what a program imports. Files of cdn/ whose names have more words than one are parts of a bundle.
 *
 * @param {string} folder
 */
export const codeEntries = (folder) =>
  findEntries(folder).filter(
    ({ target }) => target.endsWith('.js') && !/\/cdn\/[^/]*\.[^/]*\.min\.js$/.test(target),
  );
