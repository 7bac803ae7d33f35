import type { PastMove, Viewer, GameTypes } from '../../core/game.js';
import type { Snapshot } from './snapshot.js';

type AnyPast = PastMove<unknown, unknown>;

interface Known {
  readonly viewer: Viewer;
  readonly moves: readonly AnyPast[];
}

/** By match, for the last viewer. */
const known = new WeakMap<object, Known>();

/** By the state before a move and by viewer: the move that was played there last. */
const played = new WeakMap<object, Map<Viewer, AnyPast>>();

/** The moves that led to the position, each with the state before it. */
export function pastMoves<G extends GameTypes>({
  match,
  viewer,
}: Snapshot<G>): readonly PastMove<G['state'], G['move']>[] {
  const past = known.get(match);
  if (past?.viewer === viewer) return past.moves;
  const { game, ply, moves } = match;
  const all: AnyPast[] = [];
  for (const move of moves.slice(0, ply)) {
    const state = match.stateAt(all.length) as object;
    const views = played.get(state) ?? new Map<Viewer, AnyPast>();
    const view = views.get(viewer);
    const one = view?.move === move ? view : { before: view?.before ?? game.view(state, viewer), move };
    played.set(state, views.set(viewer, one));
    all.push(one);
  }
  known.set(match, { viewer, moves: all });
  return all;
}
