import { seatLetter, type Seat, type Viewer } from './game.js';
import type { Conclusion, Match, Note } from './match.js';

const escape = (text: string) => text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ');

/** Formats winners for the tag Result: `A`, `A,B`, or `-` if nobody wins. */
export const winnerLetters = (seats: readonly Seat[]): string => seats.map(seatLetter).join(',') || '-';

/**
 * Formats a match as a record in the form of PGN: tags, then moves. `names` are the players' names by seat. For a viewer,
 * the record leaves out what is hidden from that viewer; replaying it gives the viewer's view. `extraTags` are tags that
 * the library does not use.
 */
export function formatRecord<S, M, O extends object>(
  match: Match<S, M, O>,
  names: readonly (string | undefined)[] = [],
  viewer?: Viewer,
  extraTags: Iterable<readonly [string, string]> = match.tags,
): string {
  const { game, options, position, conclusion, moves, notes } = match;
  const outcome = match.outcomeAt(moves.length);
  const start = match.stateAt(0);
  const { seats } = match;
  const full = viewer === undefined;
  const tags: string[] = [];
  const tag = (name: string, value: string) => tags.push(`[${name} "${escape(value)}"]`);
  tag('Format', '1');
  tag('Game', game.id);
  names.forEach((name, seat) => name && tag(`Seat${seatLetter(seat)}`, name));
  if (options && Object.keys(options).length > 0) tag('Options', JSON.stringify(options));
  if (position !== undefined)
    tag('Position', full ? position : game.formatPosition(game.view(start, viewer)));
  tag('Result', outcome ? winnerLetters(outcome.winners) : '*');
  if (outcome) tag('Termination', conclusion ? formatConclusion(conclusion) : outcome.reason);
  for (const [name, value] of extraTags) tag(name, value);
  const body = moves.map((move, i) => {
    const number = isNumbered(i + 1, seats) ? `${moveNumber(i + 1, seats)}. ` : '';
    const known = full ? move : (game.viewMove?.(match.stateAt(i), move, viewer) ?? move);
    return `${number}${game.formatMove(known)} ${formatNote(notes.get(i + 1))}`.trim();
  });
  const line = [formatNote(notes.get(0)), ...body].filter(Boolean).join(' ');
  return `${[tags.join('\n'), line].filter(Boolean).join('\n\n')}\n`;
}

/**
 * The number of the move that leads to a ply, in a record. As many moves as there are seats have the same number; moves of
 * chance count like others. The text has the number before the first of them, as in PGN.
 */
export const moveNumber = (ply: number, seats: number): number => Math.ceil(ply / seats);

/** True if the text of a record has the number before the move that leads to this ply. */
export const isNumbered = (ply: number, seats: number): boolean => (ply - 1) % seats === 0;

const formatNote = ({ marks = [], comment = '' }: Note = {}) =>
  [...marks, comment && `{${comment}}`].filter(Boolean).join(' ');

const formatConclusion = ({ reason, by = 0, text }: Conclusion) =>
  reason === 'resign' ? `${seatLetter(by)} resigns` : reason === 'page' ? `page: ${text}` : 'agreed';
