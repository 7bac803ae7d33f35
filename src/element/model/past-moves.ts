import type { PastMove, Viewer, GameTypes } from '../../core/game.js';
import type { Snapshot } from './snapshot.js';

interface Known {
  readonly viewer: Viewer;
  readonly moves: readonly PastMove<unknown, unknown>[];
}

/** By match, for the last viewer. */
const known = new WeakMap<object, Known>();

/** The moves that led to the position, each with the state before it. */
export function pastMoves<G extends GameTypes>({
  match,
  viewer,
}: Snapshot<G>): readonly PastMove<G['state'], G['move']>[] {
  let past = known.get(match);
  if (past?.viewer !== viewer) {
    const { game, ply } = match;
    const moves = match.moves
      .slice(0, ply)
      .map((move, i) => ({ before: game.view(match.stateAt(i), viewer), move }));
    known.set(match, (past = { viewer, moves }));
  }
  return past.moves;
}
