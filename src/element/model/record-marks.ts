import { splitComment } from '../../core/comment.js';
import { readMarks, type IsSquare, type Mark, type ReadMarks } from '../../core/marks.js';
import type { Line } from '../../core/match.js';
import { commentsOf, valueFaults } from './record-values.js';

/** Reads the marks in all comments of a record, by path. The `at` of a fault is path and number of the mark, such as `5a1:2`. */
export const readRecordMarks = (record: Line<unknown>, isSquare: IsSquare): ReadonlyMap<string, ReadMarks> =>
  new Map(
    commentsOf(record).map(([path, comment]) => [
      path,
      readMarks(splitComment(comment).marks, isSquare, path),
    ]),
  );

/** Parses the marks in all comments of a record. Throws the first BadNotation of a mark, else of a value. */
export function recordMarks(record: Line<unknown>, isSquare: IsSquare): ReadonlyMap<string, readonly Mark[]> {
  const read = [...readRecordMarks(record, isSquare)];
  for (const fault of [...read.flatMap(([, { faults }]) => faults), ...valueFaults(record)]) throw fault;
  return new Map(read.map(([path, { marks }]) => [path, marks]));
}
