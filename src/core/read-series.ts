import { BadNotation } from './errors.js';
import type { Game, Seat } from './game.js';
import type { Match } from './match.js';
import { parseRecord, tagOf, type MatchRecord } from './read-record.js';
import { seriesScore, SERIES, SERIES_SCORE } from './series-score.js';
import type { SeriesRules } from './series.js';

/** A comment, to the end where it is not closed, a tag, or anything else that stands together. */
const piece = /\{[^}]*(?:\}|$)|\[([A-Za-z]\w*) "(?:[^"\\\n]|\\["\\])*"\]|[^\s{[]+|\[/g;

/** Where the games of a text begin: at a tag behind moves, or at one that stands there for the second time. */
function beginnings(text: string): readonly number[] {
  const starts = [0];
  let tags = new Set<string>();
  let moved = false;
  for (const { 0: found, 1: tag, index } of text.matchAll(piece)) {
    if (tag === undefined) moved ||= !found.startsWith('{');
    else if (!moved && !tags.has(tag)) tags.add(tag);
    else {
      starts.push(index);
      tags = new Set([tag]);
      moved = false;
    }
  }
  return starts;
}

/** A series read from text: its games, all but the last of them over, and the names of the seats. */
export interface SeriesRecord<S, M, O extends object> {
  readonly games: readonly Match<S, M, O>[];
  readonly names: MatchRecord<S, M, O>['names'];
}

/** Whether a text is the record of a series: its first game says which game it is. */
export const isSeries = (text: string): boolean => /^\d+\/\d+$/.test(tagOf(text, SERIES) ?? '');

/** The seat that begins a match. */
export function firstOf(options: object | undefined): Seat {
  const first: unknown = options && Reflect.get(options, 'first');
  return typeof first === 'number' ? first : 0;
}

/**
 * Reads the record of a series: games one after the other, each with its tags. Throws BadNotation, whose `at` is line and
 * column in the whole text: of the move, or of the beginning of the game that does not go with those before it.
 */
export function parseSeries<S, M, O extends object>(
  game: Game<S, M, O>,
  rules: SeriesRules,
  text: string,
  defaults?: O,
): SeriesRecord<S, M, O> {
  const games: Match<S, M, O>[] = [];
  let names: MatchRecord<S, M, O>['names'] = [];
  const starts = beginnings(text);
  for (const [i, start] of starts.entries()) {
    const line = text.slice(0, start).split('\n').length;
    const at = `${line}:1`;
    // lines are counted in the whole text
    const own = '\n'.repeat(line - 1) + text.slice(start, starts[i + 1]);
    const read = placed(at, () => parseRecord(game, own, defaults));
    check(rules, games, read.match, at);
    games.push(read.match);
    names = read.names;
  }
  return { games, names };
}

/** What the record of one game throws at one of its tags is placed at the beginning of that game. */
function placed<T>(at: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadNotation) || /^\d+:\d+$/.test(error.at ?? '')) throw error;
    const { code, rule, found } = error;
    throw new BadNotation(`${at}: ${error.message}`, { code, at, rule, found });
  }
}

/** Whether a game goes with those before it. */
function check<S, M, O extends object>(
  rules: SeriesRules,
  before: readonly Match<S, M, O>[],
  match: Match<S, M, O>,
  at: string,
): void {
  const fail = (code: string, message: string, found?: string): never => {
    throw new BadNotation(`${at}: ${message}`, { code, at, rule: rules.rule, found });
  };
  const [first = match] = before;
  const score = seriesScore(rules, before, match);
  const { game, games } = score;
  const last = before.at(-1);
  if (last && !last.outcomeAt(last.moves.length))
    fail('record-series-open', `Game ${game - 1} breaks off, so there is no game ${game}.`);
  const number = match.tags.get(SERIES) ?? '';
  if (number !== `${game}/${games}` || game > games)
    fail(
      'record-series',
      `This is where game ${game} of ${games} should stand, not ${number || 'another'}.`,
      number,
    );
  const begins = (firstOf(first.options) + game - 1) % first.seats;
  if (match.seats !== first.seats || firstOf(match.options) !== begins)
    fail('record-series-seats', `As many play each game, and another seat begins each.`);
  const told = match.tags.get(SERIES_SCORE) ?? score.totals.join();
  if (told !== score.totals.join())
    fail('record-series-score', `The games so far give ${score.totals.join()} points, not ${told}.`, told);
}
