import { splitComment } from '../../core/comment.js';
import { parseMarks, type IsSquare, type Mark } from '../../core/marks.js';
import type { Line } from '../../core/match.js';
import { formatPath, type Branch } from '../../core/path.js';

/**
 * Parses the marks in all comments of a record, also in variations. Returns them by path. Throws BadNotation, whose `at` is path
 * and number of the mark, such as `5a1:2`.
 */
export function recordMarks(
  { notes, variations }: Line<unknown>,
  isSquare: IsSquare,
  branches: readonly Branch[] = [],
): ReadonlyMap<string, readonly Mark[]> {
  const own = Array.from(notes, ([ply, { comment = '' }]) => {
    const path = formatPath({ branches, ply });
    return [path, parseMarks(splitComment(comment).marks, isSquare, path)] as const;
  });
  const inner = Array.from(variations, ([ply, lines]) =>
    lines.map((line, variation) => [...recordMarks(line, isSquare, [...branches, { ply, variation }])]),
  );
  return new Map([...own, ...inner.flat(2)]);
}
