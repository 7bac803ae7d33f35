import { BadNotation, BadOption, cutQuote, withOdd } from '../core/errors.js';
import type { Game } from '../core/game.js';
import type { Match } from '../core/match.js';
import { gameOf, parseRecord } from '../core/parse-record.js';
import { invisible, space, toPlain, toPlainData } from '../core/plain-text.js';
import { indexInCommand, placeInRecord, placeOfIndex, placesIn } from '../core/record-text.js';
import { blockSquares, type FenceGame } from './create-fence.js';
import { checkBoard, warnOfProcessors } from './check-board.js';
import { checkProse } from './check-prose.js';
import { findBoards, type Post } from './find-boards.js';
import { bareMessage } from './open-block.js';
import type { PostFault } from './post-text.js';
import { recordMarks } from '../element/model/record-marks.js';

/** An error in a file. */
export interface FileFault {
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The rule that is broken, such as `F6`, if there is one. */
  readonly rule: string | undefined;
  readonly message: string;
}

/** The result of a check. */
export interface CheckedFile {
  /** The number of boards, moves and rules in a post, or of records and positions. */
  readonly found: number;
  readonly records: number;
  readonly positions: number;
  readonly faults: readonly FileFault[];
  /** Faults that may come when a program makes a page of the post. */
  readonly warnings: readonly FileFault[];
}

type AnyGame = Game<unknown, unknown>;
/** The games that a file can contain. */
export interface FileGames {
  /** The rules by the id of the game. */
  readonly games: Readonly<Record<string, AnyGame>>;
  /** The boards by the id of their game. */
  readonly boards: Readonly<Record<string, FenceGame>>;
}

/** The form of a file: the game of its records, and whether it is a post. */
export interface FileFormat {
  /** The id of the game of records without the tag Game. */
  readonly game?: string | undefined;
  /** The file is Markdown or HTML. Default: true if it contains a board. */
  readonly post?: boolean | undefined;
  /** In a post, a line that begins with `>` is a quotation, as in Markdown. Default: true. */
  readonly markdown?: boolean | undefined;
}

/** A record, or a line with a position. */
interface Entry {
  readonly text: string;
  /** Its first line, counted from 1. */
  readonly line: number;
  /** The id of the game and the options, before a position; undefined for a record. */
  readonly head?: string | undefined;
  readonly id?: string | undefined;
  readonly options?: string | undefined;
}

/** The first word of a line, and what stands before and after it. */
const firstWord = RegExp(`^[${invisible}${space}]*([^${space}]+)[${space}][${invisible}${space}]*`, 'u');
const gaps = RegExp(`^[${invisible}${space}]*`, 'u');

/** Splits a line that begins with the id of a game: options as JSON, and a position. */
function splitPosition(line: string): Pick<Entry, 'head' | 'id' | 'options'> & { readonly text: string } {
  const [start = '', word = ''] = firstWord.exec(line) ?? [];
  const end = line[start.length] === '{' ? endOfJson(line, start.length) : start.length;
  const options = line.slice(start.length, end) || undefined;
  const head = line.slice(0, end) + gaps.exec(line.slice(end))![0];
  return { head, id: toPlain(word), options, text: line.slice(head.length).trimEnd() };
}

/** The index after the JSON object that begins at an index; that of the end of the line if the object is not closed. */
function endOfJson(line: string, start: number): number {
  let depth = 0;
  // a text that is not closed is one part, too: it would be searched again from each of its quotation marks
  const parts = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}]/g;
  parts.lastIndex = start;
  for (let part = parts.exec(line); part; part = parts.exec(line)) {
    depth += Number(part[0] === '{') - Number(part[0] === '}');
    if (depth === 0) return parts.lastIndex;
  }
  return line.length;
}

/** The comments in a line, also one that continues in the next line, and a line that PGN leaves to other programs. */
const comments = /\{[^}]*(?:\}|$)|｛[^｝}]*(?:[｝}]|$)|[;；].*|^%.*/g;

/** Splits a file into records and positions. A record ends where tags follow its moves, or at a position. */
function split(text: string, games: Readonly<Record<string, AnyGame>>): readonly Entry[] {
  const entries: Entry[] = [];
  let lines: string[] = [];
  let first = 1;
  let inMoves = false;
  /** The sign that has begun a comment; empty outside of one. */
  let comment = '';
  const endRecord = (next: number) => {
    if (lines.some((line) => toPlain(line))) entries.push({ text: lines.join('\n'), line: first });
    lines = [];
    first = next;
    inMoves = false;
  };
  text.split('\n').forEach((line, i) => {
    const position = splitPosition(line);
    if (!comment && Object.hasOwn(games, position.id!)) {
      endRecord(i + 2);
      entries.push({ ...position, line: i + 1 });
      return;
    }
    let open = '';
    const plain = `${comment}${line}`.replace(comments, (found) => {
      open = /^(\{)[^}]*$|^(｛)[^｝}]*$/.exec(found)?.[0].charAt(0) ?? '';
      return '';
    });
    const isTag = toPlain(plain).startsWith('[');
    if (isTag && inMoves) endRecord(i + 1);
    lines.push(line);
    inMoves ||= !isTag && toPlain(plain) !== '';
    comment = open;
  });
  endRecord(0);
  return entries;
}

function checkPosition(
  { text, head = '', id = '', options }: Entry,
  games: Readonly<Record<string, AnyGame>>,
) {
  const column = head.length + 1;
  try {
    games[id]!.parsePosition(
      toPlain(text),
      options === undefined ? undefined : (JSON.parse(toPlainData(options)) as object),
    );
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError)
      return {
        line: 1,
        column: head.indexOf('{') + 1,
        rule: undefined,
        message: withOdd('The options must be a JSON object.', options ?? ''),
      };
    if (!(error instanceof BadNotation || error instanceof BadOption)) throw error;
    const { found, message, rule } = error;
    const at = error instanceof BadOption ? head.indexOf('{') - head.length : found ? text.indexOf(found) : 0;
    return { line: 1, column: column + (at === -1 ? 0 : at), rule, message };
  }
}

/** Checks the marks and the values in a record. Throws BadNotation. */
function checkMarks(match: Match<unknown, unknown>, boards: FileGames['boards']): void {
  const board = boards[match.game.id];
  if (!board) return;
  const { nameOf } = blockSquares(board.picture, match);
  recordMarks(match, (square, from) => nameOf(square, from) !== undefined);
}

function checkRecord({ text }: Entry, { games, boards }: FileGames, fallback: string | undefined) {
  const id = gameOf(text) ?? fallback;
  if (id === undefined || !Object.hasOwn(games, id)) {
    const [line, column] = placeInRecord(text, 'Game');
    const known = Object.keys(games).join(', ');
    const message =
      id === undefined
        ? 'The record names no game.'
        : withOdd(`There is no game ${cutQuote(id)}.`, cutQuote(id));
    return { line, column, rule: undefined, message: `${message} Known games: ${known}.` };
  }
  try {
    checkMarks(parseRecord(games[id]!, text).match, boards);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadNotation)) throw error;
    const { code, found = '', rule } = error;
    const [line, column] = /^(marks|value)-/.test(code)
      ? placeOfIndex(text, indexInCommand(text, found))
      : placeInRecord(text, error.at);
    return { line, column, rule, message: bareMessage(error) };
  }
}

/** Checks the boards of a post, and the moves and rules in its text. */
function checkPost(
  text: string,
  { boards, prose, faults: broken, daily, isDocument }: Post,
  games: FileGames['boards'],
): CheckedFile {
  const checked = boards.map((board) => checkBoard(board, games[board.id]!));
  const placeOf = placesIn(text);
  const named = boards.map(({ id, index }, i) => {
    const { id: name, record } = checked[i]!;
    return { index, id: name, game: games[id]!, record };
  });
  const placed = (found: readonly PostFault[]): readonly FileFault[] =>
    found
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, message, rule }) => {
        const [line, column] = placeOf(index);
        return { line, column, rule, message };
      });
  const count = (name: 'position' | 'record') =>
    checked.filter(({ texts }) => texts[name] !== undefined).length;
  return {
    found: boards.length + prose.length + daily,
    records: count('record'),
    positions: count('position'),
    faults: placed([...broken, ...checked.flatMap(({ fault }) => fault ?? []), ...checkProse(prose, named)]),
    warnings: placed(boards.flatMap((board) => warnOfProcessors(board, isDocument))),
  };
}

/**
 * Checks a file. A post of Markdown or HTML contains boards: fenced code blocks and elements. Any other file contains records and
 * positions: a record begins with its tags; a position is on a line of its own, after the id of its game and, if they are not
 * the default, the options as JSON: `<id> {"variant":"return"} ……/…… A 6,6 0,0 -,-`.
 */
export function checkFile(
  file: string | Uint8Array,
  { games, boards }: FileGames,
  format: FileFormat = {},
): CheckedFile {
  const text = typeof file === 'string' ? file.replace(/^\uFEFF/, '') : decode(file);
  if (text === undefined || text.includes('\0')) {
    const message = 'The file is not UTF-8 text. Save it as UTF-8.';
    const faults = [{ line: 1, column: 1, rule: undefined, message }];
    return { found: 0, records: 0, positions: 0, faults, warnings: [] };
  }
  return checkText(text.replace(/\r\n?/g, '\n'), { games, boards }, format);
}

/** Decodes UTF-8, without a byte order mark; undefined for bytes that are none. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function checkText(text: string, { games, boards }: FileGames, format: FileFormat): CheckedFile {
  const post = findBoards(text, boards, format.markdown);
  // A post whose only board is not closed has no tags of a record.
  const isPost =
    post.boards.length + post.prose.length + post.daily > 0 ||
    (post.faults.length > 0 && !/^\s*\[\w+ /m.test(text));
  if (format.post ?? isPost) return checkPost(text, post, boards);
  const entries = split(text, games);
  const faults = entries.flatMap((entry) => {
    const fault =
      entry.id === undefined
        ? checkRecord(entry, { games, boards }, format.game)
        : checkPosition(entry, games);
    return fault ? [{ ...fault, line: entry.line + fault.line - 1 }] : [];
  });
  const positions = entries.filter(({ id }) => id !== undefined).length;
  return { found: entries.length, records: entries.length - positions, positions, faults, warnings: [] };
}
