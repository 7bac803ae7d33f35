import { splitComment } from '../../../core/comment.js';
import type { Game, Seat, Viewer } from '../../../core/game.js';
import type { Line, AnyMatch } from '../../../core/match.js';
import type { MoveValue } from './view-model.js';

/** A move of the record. */
export interface MoveView {
  /** The ply after this move, from 1. */
  readonly ply: number;
  readonly seat: Seat | 'chance';
  readonly notation: string;
  /** Annotations such as `!?` or `$5`. */
  readonly marks: readonly string[];
  readonly comment: string;
  /** The record has a comment or marks at this ply. */
  readonly noted?: boolean;
  readonly value?: MoveValue | undefined;
}

interface Known {
  readonly viewer: Viewer;
  readonly views: readonly MoveView[];
}

/** By list of moves, for the last viewer. Copies of a match at another ply share the list; a match with other moves or notes has a new one. */
const known = new WeakMap<object, Known>();

/** The moves of a line as a viewer may know them; `plies` go before it, and `stateAt` returns the state before each, counted from 0. */
export const lineViews = (
  game: Game<unknown, unknown>,
  { moves, notes }: Pick<Line<unknown>, 'moves' | 'notes'>,
  stateAt: (i: number) => unknown,
  viewer: Viewer,
  plies = 0,
): readonly MoveView[] =>
  moves.map((move, i): MoveView => {
    const before = stateAt(i);
    const turn = game.turn(before);
    const { comment = '', marks = [] } = notes.get(i + 1) ?? {};
    const { prose } = splitComment(comment);
    const notation = game.formatMove(game.viewMove?.(before, move, viewer) ?? move);
    const seat = turn === 'over' ? 'chance' : turn;
    return { ply: plies + i + 1, seat, notation, marks, comment: prose, noted: notes.has(i + 1) };
  });

/** The moves of a match as a viewer may know them. `valueAt` gives the value of the move with that ply. */
export function moveViews(
  match: AnyMatch,
  viewer: Viewer,
  valueAt?: (ply: number) => MoveValue | undefined,
): readonly MoveView[] {
  const { game, moves } = match;
  let shown = known.get(moves);
  if (shown?.viewer !== viewer) {
    shown = { viewer, views: lineViews(game, match, (i) => match.stateAt(i), viewer) };
    known.set(moves, shown);
  }
  const { views } = shown;
  return valueAt ? views.map((view) => ({ ...view, value: valueAt(view.ply) })) : views;
}
