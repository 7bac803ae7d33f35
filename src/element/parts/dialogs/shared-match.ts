import type { AnyMatch } from '../../../core/match.js';
import type { AnyStore } from '../../model/match-store.js';
import { recordOf } from '../../model/move-effects.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { puzzleStart } from '../../model/session.js';

/** True on a board with a solution that the reader has not found. */
export const hidesSolution = (snapshot: AnySnapshot): boolean =>
  snapshot.settings.session.solves && !snapshot.puzzle?.solved;

/** The match that a board shares: the one that is shown, but only the start of one whose solution is hidden. */
export function sharedMatch(snapshot: AnySnapshot): AnyMatch {
  const { match, solution } = snapshot;
  return solution && hidesSolution(snapshot) ? puzzleStart(solution) : match;
}

/** The record of the match that a board shares. */
export function sharedRecord({ snapshot, record }: AnyStore): string {
  return hidesSolution(snapshot) ? recordOf(sharedMatch(snapshot), snapshot.names) : record;
}
