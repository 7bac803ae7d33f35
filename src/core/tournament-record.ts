import { BadNotation } from './errors.js';
import { firstOf, type Game } from './game.js';
import type { Match } from './match.js';
import { placeInWords } from './record-place.js';
import { betweenTags, tagPattern } from './record-text.js';
import { parseRecord, tagOf, type MatchRecord } from './parse-record.js';
import { seriesScore, SERIES, SERIES_SCORE, type SeriesRules } from './tournament.js';

/** Blanks and comments between tags, a tag, a comment that is not closed, or any other token. */
const tokens = RegExp(`(?:${betweenTags})|${tagPattern.source}|\\{[^]*|[^\\s{;[]+|\\[`, 'gm');

/** Returns the index of each game in the text. A tag after moves, or a repeated tag, starts a new game. */
function gameStarts(text: string): readonly number[] {
  const starts = [0];
  let tags = new Set<string>();
  let hasMoves = false;
  for (const { 0: token, 1: tag, index } of text.matchAll(tokens)) {
    if (tag === undefined) hasMoves ||= /^[^\s{;%]/.test(token);
    else if (!hasMoves && !tags.has(tag)) tags.add(tag);
    else {
      starts.push(index);
      tags = new Set([tag]);
      hasMoves = false;
    }
  }
  return starts;
}

/** A parsed tournament: its games, of which all but the last are over, and the names of the players. */
export interface SeriesRecord<S, M, O extends object> {
  readonly games: readonly Match<S, M, O>[];
  readonly names: MatchRecord<S, M, O>['names'];
}

/** Returns true if the text is the record of a tournament: its first game has a tag with the number of the game. */
export const isSeries = (text: string): boolean => /^\d+\/\d+$/.test(tagOf(text, SERIES) ?? '');

/**
 * Parses the record of a tournament: the records of its games, one after the other. Throws BadNotation, whose `at` is line
 * and column in the whole text: of the move, or of the start of a game that does not fit the games before it.
 */
export function parseSeries<S, M, O extends object>(
  game: Game<S, M, O>,
  rules: SeriesRules,
  text: string,
  defaults?: O,
): SeriesRecord<S, M, O> {
  const games: Match<S, M, O>[] = [];
  let names: MatchRecord<S, M, O>['names'] = [];
  const starts = gameStarts(text);
  for (const [i, start] of starts.entries()) {
    const line = text.slice(0, start).split('\n').length;
    const at = `${line}:1`;
    // empty lines in front, so that errors count lines in the whole text
    const own = '\n'.repeat(line - 1) + text.slice(start, starts[i + 1]);
    const parsed = withPlace(at, () => parseRecord(game, own, defaults));
    checkNext(rules, games, parsed.match, at);
    games.push(parsed.match);
    names = parsed.names;
  }
  return { games, names };
}

/** Calls `parse`. Errors in a tag of a game get the place where that game starts. */
function withPlace<T>(at: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof BadNotation) || /^\d+:\d+$/.test(error.at ?? '')) throw error;
    const { code, rule, found } = error;
    throw new BadNotation(`${placeInWords(at)}: ${error.message}`, { code, at, rule, found });
  }
}

/** Throws BadNotation if a game cannot follow the games before it. */
function checkNext<S, M, O extends object>(
  rules: SeriesRules,
  before: readonly Match<S, M, O>[],
  match: Match<S, M, O>,
  at: string,
): void {
  const fail = (code: string, message: string, found?: string): never => {
    throw new BadNotation(`${placeInWords(at)}: ${message}`, { code, at, rule: rules.rule, found });
  };
  const [first = match] = before;
  const score = seriesScore(rules, before, match);
  const { game, games } = score;
  const last = before.at(-1);
  if (last && !last.outcomeAt(last.moves.length))
    fail('record-series-open', `Game ${game} cannot follow: game ${game - 1} is not over.`);
  const number = match.tags.get(SERIES) ?? '';
  if (number !== `${game}/${games}` || game > games)
    fail('record-series', `Game ${game} of ${games} must follow here, not ${number || 'another'}.`, number);
  const begins = (firstOf(first.options) + game - 1) % first.seats;
  if (match.seats !== first.seats || firstOf(match.options) !== begins)
    fail('record-series-seats', 'All games have the same number of players, and each player begins one.');
  const totals = score.totals.join();
  const stated = match.tags.get(SERIES_SCORE) ?? totals;
  if (stated !== totals)
    fail('record-series-score', `The games so far give ${totals} points, not ${stated}.`, stated);
}
