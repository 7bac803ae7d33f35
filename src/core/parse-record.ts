import { BadNotation, BadOption, IllegalMove, toText, type Fault } from './errors.js';
import { winnerLetters } from './format-record.js';
import type { Game, Seat } from './game.js';
import { LONGEST_REASON, Match, type Line, type MatchStart, type Variations } from './match.js';
import { toPlain, toPlainData } from './plain-text.js';
import { cleanName } from './player-name.js';
import {
  placeInWords,
  annotate,
  betweenTags,
  fail,
  failVariation,
  splitRecord,
  tagName,
  tagPattern,
  tagValue,
  type LineText,
} from './record-text.js';

/** Tags that the library writes itself. */
export const ownTag = /^(Format|Game|Options|Position|Result|Termination|Seat[A-Z])$/;

const seatTag = /^Seat[A-Z]$/;

/** A parsed match and the names of its players. */
export interface MatchRecord<S, M, O extends object> {
  readonly match: Match<S, M, O>;
  /** Names by seat; empty slots for seats without a name. */
  readonly names: readonly (string | undefined)[];
}

/** Returns the value of a tag of a record. Reads only the tags, and takes linear time for any text. */
export function tagOf(record: string, name: string): string | undefined {
  const text = toText(record);
  const tags = RegExp(`${tagPattern}|${betweenTags}`, 'muy');
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) if (tagName(tag) === name) return tagValue(tag);
  return undefined;
}

/** Returns the id of the game that the record names. */
export function gameOf(text: string): string | undefined {
  const id = tagOf(text, 'Game');
  return id && toPlain(id);
}

/**
 * Parses a record and plays its moves and variations, which validates them. Throws BadNotation, whose `at` is line and column (`7:12`) or
 * the name of a tag, and whose `rule` is the broken rule. A record with the tag Format is complete: without the tag Options
 * it uses the default options of the game. `defaults` are the options of a text without both tags, such as moves written by
 * hand; `startPosition` is its position if it has no tag Position.
 */
export function parseRecord<S, M, O extends object>(
  game: Game<S, M, O>,
  text: string,
  defaults?: O,
  startPosition?: string,
): MatchRecord<S, M, O> {
  const { tags, line } = splitRecord(text);
  const format = toPlain(tags.get('Format') ?? '1');
  if (format !== '1')
    fail('record-format', `Format ${format} is not supported, only format 1.`, 'Format', format);
  const id = toPlain(tags.get('Game') ?? game.id);
  if (id !== game.id) fail('record-game', `The record is of the game ${id}, not ${game.id}.`, 'Game', id);
  const own = parseOptions(tags.get('Options')) as O | undefined;
  const options = own ?? (tags.has('Format') ? undefined : defaults);
  const position = tags.get('Position') ?? startPosition;
  const rest = new Map([...tags].filter(([name]) => !ownTag.test(name)));
  const match = replay(game, { options, position, tags: rest }, line, tags);
  return { match, names: namesIn(tags) };
}

function namesIn(tags: ReadonlyMap<string, string>): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const [name, value] of tags)
    if (seatTag.test(name)) names[name.charCodeAt(4) - 65] = cleanName(value) || undefined;
  return names;
}

/** Parses the tag Options. The values are checked by the game's `setup`. */
function parseOptions(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  // full-width signs are plain ones only where the text is no data
  for (const data of [toPlainData(text), toPlain(text)])
    try {
      if (data.trim().startsWith('{')) return JSON.parse(data) as object;
    } catch {
      // falls through to the error below
    }
  return fail('record-options', 'The tag Options must be a JSON object.', 'Options', text);
}

/** Plays the moves of a record. Converts the errors of the game to BadNotation with the place in the record. */
function replay<S, M, O extends object>(
  game: Game<S, M, O>,
  start: MatchStart<M, O>,
  { moves, notes, variations }: LineText,
  tags: ReadonlyMap<string, string>,
): Match<S, M, O> {
  const result = toPlain(tags.get('Result') ?? '*');
  const last = moves.at(-1)?.text;
  if (last === result || last === '*') {
    const note = notes.get(moves.length);
    notes.delete(moves.length);
    moves.pop();
    if (note) annotate({ moves, notes }, note);
  }
  for (const { at } of variations.get(moves.length + 1) ?? []) failVariation('start', at);
  let here = 'Position';
  const parse = (move: LineText['moves'][number]) => {
    here = move.at;
    return game.parseMove(move.text);
  };
  function* parsed(): Generator<M> {
    for (const move of moves) yield parse(move);
  }
  try {
    const match = new Match(game, { ...start, moves: parsed(), notes });
    conclude(match, tags.get('Termination') ?? '', result);
    return match.withVariations(playLines(game, parse, variations, (ply) => match.stateAt(ply)));
  } catch (error) {
    throw withPlace(error, here);
  }
}

/**
 * Plays the variations of a line. `stateAt` returns the state of the line after a ply. Recursive: the depth of variations is
 * limited.
 */
const playLines = <S, M, O extends object>(
  game: Game<S, M, O>,
  parse: (move: LineText['moves'][number]) => M,
  texts: LineText['variations'],
  stateAt: (ply: number) => S,
): Variations<M> => {
  const play = ({ moves, notes, variations }: LineText, start: S): Line<M> => {
    const states = [start];
    const played = moves.map((text, i) => {
      const move = parse(text);
      states.push(game.play(states[i]!, move));
      return move;
    });
    return { moves: played, notes, variations: playLines(game, parse, variations, (ply) => states[ply]!) };
  };
  return new Map(
    Array.from(texts, ([ply, lines]) => [ply, lines.map((line) => play(line, stateAt(ply - 1)))]),
  );
};

/** Converts an error of the game to a BadNotation with its place in the record. */
function withPlace(error: unknown, at: string): unknown {
  if (error instanceof BadOption) return new BadNotation(error.message, faultAt(error, 'Options'));
  const ofGame =
    error instanceof IllegalMove || (error instanceof BadNotation && !error.code.startsWith('record'));
  return ofGame ? new BadNotation(`${placeInWords(at)}: ${error.message}`, faultAt(error, at)) : error;
}

const faultAt = ({ code, rule, found, squares }: Fault, at: string): Fault => ({
  code,
  at,
  rule,
  found,
  squares,
});

/** Parses the winners of the tag Result: `A`, `A,B` or `-`. */
const parseWinners = (result: string): readonly Seat[] =>
  result === '-' ? [] : result.split(',').map((letter) => letter.charCodeAt(0) - 65);

/** Applies a resignation, an agreed draw or an end by the page. Throws if the tag Result contradicts the moves. */
function conclude<S, M, O extends object>(match: Match<S, M, O>, termination: string, result: string): void {
  if (match.turn !== 'over') {
    const plain = toPlain(termination);
    const by = (/^([A-Z]) resigns$/.exec(plain)?.[1]?.charCodeAt(0) ?? NaN) - 65;
    if (by < match.seats) match.resign(by);
    else if (plain === 'agreed') match.agree();
    const text = plain.startsWith('page: ') ? termination.replace(/^[^:：]*[:：]/, '').trim() : '';
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
