import type { AnySnapshot } from './snapshot.js';
import type { AnyBoard } from './board.js';
import { PREFERENCES } from './preferences.js';
import { storedFields, storeText } from './stored-fields.js';
import { preferenceListeners } from './followers.js';

/** The number of moves after which a person knows the aim of a game. */
const ENOUGH = 5;

/** The number of games whose aims are kept as known. */
const MOST = 20;

/** The ids of the games whose aim a person knows. They are stored with the preferences, and may be anything. */
function knownGames(): readonly string[] {
  const { met } = storedFields(PREFERENCES);
  return Array.isArray(met) ? met.filter((id) => typeof id === 'string').slice(-MOST) : [];
}

/** True if a person knows the aim of a game. */
export const knowsAim = (game: string): boolean => knownGames().includes(game);

/** Stores that a person knows the aim of a game. Without storage, it is shown again. */
function keep(game: string): void {
  const met = [...knownGames(), game];
  if (storeText(PREFERENCES, JSON.stringify({ ...storedFields(PREFERENCES), met })))
    for (const apply of preferenceListeners) apply();
}

/** True until a person has made a move of a match that began at the start of its game. */
function untouched({ match, players }: AnySnapshot): boolean {
  if (match.position !== undefined) return false;
  // from the end, where the move of a person is near
  for (let ply = match.ply - 1; ply >= 0; ply--) {
    const turn = match.game.turn(match.stateAt(ply));
    if (typeof turn === 'number' && players[turn]?.kind === 'human') return false;
  }
  return true;
}

/**
 * True if a board tells the aim of its game: before the first move of a person who does not know it, until they select something.
 * Only a board that has been seen knows: one in the page of a server shows what every reader gets.
 */
export const showsAim = (snapshot: AnySnapshot): boolean => {
  const { awake, knowsAim: known, selecting, settings, movableSeat, line, reviewed } = snapshot;
  const plays = settings.session.plays && settings.controls === 'full' && movableSeat !== undefined && !line;
  return awake && !known && !selecting && !reviewed && plays && untouched(snapshot);
};

/**
 * Counts the moves of a person on a board until they know the aim of the game, or until they have finished a game, and says the aim
 * when they first come to the board.
 */
export function followAim(board: AnyBoard): void {
  const { element, store, definition, words, announce } = board;
  const { id } = definition.game;
  let moves = 0;
  let said = false;
  store.subscribe((effect) => {
    const { knowsAim: known, settings } = store.snapshot;
    if (known || !settings.session.plays) return;
    if (effect?.type === 'game-move' && /pointer|keyboard|text/.test(effect.detail.source)) moves++;
    if (moves >= ENOUGH || (effect?.type === 'game-over' && moves > 0)) keep(id);
  });
  const say = () => {
    if (said || !showsAim(store.snapshot)) return;
    said = true;
    announce(words().game.aim, true);
  };
  element.addController({ hostConnected: () => element.renderRoot.addEventListener('focusin', say) });
}
