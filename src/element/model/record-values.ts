import { splitComment } from '../../core/comment.js';
import { BadNotation, cutQuote } from '../../core/errors.js';
import type { Line } from '../../core/match.js';
import { formatPath, type Branch } from '../../core/path.js';

/** The comments of a record, also in variations, by path. */
export const commentsOf = (
  { notes, variations }: Line<unknown>,
  branches: readonly Branch[] = [],
): readonly (readonly [path: string, comment: string])[] => [
  ...Array.from(notes, ([ply, { comment = '' }]) => [formatPath({ branches, ply }), comment] as const),
  ...Array.from(variations, ([ply, lines]) =>
    lines.flatMap((line, variation) => commentsOf(line, [...branches, { ply, variation }])),
  ).flat(),
];

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
