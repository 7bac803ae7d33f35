import { splitComment } from '../../core/comment.js';
import { BadNotation, cutQuote } from '../../core/errors.js';
import { readMarks, type IsSquare, type Mark, type ReadMarks } from '../../core/marks.js';
import type { Line } from '../../core/match.js';
import { formatPath, type Branch } from '../../core/path.js';

/** The comments of a record, also in variations, by path. */
const commentsOf = (
  { notes, variations }: Line<unknown>,
  branches: readonly Branch[] = [],
): readonly (readonly [path: string, comment: string])[] => [
  ...Array.from(notes, ([ply, { comment = '' }]) => [formatPath({ branches, ply }), comment] as const),
  ...Array.from(variations, ([ply, lines]) =>
    lines.flatMap((line, variation) => commentsOf(line, [...branches, { ply, variation }])),
  ).flat(),
];

/** Reads the marks in all comments of a record, by path. The `at` of a fault is path and number of the mark, such as `5a1:2`. */
export const readRecordMarks = (record: Line<unknown>, isSquare: IsSquare): ReadonlyMap<string, ReadMarks> =>
  new Map(
    commentsOf(record).map(([path, comment]) => [
      path,
      readMarks(splitComment(comment).marks, isSquare, path),
    ]),
  );

/** Words for the two kinds of values, and what they must be. */
const valueRules = {
  points: 'Points are a number from 0 to 9999, such as [%points 26.2]',
  chance: 'A chance is a number from 0 to 1, such as [%chance 0.38]',
};

/** The faults in the values that the comments of a record tell. The `at` of a fault is the path. */
export const valueFaults = (record: Line<unknown>): readonly BadNotation[] =>
  commentsOf(record).flatMap(([at, comment]) => {
    const { oddValue: found } = splitComment(comment);
    if (found === undefined) return [];
    const kind = found.startsWith('points') ? 'points' : 'chance';
    const message = `Move ${at}: ${valueRules[kind]}, not “${cutQuote(found)}”.`;
    return new BadNotation(message, { code: `value-${kind}`, at, found });
  });

/** Parses the marks in all comments of a record. Throws the BadNotation of the first one that makes no sense, or of the first value. */
export function recordMarks(record: Line<unknown>, isSquare: IsSquare): ReadonlyMap<string, readonly Mark[]> {
  const read = [...readRecordMarks(record, isSquare)];
  for (const fault of [...read.flatMap(([, { faults }]) => faults), ...valueFaults(record)]) throw fault;
  return new Map(read.map(([path, { marks }]) => [path, marks]));
}
