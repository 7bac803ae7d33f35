import { isNumbered, moveNumber, seatLetter, type Game, type Seat, type Viewer } from './game.js';
import { invisible } from './plain-text.js';
import { cleanName } from './player-name.js';
import type { Conclusion, Line, Match, Note } from './match.js';

const escape = (text: string) => text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ');

/** JSON whose characters that nobody sees are escapes: readers remove such characters from a record. */
const escapeHidden = (json: string): string =>
  json.replace(RegExp(`[${invisible}]`, 'gu'), (hidden) =>
    hidden.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

/** Formats winners for the tag Result: `A`, `A,B`, or `-` if nobody wins. */
export const winnerLetters = (seats: readonly Seat[]): string => seats.map(seatLetter).join(',') || '-';

/**
 * Formats a match as a record in the form of PGN: tags, then moves with their comments, marks and variations. It has no
 * blank lines: Markdown would split it there. `names` are the players' names by seat. For a viewer,
 * the record leaves out what is hidden from that viewer; replaying it gives the viewer's view. `extraTags` are tags that
 * the library does not use.
 */
export function formatRecord<S, M, O extends object>(
  match: Match<S, M, O>,
  names: readonly (string | undefined)[] = [],
  viewer?: Viewer,
  extraTags: Iterable<readonly [string, string]> = match.tags,
): string {
  const { game, options, position, conclusion, moves } = match;
  const outcome = match.outcomeAt(moves.length);
  const start = match.stateAt(0);
  const full = viewer === undefined;
  const tags: string[] = [];
  const tag = (name: string, value: string) => tags.push(`[${name} "${escape(value)}"]`);
  tag('Format', '1');
  tag('Game', game.id);
  names
    .map((name = '') => cleanName(name))
    .forEach((name, seat) => name && tag(`Seat${seatLetter(seat)}`, name));
  if (options && Object.keys(options).length > 0) tag('Options', escapeHidden(JSON.stringify(options)));
  if (position !== undefined)
    tag('Position', full ? position : game.formatPosition(game.view(start, viewer)));
  tag('Result', outcome ? winnerLetters(outcome.winners) : '*');
  if (outcome) tag('Termination', conclusion ? formatConclusion(conclusion) : outcome.reason);
  for (const [name, value] of extraTags) tag(name, value);
  const body = formatLine(match, 0, (i) => match.stateAt(i), { game, seats: match.seats, viewer });
  return `${[...tags, body].filter(Boolean).join('\n')}\n`;
}

/** Formats the moves of the main line after a ply, as they end the record that `formatRecord` writes in full. */
export const formatMovesAfter = <S, M, O extends object>(match: Match<S, M, O>, ply: number): string =>
  formatLine(
    match,
    0,
    (i) => match.stateAt(i),
    { game: match.game, seats: match.seats, viewer: undefined },
    ply,
  );

/** Formats a line whose moves are texts, without a game: the moves of a record that `splitRecord` has split. */
export const formatTexts = (line: Line<string>, seats: number): string =>
  formatLine(line, 0, () => '', {
    game: { formatMove: (text) => text, play: (state) => state },
    seats,
    viewer: undefined,
  });

interface LineFormat<S, M> {
  readonly game: Pick<Game<S, M>, 'formatMove' | 'play' | 'viewMove'>;
  readonly seats: number;
  readonly viewer: Viewer | undefined;
}

/**
 * Formats the moves of a line that follows `before` plies, from the ply `from` of the line. `stateAt` returns the state before each move, counted from 0. As
 * in PGN, a variation, and what follows it, begins with a number.
 */
function formatLine<S, M>(
  { moves, notes, variations }: Line<M>,
  before: number,
  stateAt: (i: number) => S,
  format: LineFormat<S, M>,
  from = 0,
): string {
  const { game, seats, viewer } = format;
  const known = (move: M, i: number) =>
    viewer === undefined ? move : (game.viewMove?.(stateAt(i), move, viewer) ?? move);
  const parts = from === 0 ? [formatNote(notes.get(0))] : [];
  let interrupted = from === 0 || variations.has(from);
  for (let i = from; i < moves.length; i++) {
    const move = moves[i]!;
    const ply = before + i + 1;
    if (isNumbered(ply, seats)) parts.push(`${moveNumber(ply, seats)}.`);
    else if (interrupted) parts.push(`${moveNumber(ply, seats)}...`);
    parts.push(game.formatMove(known(move, i)), formatNote(notes.get(i + 1)));
    const lines = variations.get(i + 1) ?? [];
    for (const line of lines)
      parts.push(
        `(${formatLine(
          line,
          ply - 1,
          statesOf(game, line.moves, () => stateAt(i)),
          format,
        )})`,
      );
    interrupted = lines.length > 0;
  }
  return parts.filter(Boolean).join(' ');
}

/** Returns a function that plays the moves of a line as far as its states are needed. */
export function statesOf<S, M>(
  game: Pick<Game<S, M>, 'play'>,
  moves: readonly M[],
  start: () => S,
): (i: number) => S {
  const states: S[] = [];
  return (i) => {
    if (states.length === 0) states.push(start());
    for (let at = states.length; at <= i; at++) states.push(game.play(states[at - 1]!, moves[at - 1]!));
    return states[i]!;
  };
}

const formatNote = ({ marks = [], comment = '' }: Note = {}) =>
  [...marks, comment && `{${comment}}`].filter(Boolean).join(' ');

const formatConclusion = ({ reason, by = 0, text }: Conclusion) =>
  reason === 'resign' ? `${seatLetter(by)} resigns` : reason === 'page' ? `page: ${text}` : 'agreed';
