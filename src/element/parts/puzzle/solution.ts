import type { Match } from '../../../core/match.js';
import type { Seat } from '../../../core/game.js';
import type { PuzzleGoal } from './parse-goal.js';

/** The answer to a move of the reader. */
export interface Judgement<M> {
  readonly right: boolean;
  /** The comment of the author; empty for none. */
  readonly comment: string;
  /** The moves that refute a wrong one. */
  readonly refutation: readonly M[];
}

/** A move of a solution. */
export interface NextMove<M> {
  readonly move: M;
  /** The comment of the author; empty for none. */
  readonly comment: string;
}

/** The solution of a puzzle. Its methods get matches whose cursor is at the end. */
export interface Solution<S, M, O extends object> {
  /** The match in which the reader makes the first move. */
  readonly start: Match<S, M, O>;
  /** The seat of the reader. */
  readonly seat: Seat;
  /** The task in the words of the author; empty for none. */
  readonly task: string;
  /** The goal of a puzzle without a record. */
  readonly goal?: PuzzleGoal;
  /** True if nothing is left to play. */
  solved(match: Match<S, M, O>): boolean;
  /** True if the moves of a match, which are legal, can be moves of the reader and replies to them. */
  contains(match: Match<S, M, O>): boolean;
  /** Judges the last move of a match, which the reader made. Rejects if that is not possible. */
  judge(match: Match<S, M, O>, signal: AbortSignal): Promise<Judgement<M>>;
  /** The best move in a match that is not solved, whoever is to move. Rejects if it cannot be found. */
  next(match: Match<S, M, O>, signal: AbortSignal): Promise<NextMove<M>>;
}

/** A solution of any game. */
export type AnySolution = Solution<unknown, unknown, object>;
