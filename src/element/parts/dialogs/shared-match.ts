import type { Match } from '../../../core/match.js';
import type { MatchStore } from '../../model/match-store.js';
import { recordOf } from '../../model/move-effects.js';
import type { Snapshot, AnySnapshot } from '../../model/snapshot.js';
import { puzzleStart } from '../../model/puzzle-start.js';

/** True on a board with a puzzle that the reader has not solved. */
export const isOpenPuzzle = ({ settings, puzzle }: AnySnapshot): boolean =>
  settings.session.solves && !puzzle?.solved;

/** The match that a board shares: the one that is shown, but only the start of a puzzle that is not solved. */
export function sharedMatch<S, M, O extends object>(snapshot: Snapshot<S, M, O>): Match<S, M, O> {
  const { match, solution } = snapshot;
  return solution && isOpenPuzzle(snapshot) ? puzzleStart(solution) : match;
}

/** The record of the match that a board shares. */
export function sharedRecord<S, M, O extends object>({ snapshot, record }: MatchStore<S, M, O>): string {
  return isOpenPuzzle(snapshot) ? recordOf(sharedMatch(snapshot), snapshot.names) : record;
}
