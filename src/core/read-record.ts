import { BadNotation, BadOption, IllegalMove, type Fault } from './errors.js';
import type { Game } from './game.js';
import { Match, type Note } from './match.js';
import { winnerLetters } from './record.js';

/** Longest record that is read, in characters: a page of a thousand boards must not hang on one of them. */
const LONGEST = 200_000;

/** Tags that the library writes itself. */
const known = new Set(['Format', 'Game', 'Options', 'Position', 'Result', 'Termination']);

const seatTag = /^Seat[A-Z]$/;
const tagLine = /\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\\n]|\\["\\])*)"\]/y;
const token = /[^\s{}()]+/y;
const blank = /\s*/y;
const number = /^\d+\.*$/;
const mark = /^(?:[!?]{1,2}|\$\d{1,3})$/;
/** A mark behind a move; that of `+?`, a draw that the viewer may not know, is none. */
const glued = /^(?!\+\?$)(\+\?|.+?)([!?]{1,2})$/;

const unescape = (text: string) => text.replace(/\\(["\\])/g, '$1');

/** A match read from text, with the names of the seats. */
export interface MatchRecord<S, M, O extends object> {
  readonly match: Match<S, M, O>;
  /** Names by seat; holes where the record names nobody. */
  readonly names: readonly (string | undefined)[];
}

interface Body {
  readonly moves: { text: string; at: string }[];
  /** By ply, in pieces: joining them one by one would take a hostile text's length squared. */
  readonly notes: Map<number, { readonly comments: string[]; readonly marks: string[] }>;
}

function fail(code: string, message: string, at?: string, found?: string, rule?: string): never {
  throw new BadNotation(message, { code, at, found, rule });
}

/**
 * Tells where indexes of a text stand, as a person counts: line and column from 1. They are asked in ascending order, so
 * that the text is gone through once.
 */
function placesOf(text: string): (index: number) => string {
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

/** Cuts a record into its tags and moves; throws BadNotation with line and column. */
function scan(text: string): { tags: Map<string, string>; body: Body } {
  if (text.length > LONGEST) fail('record-long', `A record of over ${LONGEST} characters is not read.`);
  const tags = new Map<string, string>();
  const body: Body = { moves: [], notes: new Map() };
  const place = placesOf(text);
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match;
  };
  for (take(blank); at < text.length; take(blank)) {
    const here = place(at);
    const rest = text.slice(at, at + 60);
    if (rest.startsWith('[') && body.moves.length === 0) {
      const [, name = '', value = ''] =
        take(tagLine) ?? fail('record-tag', `The tag at ${here} is broken: ${rest}`, here, rest);
      if (tags.has(name)) fail('record-twice', `The tag ${name} at ${here} stands there twice.`, here, name);
      tags.set(name, unescape(value));
    } else if (rest.startsWith('{')) {
      const end = text.indexOf('}', at);
      if (end < 0) fail('record-comment', `The comment at ${here} is not closed.`, here, rest);
      annotate(body, { comment: text.slice(at + 1, end).trim() });
      at = end + 1;
    } else if (/^[()]/.test(rest)) {
      fail(
        'record-variation',
        `The record has a variation at ${here}; only one line of moves is read.`,
        here,
        rest,
      );
    } else {
      const [word] =
        take(token) ??
        fail('record-token', `The record has a stray ${rest.charAt(0)} at ${here}.`, here, rest);
      read(body, word, here);
    }
  }
  return { tags, body };
}

/** What a record says in a tag. Reads no further than the tags, and takes no longer for a hostile text. */
export function tagOf(text: string, name: string): string | undefined {
  const tags = RegExp(`\\s*${tagLine.source}`, 'y');
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) if (tag[1] === name) return tag[2];
  return undefined;
}

/** The game that a record says it is of. */
export const gameOf = (text: string): string | undefined => tagOf(text, 'Game');

function read(body: Body, word: string, at: string): void {
  if (number.test(word)) return;
  if (mark.test(word)) return annotate(body, { marks: [word] });
  const text = word.replace(/^\d+\.+(?=.)/, '');
  const [, move = text, sign] = glued.exec(text) ?? [];
  body.moves.push({ text: move, at });
  if (sign) annotate(body, { marks: [sign] });
}

function annotate({ moves, notes }: Body, { comment = '', marks = [] }: Note): void {
  const note = notes.get(moves.length) ?? { comments: [], marks: [] };
  if (comment) note.comments.push(comment);
  note.marks.push(...marks);
  notes.set(moves.length, note);
}

const whole = (notes: Body['notes']): ReadonlyMap<number, Note> =>
  new Map(
    Array.from(notes, ([ply, { comments, marks }]): [number, Note] => [
      ply,
      { ...(comments.length > 0 && { comment: comments.join(' ') }), ...(marks.length > 0 && { marks }) },
    ]),
  );

/**
 * Reads a record and plays it: every move is checked. Throws BadNotation, whose `at` is line and column (`7:12`) and
 * whose `rule` is the broken one. A record with its tag Format says everything: without Options it is one of the game's
 * own defaults. `defaults` are the options of a text that has neither, as moves written by hand.
 */
export function parseRecord<S, M, O extends object>(
  game: Game<S, M, O>,
  text: string,
  defaults?: O,
): MatchRecord<S, M, O> {
  const { tags, body } = scan(text);
  const format = tags.get('Format') ?? '1';
  if (format !== '1')
    fail('record-format', `The record has format ${format}; format 1 is read.`, 'Format', format);
  const id = tags.get('Game') ?? game.id;
  if (id !== game.id) fail('record-game', `The record is one of ${id}, not of ${game.id}.`, 'Game', id);
  const given = readOptions(tags.get('Options')) as O | undefined;
  const options = given ?? (tags.has('Format') ? undefined : defaults);
  const position = tags.get('Position');
  const rest = new Map([...tags].filter(([name]) => !known.has(name) && !seatTag.test(name)));
  const start = { ...(options && { options }), ...(position !== undefined && { position }), tags: rest };
  const match = playThrough(game, start, body, tags);
  return { match, names: readNames(tags) };
}

function readNames(tags: ReadonlyMap<string, string>): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const [name, value] of tags) if (seatTag.test(name)) names[name.charCodeAt(4) - 65] = value;
  return names;
}

/** The options as the text has them: what they may be is for the game's `setup` to say. */
function readOptions(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // the message below says it
  }
  return fail('record-options', 'The tag Options must be a JSON object.', 'Options', text);
}

interface Start<O> {
  readonly options?: O;
  readonly position?: string;
  readonly tags: ReadonlyMap<string, string>;
}

function playThrough<S, M, O extends object>(
  game: Game<S, M, O>,
  start: Start<O>,
  { moves, notes }: Body,
  tags: ReadonlyMap<string, string>,
): Match<S, M, O> {
  const result = tags.get('Result') ?? '*';
  const last = moves.at(-1)?.text;
  if (last === result || last === '*') moves.pop();
  let here = 'Position';
  function* read(): Generator<M> {
    for (const { text, at } of moves) {
      here = at;
      yield game.parseMove(text);
    }
  }
  try {
    const match = new Match(game, { ...start, moves: read(), notes: whole(notes) });
    conclude(match, tags.get('Termination') ?? '', result);
    return match;
  } catch (error) {
    throw placed(error, here);
  }
}

/** What a game throws at a place of the record, as a BadNotation with that place. */
function placed(error: unknown, at: string): unknown {
  if (error instanceof BadOption) return new BadNotation(error.message, fault(error, 'Options'));
  const found =
    error instanceof IllegalMove || (error instanceof BadNotation && !error.code.startsWith('record'));
  return found ? new BadNotation(`${at}: ${error.message}`, fault(error, at)) : error;
}

const fault = ({ code, rule, found }: Fault, at: string): Fault => ({ code, at, rule, found });

/** Takes over a result by the players' will; a result that the moves do not bear out is an error. */
function conclude<S, M, O extends object>(match: Match<S, M, O>, termination: string, result: string): void {
  if (match.turn !== 'over') {
    const by = (/^([A-Z]) resigns$/.exec(termination)?.[1]?.charCodeAt(0) ?? NaN) - 65;
    if (by < match.seats) match.resign(by);
    else if (termination === 'agreed') match.agree();
  }
  const stands = match.outcome ? winnerLetters(match.outcome.winners) : '*';
  if (result !== '*' && result !== stands) {
    const message = `The record says the result is ${result}, its moves say ${stands}.`;
    fail('record-result', message, 'Result', result);
  }
}
