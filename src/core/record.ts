import { seatLetter, type Seat, type Viewer } from './game.js';
import type { Conclusion, Match, Note } from './match.js';

const escape = (text: string) => text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ');

/** Winners as the tag Result has them: `A`, `A,B`, `-` for nobody. */
export const winnerLetters = (seats: readonly Seat[]): string => seats.map(seatLetter).join(',') || '-';

/**
 * Writes a match as a record: PGN's form, tags first, then the moves. `names` by seat. For a viewer it holds no more than
 * that one may know, and replays to the viewer's view.
 */
export function formatRecord<S, M, O extends object>(
  match: Match<S, M, O>,
  names: readonly (string | undefined)[] = [],
  viewer?: Viewer,
): string {
  const { game, options, position, conclusion, moves, notes } = match;
  const outcome = match.outcomeAt(moves.length);
  const begin = match.stateAt(0);
  const shown = (move: M, i: number) =>
    viewer === undefined ? move : (game.viewMove?.(match.stateAt(i), move, viewer) ?? move);
  const tags: [string, string][] = [
    ['Format', '1'],
    ['Game', game.id],
    ...names.flatMap((name, seat): [string, string][] => (name ? [[`Seat${seatLetter(seat)}`, name]] : [])),
  ];
  if (options && Object.keys(options).length > 0) tags.push(['Options', JSON.stringify(options)]);
  if (position !== undefined)
    tags.push(['Position', game.formatPosition(viewer === undefined ? begin : game.view(begin, viewer))]);
  tags.push(['Result', outcome ? winnerLetters(outcome.winners) : '*']);
  if (outcome) tags.push(['Termination', conclusion ? formatConclusion(conclusion) : outcome.reason]);
  tags.push(...match.tags);
  const text = tags.map(([name, value]) => `[${name} "${escape(value)}"]`).join('\n');
  const body = [noteText(notes.get(0)), ...moves.map((move, i) => numbered(match, shown(move, i), i))].filter(
    Boolean,
  );
  return `${[text, body.join(' ')].filter(Boolean).join('\n\n')}\n`;
}

/** A number stands before the first move of each round of seats, as in PGN. */
function numbered<S, M, O extends object>(match: Match<S, M, O>, move: M, i: number): string {
  const { game, notes } = match;
  const seats = game.scores(match.stateAt(0)).length;
  const round = i % seats === 0 ? `${i / seats + 1}. ` : '';
  return `${round}${game.formatMove(move)} ${noteText(notes.get(i + 1))}`.trim();
}

const noteText = ({ marks = [], comment = '' }: Note = {}) =>
  [...marks, comment && `{${comment}}`].filter(Boolean).join(' ');

const formatConclusion = ({ reason, by }: Conclusion) =>
  reason === 'resign' && by !== undefined ? `${seatLetter(by)} resigns` : 'agreed';
