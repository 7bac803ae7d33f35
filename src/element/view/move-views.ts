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

/** The moves of a match as a viewer may know them. `valueAt` gives the value of the move with that ply. */
export function recordView<S, M, O extends object>(
  match: Match<S, M, O>,
  viewer: Viewer,
  valueAt?: (ply: number) => MoveValue | undefined,
): RecordView {
  const { game, moves, notes } = match;
  return {
    moves: moves.map((move, i): MoveView => {
      const before = match.stateAt(i);
      const turn = game.turn(before);
      const { comment = '', marks = [] } = notes.get(i + 1) ?? {};
      const { prose } = splitComment(comment);
      const notation = game.formatMove(game.viewMove?.(before, move, viewer) ?? move);
      const seat = turn === 'over' ? 'chance' : turn;
      return { ply: i + 1, seat, notation, marks, comment: prose, value: valueAt?.(i + 1) };
    }),
    result: match.outcomeAt(moves.length)?.winners.map(seatLetter).join(),
  };
}
