import { BadNotation, BadOption } from './errors.js';
import type { Game } from './game.js';
import { gameOf, parseRecord } from './parse-record.js';

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
  readonly records: number;
  readonly positions: number;
  readonly faults: readonly FileFault[];
}

type AnyGame = Game<unknown, unknown>;

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

/** A position: the id of its game, options as JSON on the same line, and the notation. */
const positionLine = /^(\s*([a-z][a-z-]*)\s+(\{[^}]*\})?\s*)(\S.*?)\s*$/;

/** Splits a file into records and positions. A record ends where tags follow its moves, or at a position. */
function split(text: string, games: Readonly<Record<string, AnyGame>>): readonly Entry[] {
  const entries: Entry[] = [];
  let lines: string[] = [];
  let first = 1;
  let inMoves = false;
  let inComment = false;
  const endRecord = (next: number) => {
    if (lines.some((line) => line.trim())) entries.push({ text: lines.join('\n'), line: first });
    lines = [];
    first = next;
    inMoves = false;
  };
  text.split('\n').forEach((line, i) => {
    const [, head, id = '', options, position] = positionLine.exec(line) ?? [];
    if (!inComment && Object.hasOwn(games, id) && position !== undefined) {
      endRecord(i + 2);
      entries.push({ text: position, line: i + 1, head, id, options });
      return;
    }
    const isTag = !inComment && line.trimStart().startsWith('[');
    if (isTag && inMoves) endRecord(i + 1);
    lines.push(line);
    inMoves ||= !isTag && line.trim() !== '';
    inComment = line.lastIndexOf('{') > line.lastIndexOf('}') || (inComment && !line.includes('}'));
  });
  endRecord(0);
  return entries;
}

/** A place in a text: line and column, counted from 1. */
export type TextPlace = readonly [line: number, column: number];

/** The place of an error in a record: line and column, or the tag that it names. */
export function placeInRecord(text: string, at = ''): TextPlace {
  const [, line, column] = /^(\d+):(\d+)$/.exec(at) ?? [];
  if (line) return [Number(line), Number(column)];
  const index = text.split('\n').findIndex((each) => each.trimStart().startsWith(`[${at} `));
  return [Math.max(1, index + 1), 1];
}

function checkPosition(
  { text, head = '', id = '', options }: Entry,
  games: Readonly<Record<string, AnyGame>>,
) {
  const column = head.length + 1;
  try {
    games[id]!.parsePosition(text, options === undefined ? undefined : (JSON.parse(options) as object));
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError)
      return {
        line: 1,
        column: head.indexOf('{') + 1,
        rule: undefined,
        message: 'The options must be a JSON object.',
      };
    if (!(error instanceof BadNotation || error instanceof BadOption)) throw error;
    const { found, message, rule } = error;
    const at = error instanceof BadOption ? head.indexOf('{') - head.length : found ? text.indexOf(found) : 0;
    return { line: 1, column: column + (at === -1 ? 0 : at), rule, message };
  }
}

function checkRecord(
  { text }: Entry,
  games: Readonly<Record<string, AnyGame>>,
  fallback: string | undefined,
) {
  const id = gameOf(text) ?? fallback;
  if (id === undefined || !Object.hasOwn(games, id)) {
    const [line, column] = placeInRecord(text, 'Game');
    const known = Object.keys(games).join(', ');
    const message = id === undefined ? 'The record names no game.' : `There is no game ${id.slice(0, 60)}.`;
    return { line, column, rule: undefined, message: `${message} Known games: ${known}.` };
  }
  try {
    parseRecord(games[id]!, text);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadNotation)) throw error;
    const [line, column] = placeInRecord(text, error.at);
    const prefix = `${error.at}: `;
    const { message, rule } = error;
    return {
      line,
      column,
      rule,
      message: message.startsWith(prefix) ? message.slice(prefix.length) : message,
    };
  }
}

/**
 * Checks a file with records and positions. A record begins with its tags. A position is on a line of its own, after the id
 * of its game and, if they are not the default, the options as JSON: `<id> {"variant":"return"} ……/…… A 6,6 0,0 -,-`.
 * `fallback` is the game of records without the tag Game.
 */
export function checkFile(
  text: string,
  games: Readonly<Record<string, AnyGame>>,
  fallback?: string,
): CheckedFile {
  const entries = split(text.replace(/\r\n?/g, '\n'), games);
  const faults = entries.flatMap((entry) => {
    const fault = entry.id === undefined ? checkRecord(entry, games, fallback) : checkPosition(entry, games);
    return fault ? [{ ...fault, line: entry.line + fault.line - 1 }] : [];
  });
  const positions = entries.filter(({ id }) => id !== undefined).length;
  return { records: entries.length - positions, positions, faults };
}
