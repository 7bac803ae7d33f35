import { toPlain, doubleQuotes, invisible, singleQuotes, space } from './plain-text.js';
import { BadNotation, toText } from './errors.js';
import { MAX_DEPTH, type Note } from './match.js';

/** A place in a text: line and column, counted from 1. */
export type TextPlace = readonly [line: number, column: number];

const place = /^(\d+):(\d+)$/;

/** The place of an error in words: line and column, or the tag that it names. */
export const placeInWords = (at: string): string => at.replace(place, 'Line $1, column $2');

/** The place of an error in a record: line and column, or the tag that it names. */
export function placeInRecord(text: string, at = ''): TextPlace {
  const [, line, column] = place.exec(at) ?? [];
  if (line) return [Number(line), Number(column)];
  const index = text.split('\n').findIndex((each) => /^\[ ?(\w+)/.exec(toPlain(each))?.[1] === at);
  return [Math.max(1, index + 1), 1];
}

/** The place of an index in a text. */
export const placeOfIndex = (text: string, index: number): TextPlace => placesIn(text)(index);

/** Returns a function that gives the place of an index in a text. It reads the text once. */
export function placesIn(text: string): (index: number) => TextPlace {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (index) => {
    let [line, next] = [0, starts.length];
    while (next - line > 1) {
      const middle = (line + next) >> 1;
      if (starts[middle]! <= index) line = middle;
      else next = middle;
    }
    return [line + 1, index - starts[line]! + 1];
  };
}

/** The place of a word in the first command that contains it: all of them with that word are wrong. */
export function indexInCommand(text: string, word: string): number {
  for (const { 0: command, index } of text.matchAll(/\[%(?:marks|points|chance)[^[\]]*\]/g)) {
    const inside = command.indexOf(word);
    if (inside >= 0) return index + inside;
  }
  return 0;
}

/** True if the text in a board is a comment alone, such as `{A position.}`: it is for readers without scripts, and no record. */
export const isAside = (text: string): boolean => /^\s*\{[^{}]*\}\s*$/.test(text);

/** The maximum length of a record in characters, so that a page of a thousand boards cannot hang on one of them. */
export const LONGEST_RECORD = 200_000;

/** The maximum number of variations of a record. */
const MAX_VARIATIONS = 1000;

/** A space or a hidden character between the parts of a record, for a pattern with the flag `u`. */
const gap = `[${space}${invisible}]`;
const quote = `["${doubleQuotes}]`;
/** The text in quotation marks, which it contains only after a backslash. */
const quoted = (marks: string) => `((?:[^${marks}\\\\\\n]|\\\\[${invisible}]*[${marks}\\\\])*)`;

/**
 * A tag, for a pattern with the flag `u`. Word processors write other quotation marks around the value, or at one end of it. Double ones
 * cannot stand in the value unless they are escaped; plain ones can, between typographic ones. Single ones are only read at the ends.
 */
export const tagPattern = [
  `[[［]([^"${doubleQuotes}${singleQuotes}＇[\\]{}]*)(?:"${quoted('"')}"`,
  `${quote}${quoted(`"${doubleQuotes}`)}${quote}`,
  `[‘‚-‟«»‹›＇]([^‘‚-‟«»‹›＇\\\\\\n]*)[‘-‟«»‹›＇])${gap}*[\\]］]${gap}*`,
].join('|');
const tag = RegExp(tagPattern, 'uy');

/** Lines that begin with `%`, which PGN leaves to other programs, for a pattern with the flag `m`. */
const escapedLine = `^[${invisible}]*[%％].*`;
const blank = RegExp(`${escapedLine}|${gap}+`, 'muy');
/** A comment in braces, or to the end of its line, as in PGN. */
const comment = '\\{([^}]*)\\}|｛([^｝}]*)[｝}]|[;；](.*)';
const commentPattern = RegExp(comment, 'uy');

/** Blanks and comments, which can stand before and between tags, for a pattern with the flags `m` and `u`. It has three groups. */
export const betweenTags = `${escapedLine}|${gap}+|${comment}`;

const tokenPattern = RegExp(`[^${space}{}();｛｝（）；]+`, 'uy');
/** The number of a move, or the dots that PGN allows after it. */
const moveNumber = /^\d*\.*$/;
const mark = /^(?:[!?]{1,2}|\$\d{1,3})$/;
/** A move followed by a mark without a space. In `+?`, a draw that is hidden from the viewer, `?` is not a mark. */
const markedMove = /^(?!\+\?$)(\+\?|.+?)([!?]{1,2})$/;

const escaped = RegExp(`\\\\[${invisible}]*(.)`, 'gu');

/** The name of a tag. */
export const tagName = ([, name = '']: readonly (string | undefined)[]): string => toPlain(name);

/** The value of a tag: the one of the groups of the values of `tagPattern` that has one. */
export const tagValue = ([, , plain, ...others]: readonly (string | undefined)[]): string =>
  plain?.replace(escaped, '$1') ??
  others
    .join('')
    .replace(escaped, (_, sign: string) => (sign === '\\' ? sign : '"'))
    .trim();

/** A line of moves that are not parsed yet: the main line of a record, or a variation. */
export interface LineText {
  /** Line and column of its start. */
  readonly at: string;
  readonly moves: { readonly text: string; readonly at: string }[];
  /** By ply of the line. */
  readonly notes: Map<number, { comment?: string; marks?: string[] }>;
  /** By ply of the line. */
  readonly variations: Map<number, LineText[]>;
}

/** A record as text. */
export interface RecordText {
  readonly tags: Map<string, string>;
  readonly line: LineText;
}

/** Throws the error of a record. `at` is line and column, with which the message begins, or the tag that the message names. */
export function fail(code: string, message: string, at = '', found?: string): never {
  const words = placeInWords(at);
  throw new BadNotation(words === at ? message : `${words}: ${message}`, {
    code,
    at: at || undefined,
    found,
  });
}

/**
 * Returns a function that converts an index in the text to line and column, counted from 1. Call it with ascending indexes:
 * it goes through the text only once.
 */
function lineAndColumn(text: string): (index: number) => string {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (index) => {
    for (; end >= 0 && end < index; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    return `${line}:${index - start + 1}`;
  };
}

const newLine = (at: string): LineText => ({ at, moves: [], notes: new Map(), variations: new Map() });

/** Splits a record into tags and lines of moves. Throws BadNotation with line and column. */
export function splitRecord(record: string): RecordText {
  const text = toText(record);
  if (text.length > LONGEST_RECORD)
    fail('record-long', `The record is too long: at most ${LONGEST_RECORD} characters are allowed.`);
  const tags = new Map<string, string>();
  const tree = new TreeBuilder();
  const placeOf = lineAndColumn(text);
  let index = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match) index += match[0].length;
    return match;
  };
  for (;;) {
    while (take(blank));
    if (index === text.length) break;
    const at = placeOf(index);
    const rest = text.slice(index, index + 60);
    const first = toPlain(String.fromCodePoint(text.codePointAt(index)!));
    const note = take(commentPattern);
    if (note) annotate(tree.line, { comment: commentText(note) });
    else if (first === '[' && tree.main.moves.length === 0) {
      const found = take(tag) ?? fail('record-tag', `The tag is invalid: ${rest}`, at, rest);
      addTag(tags, found, at, rest);
    } else if (first === '{') fail('record-comment', 'The comment is not closed.', at, rest);
    else if (first === '(' || first === ')') {
      if (first === '(') tree.open(at);
      else tree.close(at);
      index++;
    } else {
      const [token] =
        take(tokenPattern) ?? fail('record-token', `The character ${first} is not allowed.`, at, rest);
      addToken(tree.line, toPlain(token), at);
    }
  }
  tree.end();
  return { tags, line: tree.main };
}

/** Builds the lines of a record while it is read. */
class TreeBuilder {
  readonly main = newLine('1:1');
  /** The line that is read. */
  line = this.main;
  /** The lines that continue after the current one, the main line first. */
  readonly #outer: LineText[] = [];
  #count = 0;

  open(at: string): void {
    const { moves, variations } = this.line;
    const ply = moves.length;
    if (ply === 0) failVariation('start', at);
    if (this.#outer.length === MAX_DEPTH) failVariation('deep', at);
    if (++this.#count > MAX_VARIATIONS) failVariation('many', at);
    const line = newLine(at);
    variations.set(ply, [...(variations.get(ply) ?? []), line]);
    this.#outer.push(this.line);
    this.line = line;
  }

  close(at: string): void {
    const outer = this.#outer.pop() ?? failVariation('close', at);
    if (this.line.moves.length === 0) failVariation('empty', this.line.at);
    this.line = outer;
  }

  end(): void {
    if (this.#outer.length > 0) failVariation('open', this.line.at);
  }
}

/** The rules for variations, as sentences. */
const variationRules = {
  start: 'must follow the move that it replaces',
  close: 'ends, but did not begin',
  empty: 'has no moves',
  open: 'is not closed',
  deep: `is nested deeper than ${MAX_DEPTH} levels`,
  many: `is one of more than ${MAX_VARIATIONS}`,
};

/** Throws the error of a variation: `code` is `record-variation-` and the broken rule. */
export const failVariation = (rule: keyof typeof variationRules, at: string): never =>
  fail(`record-variation-${rule}`, `The variation ${variationRules[rule]}.`, at);

/** The text of a comment. A record is written with its comments in braces, so it contains none. */
const commentText = ([, plain, wide, toLineEnd = '']: readonly (string | undefined)[]): string => {
  const braced = plain ?? wide;
  return braced === undefined
    ? toLineEnd.replace(/\{/g, '(').replace(/\}/g, ')').trim()
    : withoutBreaks(braced.trim());
};

/** Replaces white space that contains line breaks by a space. */
const withoutBreaks = (text: string): string =>
  text.replace(/\s+/g, (run) => (/[\n\r]/.test(run) ? ' ' : run));

function addTag(tags: Map<string, string>, tag: RegExpExecArray, at: string, rest: string): void {
  const name = tagName(tag);
  if (!/^[A-Za-z]\w*$/.test(name)) fail('record-tag', `The tag is invalid: ${rest}`, at, rest);
  if (tags.has(name)) fail('record-twice', `The tag ${name} is a duplicate.`, at, name);
  tags.set(name, tagValue(tag));
}

/** Adds a move number, a mark, or a move with or without a mark. */
function addToken(line: LineText, token: string, at: string): void {
  if (moveNumber.test(token)) return;
  if (mark.test(token)) return annotate(line, { marks: [token] });
  const text = token.replace(/^\d*\.+(?=.)/, '');
  const [, move = text, sign] = markedMove.exec(text) ?? [];
  line.moves.push({ text: move, at });
  if (sign) annotate(line, { marks: [sign] });
}

/** Adds a note at the last move. */
export function annotate(
  { moves, notes }: Pick<LineText, 'moves' | 'notes'>,
  { comment, marks }: Note,
): void {
  const note = notes.get(moves.length) ?? {};
  if (comment) note.comment = note.comment ? `${note.comment} ${comment}` : comment;
  if (marks) (note.marks ??= []).push(...marks);
  notes.set(moves.length, note);
}
