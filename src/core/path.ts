import { BadNotation } from './errors.js';
import type { Match, Variations } from './match.js';
import { toPlain } from './plain-text.js';

/** A place in the tree of a record. */
export interface Path {
  /** The branches that lead to it from the main line, the first one first. */
  readonly branches: readonly Branch[];
  /** The ply of the last line: the number of its moves before the place. */
  readonly ply: number;
}

/** A branch from a line: the ply of that line which a variation replaces, and the number of the variation, from 0. */
export interface Branch {
  readonly ply: number;
  readonly variation: number;
}

const pattern = /^\d{1,6}(?:[a-z]{1,3}\d{1,6})*$/;
const branchPattern = /(\d+)([a-z]+)/g;

/** The number of a letter, or of several, which count on from `z`: `a` is 0, `z` 25, `aa` 26. */
const numberOf = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0) - 1;

const lettersOf = (number: number): string =>
  (number < 26 ? '' : lettersOf(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/**
 * Parses a path: `5` is ply 5 of the main line, `5a3` ply 3 of the first variation that replaces ply 5, and `5a3b1` ply 1 of
 * the second variation that replaces ply 3 of that one. Throws BadNotation with the code `path`.
 */
export function parsePath(value: string): Path {
  const text = toPlain(value);
  if (!pattern.test(text)) throw badPath(text);
  const branches = Array.from(text.matchAll(branchPattern), ([, ply, letters]) => ({
    ply: Number(ply),
    variation: numberOf(letters!),
  }));
  return { branches, ply: Number(/\d+$/.exec(text)![0]) };
}

export const formatPath = ({ branches, ply }: Path): string =>
  `${branches.map((branch) => `${branch.ply}${lettersOf(branch.variation)}`).join('')}${ply}`;

/** The error for a path that is none, or that does not exist in a record. */
export const badPath = (found: string): BadNotation =>
  new BadNotation(`There is no place “${found}” in the record.`, { code: 'path', at: 'path', found });

/**
 * Returns a match of the line in which a path ends, with the cursor at the path: the moves before each branch, then those of
 * its variation. Throws BadNotation with the code `path` if the record has no such place.
 */
export function matchAt<S, M, O extends object>(main: Match<S, M, O>, path: Path): Match<S, M, O> {
  let match = main.copy();
  let variations: Variations<M> = main.variations;
  let start = 0;
  for (const { ply, variation } of path.branches) {
    const line = variations.get(ply)?.[variation];
    if (!line) throw badPath(formatPath(path));
    match = match.branch(start + ply, line);
    variations = line.variations;
    start += ply - 1;
  }
  const ply = start + path.ply;
  const inLine = path.ply > 0 || path.branches.length === 0;
  if (!inLine || ply > match.moves.length) throw badPath(formatPath(path));
  match.goTo(ply);
  return match;
}
