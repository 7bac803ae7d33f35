import type { Viewer } from '../game.js';
import { applyEntry } from './apply-entry.js';
import type { Entry, StoredEntry } from './entry.js';
import { publicEntry } from './parse-entry.js';
import { noTable, type Games, type TableState } from './state.js';

/**
 * Returns an entry as each of some viewers may know it: made from the fields that are known, with outcomes of chance hidden as
 * `game.viewMove` hides them. `before` is the table before the entry. Throws BadEntry for an entry of an unknown kind or with
 * an unknown field, which must not be sent.
 */
export function viewsOf(stored: StoredEntry, { match }: TableState, viewers: readonly Viewer[]): Entry[] {
  const entry = publicEntry(stored);
  if (entry.k !== 'move' || !match?.game.viewMove) return viewers.map(() => entry);
  const { game } = match;
  let { state } = match;
  const seen = entry.m.map((text) => {
    const move = game.parseMove(text);
    const texts = viewers.map((viewer) => game.formatMove(game.viewMove!(state, move, viewer)));
    state = game.play(state, move);
    return texts;
  });
  return viewers.map((_, i) => ({ ...entry, m: seen.map((texts) => texts[i]!) }));
}

/** Returns an entry as a viewer may know it: see `viewsOf`. */
export const viewEntry = (stored: StoredEntry, before: TableState, viewer: Viewer): Entry =>
  viewsOf(stored, before, [viewer])[0]!;

/** Returns the entries of a whole log with numbers above `after`, as a viewer may know them. Throws BadEntry. */
export function viewLog(log: readonly StoredEntry[], games: Games, viewer: Viewer, after = 0): Entry[] {
  let state = noTable;
  return log.flatMap((stored) => {
    const seen = stored.n > after ? [viewEntry(stored, state, viewer)] : [];
    state = applyEntry(state, publicEntry(stored), games);
    return seen;
  });
}
