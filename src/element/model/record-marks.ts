import { splitComment } from '../../core/comment.js';
import { readMarks, type IsSquare, type Mark, type ReadMarks } from '../../core/marks.js';
import type { Line } from '../../core/match.js';
import { formatPath, type Branch } from '../../core/path.js';

/**
 * Reads the marks in all comments of a record, also in variations, by path. The `at` of a fault is path and number of the mark, such
 * as `5a1:2`.
 */
export function readRecordMarks(
  { notes, variations }: Line<unknown>,
  isSquare: IsSquare,
  branches: readonly Branch[] = [],
): ReadonlyMap<string, ReadMarks> {
  const own = Array.from(notes, ([ply, { comment = '' }]) => {
    const path = formatPath({ branches, ply });
    return [path, readMarks(splitComment(comment).marks, isSquare, path)] as const;
  });
  const inner = Array.from(variations, ([ply, lines]) =>
    lines.flatMap((line, variation) => [
      ...readRecordMarks(line, isSquare, [...branches, { ply, variation }]),
    ]),
  );
  return new Map([...own, ...inner.flat()]);
}

/** Parses the marks in all comments of a record. Throws the BadNotation of the first one that makes no sense. */
export function recordMarks(record: Line<unknown>, isSquare: IsSquare): ReadonlyMap<string, readonly Mark[]> {
  const read = [...readRecordMarks(record, isSquare)];
  for (const [, { faults }] of read) if (faults[0]) throw faults[0];
  return new Map(read.map(([path, { marks }]) => [path, marks]));
}
