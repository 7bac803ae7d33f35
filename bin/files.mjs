/** The files that the command line reads and writes: names, patterns and folders, and what is wrong with them. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, posix } from 'node:path';
import { globSync, isDynamicPattern } from '../dist/markdown/glob.js';

/** A file that cannot be read or written. Its message names the file. */
export class FileError extends Error {}

/** The reasons of the system as sentences. */
const reasons = {
  EACCES: 'there is no permission',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead to each other',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'there is no permission',
  EROFS: 'the disk is read-only',
};

function tryOn(file, verb, act, ownReasons = {}) {
  try {
    return act();
  } catch (error) {
    if (error.syscall === undefined) throw error;
    const reason = ownReasons[error.code] ?? reasons[error.code] ?? error.message;
    throw new FileError(`${file === '-' ? 'The standard input' : file} cannot be ${verb}: ${reason}.`);
  }
}

/** Reads a file as bytes; `-` is the standard input. Throws FileError. */
export const readFile = (file) => tryOn(file, 'read', () => readFileSync(file === '-' ? 0 : file));

/** Writes a file. Throws FileError. */
export const writeFile = (file, content) =>
  tryOn(file, 'written', () => writeFileSync(file, content), { ENOENT: 'there is no such folder' });

/** Makes a folder, if it is missing. Throws FileError. */
export const makeFolder = (folder) => tryOn(folder, 'written', () => mkdirSync(folder, { recursive: true }));

/** True for the name of a post. */
export const isPost = (file) => /\.(md|mdx|markdown|html?)$/i.test(file);

/** The files of a folder: its posts, and texts that may contain records. */
const IN_FOLDER = '**/*.{md,mdx,markdown,htm,html,txt,pgn}';

const find = (pattern, cwd) =>
  globSync(pattern, {
    ...(cwd !== undefined && { cwd }),
    absolute: isAbsolute(pattern),
    caseSensitiveMatch: cwd === undefined,
    expandDirectories: false,
    ignore: /(^|\/)node_modules(\/|$)/.test(pattern) ? [] : ['**/node_modules/**'],
  }).sort();

/** Tells what is at a path: `file`, `folder`, or undefined. Throws FileError. */
function kindOf(path) {
  const stats = tryOn(path, 'read', () => statSync(path, { throwIfNoEntry: false }));
  return stats && (stats.isDirectory() ? 'folder' : 'file');
}

/** The files that an argument names. Throws FileError if there are none. */
function filesOf(name) {
  if (name === '-') return [{ file: name }];
  if (name === '') throw new FileError('The name of a file is empty.');
  const kind = kindOf(name);
  if (kind === 'file') return [{ file: name }];
  if (kind === 'folder') {
    const files = find(IN_FOLDER, name).map((file) => ({
      file: posix.join(name.replaceAll('\\', '/'), file),
      inFolder: true,
    }));
    if (files.length > 0) return files;
    throw new FileError(`The folder ${name} contains no posts and no records.`);
  }
  // the shell of Windows hands on patterns as they are written
  const pattern = process.platform === 'win32' ? name.replaceAll('\\', '/') : name;
  if (!isDynamicPattern(pattern)) throw new FileError(`${name} cannot be read: ${reasons.ENOENT}.`);
  const files = find(pattern);
  if (files.length === 0) throw new FileError(`No file matches the pattern ${name}.`);
  return files.map((file) => ({ file }));
}

/**
 * Finds the files of names, patterns and folders, each once, in their order. `inFolder` is true for one that need not contain boards or records. Calls `report` with the FileError of each name without a file.
 */
export function findFiles(names, report) {
  const found = new Map();
  for (const name of names)
    try {
      for (const each of filesOf(name)) if (!found.has(each.file)) found.set(each.file, each);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      report(error);
    }
  return [...found.values()];
}
