/** The comments on the moves of a record. All functions are pure. */
import {
  formatMoves,
  noRemark,
  readMoves,
  remarksOf,
  rowsOf,
  withRemarks,
} from '../../../site/composer/record.js';

/** A move with its number, and the comment on it; the start has no move. */
export interface Comment {
  readonly path: string;
  readonly move: string;
  readonly text: string;
}

/** All moves of a record with their comments; none if it cannot be read: the board says why. */
export function commentsOf(record: string, seats: number): readonly Comment[] {
  try {
    const moves = readMoves(record);
    const remarks = remarksOf(moves);
    return rowsOf(moves, seats).map(({ path, text }) => ({
      path,
      move: text,
      text: (remarks.get(path) ?? noRemark).prose,
    }));
  } catch {
    return [];
  }
}

/** The moves of a record, without its tags, with another comment at a path. */
export function withComment(record: string, seats: number, path: string, prose: string): string {
  const moves = readMoves(record);
  const remarks = remarksOf(moves);
  const remark = { ...(remarks.get(path) ?? noRemark), prose };
  return formatMoves(withRemarks(moves, new Map([...remarks, [path, remark]])), seats);
}
