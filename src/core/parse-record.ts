import { BadNotation, BadOption, IllegalMove, type Fault } from './errors.js';
import { winnerLetters } from './format-record.js';
import type { Game, Seat } from './game.js';
import { LONGEST_REASON, Match, type MatchStart, type Note } from './match.js';

/** The maximum length of a record in characters, so that a page of a thousand boards cannot hang on one of them. */
const MAX_LENGTH = 200_000;

/** Tags that the library writes itself. */
const ownTags = new Set(['Format', 'Game', 'Options', 'Position', 'Result', 'Termination']);

const seatTag = /^Seat[A-Z]$/;
const tagPattern = /\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\\n]|\\["\\])*)"\]/y;
const tokenPattern = /[^\s{}()]+/y;
const blanks = /\s*/y;
const moveNumber = /^\d+\.*$/;
const mark = /^(?:[!?]{1,2}|\$\d{1,3})$/;
/** A move followed by a mark without a space. In `+?`, a draw that is hidden from the viewer, `?` is not a mark. */
const markedMove = /^(?!\+\?$)(\+\?|.+?)([!?]{1,2})$/;

const unescape = (text: string) => text.replace(/\\(["\\])/g, '$1');

/** A parsed match and the names of its players. */
export interface MatchRecord<S, M, O extends object> {
  readonly match: Match<S, M, O>;
  /** Names by seat; empty slots for seats without a name. */
  readonly names: readonly (string | undefined)[];
}

interface Body {
  readonly moves: { text: string; at: string }[];
  /** By ply. */
  readonly notes: Map<number, { comment?: string; marks?: string[] }>;
}

function fail(code: string, message: string, at?: string, found?: string): never {
  throw new BadNotation(message, { code, at, found });
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

/** Splits a record into tags and moves. Throws BadNotation with line and column. */
function tokenize(text: string): { tags: Map<string, string>; body: Body } {
  if (text.length > MAX_LENGTH)
    fail('record-long', `The record is too long: at most ${MAX_LENGTH} characters are allowed.`);
  const tags = new Map<string, string>();
  const body: Body = { moves: [], notes: new Map() };
  const placeOf = lineAndColumn(text);
  let index = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match) index += match[0].length;
    return match;
  };
  for (take(blanks); index < text.length; take(blanks)) {
    const at = placeOf(index);
    const rest = text.slice(index, index + 60);
    if (rest.startsWith('[') && body.moves.length === 0) {
      const tag = take(tagPattern) ?? fail('record-tag', `The tag at ${at} is invalid: ${rest}`, at, rest);
      addTag(tags, tag, at);
    } else if (rest.startsWith('{')) {
      const end = text.indexOf('}', index);
      if (end < 0) fail('record-comment', `The comment at ${at} is not closed.`, at, rest);
      annotate(body, { comment: text.slice(index + 1, end).trim() });
      index = end + 1;
    } else {
      if (/^[()]/.test(rest)) fail('record-variation', `Variations are not supported (${at}).`, at, rest);
      const [token] =
        take(tokenPattern) ??
        fail('record-token', `The character ${rest.charAt(0)} at ${at} is not allowed.`, at, rest);
      addToken(body, token, at);
    }
  }
  return { tags, body };
}

function addTag(tags: Map<string, string>, [, name = '', value = '']: RegExpExecArray, at: string): void {
  if (tags.has(name)) fail('record-twice', `The tag ${name} at ${at} is a duplicate.`, at, name);
  tags.set(name, unescape(value));
}

/** Adds a move number, a mark, or a move with or without a mark. */
function addToken(body: Body, token: string, at: string): void {
  if (moveNumber.test(token)) return;
  if (mark.test(token)) return annotate(body, { marks: [token] });
  const text = token.replace(/^\d+\.+(?=.)/, '');
  const [, move = text, sign] = markedMove.exec(text) ?? [];
  body.moves.push({ text: move, at });
  if (sign) annotate(body, { marks: [sign] });
}

/** Adds a note at the last move. */
function annotate({ moves, notes }: Body, { comment, marks }: Note): void {
  const note = notes.get(moves.length) ?? {};
  if (comment) note.comment = note.comment === undefined ? comment : `${note.comment} ${comment}`;
  if (marks) (note.marks ??= []).push(...marks);
  notes.set(moves.length, note);
}

/** Returns the value of a tag of a record. Reads only the tags, and takes linear time for any text. */
export function tagOf(text: string, name: string): string | undefined {
  const tags = RegExp(`\\s*${tagPattern.source}`, 'y');
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) if (tag[1] === name) return tag[2];
  return undefined;
}

/** Returns the id of the game that the record names. */
export const gameOf = (text: string): string | undefined => tagOf(text, 'Game');

/**
 * Parses a record and plays its moves, which validates them. Throws BadNotation, whose `at` is line and column (`7:12`) or
 * the name of a tag, and whose `rule` is the broken rule. A record with the tag Format is complete: without the tag Options
 * it uses the default options of the game. `defaults` are the options of a text without both tags, such as moves written by
 * hand.
 */
export function parseRecord<S, M, O extends object>(
  game: Game<S, M, O>,
  text: string,
  defaults?: O,
): MatchRecord<S, M, O> {
  const { tags, body } = tokenize(text);
  const format = tags.get('Format') ?? '1';
  if (format !== '1')
    fail('record-format', `Format ${format} is not supported, only format 1.`, 'Format', format);
  const id = tags.get('Game') ?? game.id;
  if (id !== game.id) fail('record-game', `The record is of the game ${id}, not ${game.id}.`, 'Game', id);
  const own = parseOptions(tags.get('Options')) as O | undefined;
  const options = own ?? (tags.has('Format') ? undefined : defaults);
  const position = tags.get('Position');
  const rest = new Map([...tags].filter(([name]) => !ownTags.has(name) && !seatTag.test(name)));
  const start = { ...(options && { options }), ...(position !== undefined && { position }), tags: rest };
  const match = replay(game, start, body, tags);
  return { match, names: namesIn(tags) };
}

function namesIn(tags: ReadonlyMap<string, string>): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const [name, value] of tags) if (seatTag.test(name)) names[name.charCodeAt(4) - 65] = value;
  return names;
}

/** Parses the tag Options. The values are checked by the game's `setup`. */
function parseOptions(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // falls through to the error below
  }
  return fail('record-options', 'The tag Options must be a JSON object.', 'Options', text);
}

/** Plays the moves of a record. Converts the errors of the game to BadNotation with the place in the record. */
function replay<S, M, O extends object>(
  game: Game<S, M, O>,
  start: MatchStart<M, O>,
  { moves, notes }: Body,
  tags: ReadonlyMap<string, string>,
): Match<S, M, O> {
  const result = tags.get('Result') ?? '*';
  const last = moves.at(-1)?.text;
  if (last === result || last === '*') moves.pop();
  let here = 'Position';
  function* parsed(): Generator<M> {
    for (const { text, at } of moves) {
      here = at;
      yield game.parseMove(text);
    }
  }
  try {
    const match = new Match(game, { ...start, moves: parsed(), notes });
    conclude(match, tags.get('Termination') ?? '', result);
    return match;
  } catch (error) {
    throw withPlace(error, here);
  }
}

/** Converts an error of the game to a BadNotation with its place in the record. */
function withPlace(error: unknown, at: string): unknown {
  if (error instanceof BadOption) return new BadNotation(error.message, faultAt(error, 'Options'));
  const ofGame =
    error instanceof IllegalMove || (error instanceof BadNotation && !error.code.startsWith('record'));
  return ofGame ? new BadNotation(`${at}: ${error.message}`, faultAt(error, at)) : error;
}

const faultAt = ({ code, rule, found }: Fault, at: string): Fault => ({ code, at, rule, found });

/** Parses the winners of the tag Result: `A`, `A,B` or `-`. */
const parseWinners = (result: string): readonly Seat[] =>
  result === '-' ? [] : result.split(',').map((letter) => letter.charCodeAt(0) - 65);

/** Applies a resignation, an agreed draw or an end by the page. Throws if the tag Result contradicts the moves. */
function conclude<S, M, O extends object>(match: Match<S, M, O>, termination: string, result: string): void {
  if (match.turn !== 'over') {
    const by = (/^([A-Z]) resigns$/.exec(termination)?.[1]?.charCodeAt(0) ?? NaN) - 65;
    if (by < match.seats) match.resign(by);
    else if (termination === 'agreed') match.agree();
    const text = /^page: (.+)$/.exec(termination)?.[1]?.trim();
    const winners = parseWinners(result);
    const known = winners.every((seat) => seat >= 0 && seat < match.seats);
    if (text && text.length <= LONGEST_REASON && known) match.end(winners, text);
  }
  const actual = match.outcome ? winnerLetters(match.outcome.winners) : '*';
  if (result !== '*' && result !== actual) {
    const message = `The tag Result says ${result}, but the moves give ${actual}.`;
    fail('record-result', message, 'Result', result);
  }
}
