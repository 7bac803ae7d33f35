import type { PastMove, Viewer } from '../../core/game.js';
import type { Snapshot } from './snapshot.js';

interface Known {
  readonly viewer: Viewer;
  readonly moves: readonly PastMove<unknown, unknown>[];
}

/** By match, for the last viewer. */
const known = new WeakMap<object, Known>();

/** The moves that led to the position, each with the state before it. */
export function pastMoves<S, M, O extends object>({
  match,
  viewer,
}: Snapshot<S, M, O>): readonly PastMove<S, M>[] {
  let past = known.get(match);
  if (past?.viewer !== viewer) {
    const { game, ply } = match;
    const moves = match.moves
      .slice(0, ply)
      .map((move, i) => ({ before: game.view(match.stateAt(i), viewer), move }));
    known.set(match, (past = { viewer, moves }));
  }
  return past.moves as readonly PastMove<S, M>[];
}
