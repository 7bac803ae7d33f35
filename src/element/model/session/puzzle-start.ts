import { noMoves, type Match } from '../../../core/match.js';

/** The start of the puzzle in a record: the match before the first move of a player. Chance may have moved before. */
export function puzzleStart<S, M, O extends object>(record: Match<S, M, O>): Match<S, M, O> {
  const { game, moves } = record;
  const first = moves.findIndex((_, ply) => game.turn(record.stateAt(ply)) !== 'chance');
  return record.branch((first < 0 ? moves.length : first) + 1, noMoves);
}

/** The puzzle that a record solves: the match before its first move, with the solution. */
export const withoutSolution = <S, M, O extends object, T extends { readonly match: Match<S, M, O> }>(
  opened: T,
): T & { readonly solution: Match<S, M, O> } => ({
  ...opened,
  match: opened.match.branch(1, noMoves),
  solution: opened.match,
});
