import { splitComment } from '../../core/comment.js';
import { seatLetter, type Seat, type Viewer } from '../../core/game.js';
import type { Match } from '../../core/match.js';
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
  readonly value?: MoveValue | undefined;
}

/** The record as a viewer may know it. */
export interface RecordView {
  readonly moves: readonly MoveView[];
  /** The letters of the winners at the end of the record; undefined while it is open. */
  readonly result: string | undefined;
}

interface Known {
  readonly viewer: Viewer;
  readonly views: readonly MoveView[];
}

/** By list of moves, for the last viewer. Copies of a match at another ply share the list; a match with other moves or notes has a new one. */
const known = new WeakMap<object, Known>();

/** The moves of a match without values. */
function moveViews<S, M, O extends object>(match: Match<S, M, O>, viewer: Viewer): readonly MoveView[] {
  const { game, moves, notes } = match;
  let shown = known.get(moves);
  if (shown?.viewer !== viewer) {
    const views = moves.map((move, i): MoveView => {
      const before = match.stateAt(i);
      const turn = game.turn(before);
      const { comment = '', marks = [] } = notes.get(i + 1) ?? {};
      const { prose } = splitComment(comment);
      const notation = game.formatMove(game.viewMove?.(before, move, viewer) ?? move);
      const seat = turn === 'over' ? 'chance' : turn;
      return { ply: i + 1, seat, notation, marks, comment: prose };
    });
    known.set(moves, (shown = { viewer, views }));
  }
  return shown.views;
}

/** The moves of a match as a viewer may know them. `valueAt` gives the value of the move with that ply. */
export function recordView<S, M, O extends object>(
  match: Match<S, M, O>,
  viewer: Viewer,
  valueAt?: (ply: number) => MoveValue | undefined,
): RecordView {
  const views = moveViews(match, viewer);
  return {
    moves: valueAt ? views.map((view) => ({ ...view, value: valueAt(view.ply) })) : views,
    result: match.outcomeAt(match.moves.length)?.winners.map(seatLetter).join(),
  };
}
