import type { GameWords, PastHappening } from '../words/game-words.js';
import type { AnySnapshot } from './snapshot.js';

/** The happenings of matches that are over. A match that is part of a snapshot never changes. */
const known = new WeakMap<object, readonly PastHappening[]>();

function happeningsOf({ match }: AnySnapshot): readonly PastHappening[] {
  const all =
    known.get(match) ??
    Array.from({ length: match.ply }, (_, i) => i + 1).flatMap((ply) =>
      match.happeningsAt(ply).map((each) => ({ ...each, ply })),
    );
  known.set(match, all);
  return all;
}

/**
 * The sentences that tell by how much a game was won, and its story. Empty for a match that players or the page have ended, and for one
 * that began at a position: what happened before is not known.
 */
export function storyOf(snapshot: AnySnapshot, game: GameWords, names: readonly string[]): string {
  const { match, outcome, scores, view, addressee } = snapshot;
  if (!outcome || match.conclusion || match.position !== undefined) return '';
  const { options } = match;
  return game.story(
    happeningsOf(snapshot),
    { names, winners: outcome.winners, scores, options, addressee },
    view,
  );
}
