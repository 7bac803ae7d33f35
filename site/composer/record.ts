/** The moves of a record as a tree of texts, with the remarks of its author. All functions are pure. */
import { splitComment } from '../../src/core/comment.js';
import { formatTexts } from '../../src/core/format-record.js';
import { isNumbered, moveNumber, seatLetter } from '../../src/core/game.js';
import type { Line, Note } from '../../src/core/match.js';
import { formatPath, parsePath, type Branch } from '../../src/core/path.js';
import { splitRecord, type LineText } from '../../src/core/record-text.js';

/** A line of moves in notation. */
export type Moves = Line<string>;

/**
 * What the author says at a path: words, rings and arrows, and a sign such as `!?`. The words contain the commands of a comment but its marks,
 * such as `[%points 26.2]`.
 */
export interface Remark {
  readonly prose: string;
  readonly marks: string;
  readonly sign: string;
}

export const noRemark: Remark = { prose: '', marks: '', sign: '' };

/** The remarks by path. */
export type Remarks = ReadonlyMap<string, Remark>;

/** A move of the tree, or its start. */
export interface Row {
  readonly path: string;
  /** With its number, such as `3... ro-wo`; empty for the start. */
  readonly text: string;
  /** How many variations lead to it. */
  readonly depth: number;
  /** At the first move of a variation: the move that it replaces. */
  readonly instead: string;
}

const plain = ({ moves, notes, variations }: LineText): Moves => ({
  moves: moves.map(({ text }) => text),
  notes,
  variations: new Map(Array.from(variations, ([ply, lines]) => [ply, lines.map(plain)])),
});

/** The moves of a record. Throws BadNotation with line and column. */
export const readMoves = (record: string): Moves => plain(splitRecord(record).line);

/** The options of the match of a record, as texts of attributes. */
export function optionsIn(record: string): Readonly<Record<string, string>> {
  try {
    const options = JSON.parse(splitRecord(record).tags.get('Options') ?? '{}') as Record<string, unknown>;
    const text = (name: string, value: unknown) =>
      name === 'first' ? seatLetter(Number(value)) : Array.isArray(value) ? value.join(' ') : String(value);
    return Object.fromEntries(
      Object.entries(options)
        .filter(([name]) => name !== 'seed')
        .map(([name, value]) => [name, text(name, value)]),
    );
  } catch {
    // the board says what is wrong with the record
    return {};
  }
}

/** A tree with other notes. A line in a variation has none before its first move. */
function mapNotes(
  { moves, notes, variations }: Moves,
  change: (path: string, note: Note) => Note | undefined,
  branches: readonly Branch[] = [],
): Moves {
  const changed = ['', ...moves].flatMap((_, ply): readonly (readonly [number, Note])[] => {
    const note =
      ply > 0 || !branches.length ? change(formatPath({ branches, ply }), notes.get(ply) ?? {}) : undefined;
    return note ? [[ply, note]] : [];
  });
  const lines = Array.from(
    variations,
    ([ply, all]) =>
      [ply, all.map((line, variation) => mapNotes(line, change, [...branches, { ply, variation }]))] as const,
  );
  return { moves, notes: new Map(changed), variations: new Map(lines) };
}

/** A comment stands in braces, which it cannot contain. */
const withoutBraces = (text: string) =>
  text.replace(/[{｛]/g, '(').replace(/[}｝]/g, ')').replace(/\s+/g, ' ').trim();

/** A tree with these remarks, and no others. */
export const withRemarks = (line: Moves, remarks: Remarks): Moves =>
  mapNotes(line, (path) => {
    const { prose, marks, sign } = remarks.get(path) ?? noRemark;
    const comment = [marks && `[%marks ${marks}]`, withoutBraces(prose)].filter(Boolean).join(' ');
    return comment || sign ? { comment, marks: sign.split(' ').filter(Boolean) } : undefined;
  });

const marksCommand = /\[%\s*marks\s[^[\]]*\]\s*/g;

/** The remarks of a tree. */
export function remarksOf(line: Moves): Remarks {
  const remarks = new Map<string, Remark>();
  mapNotes(line, (path, { comment = '', marks = [] }) => {
    if (!comment && !marks.length) return undefined;
    const prose = comment.replace(marksCommand, '').trim();
    remarks.set(path, { prose, marks: splitComment(comment).marks, sign: marks.join(' ') });
    return undefined;
  });
  return remarks;
}

/** Removes the move at a path, what follows it, and what replaces it. */
export function withoutMove(line: Moves, path: string): Moves {
  const { branches, ply } = parsePath(path);
  const cut = ({ moves, notes, variations }: Moves, [branch, ...rest]: readonly Branch[]): Moves => {
    if (!branch)
      return {
        moves: moves.slice(0, ply - 1),
        notes: new Map([...notes].filter(([at]) => at < ply)),
        variations: new Map([...variations].filter(([at]) => at < ply)),
      };
    const lines = (variations.get(branch.ply) ?? [])
      .map((each, i) => (i === branch.variation ? cut(each, rest) : each))
      .filter((each) => each.moves.length > 0);
    return { moves, notes, variations: new Map([...variations, [branch.ply, lines]]) };
  };
  return cut(line, branches);
}

/** All moves in the order in which they are read, after the start. */
export function rowsOf(line: Moves, seats: number): readonly Row[] {
  const rows: Row[] = [{ path: '0', text: '', depth: 0, instead: '' }];
  const read = (
    { moves, variations }: Moves,
    before: number,
    branches: readonly Branch[],
    instead: string,
  ) => {
    moves.forEach((move, i) => {
      const at = before + i + 1;
      const text = `${moveNumber(at, seats)}${isNumbered(at, seats) ? '.' : '...'} ${move}`;
      const path = formatPath({ branches, ply: i + 1 });
      rows.push({ path, text, depth: branches.length, instead: i ? '' : instead });
      variations.get(i + 1)?.forEach((each, variation) => {
        read(each, before + i, [...branches, { ply: i + 1, variation }], text);
      });
    });
  };
  read(line, 0, [], '');
  return rows;
}

/** The moves as the text of a record without tags. */
export const formatMoves = (line: Moves, seats: number): string => formatTexts(line, seats);

/** The path of the position before the move at a path. */
export function pathBefore(path: string): string {
  const { branches, ply } = parsePath(path);
  const last = branches.at(-1);
  return ply === 1 && last
    ? formatPath({ branches: branches.slice(0, -1), ply: last.ply - 1 })
    : formatPath({ branches, ply: Math.max(0, ply - 1) });
}
