import type { AnyBoard } from '../../model/board.js';

/**
 * Makes a board a region of the page, named by its game and its players. The role and the label that a page gives its element are stronger. A
 * diagram is an image.
 */
export function nameRegion({ internals, store, words, names }: AnyBoard): void {
  const isRegion = !store.snapshot.settings.session.boardOnly;
  internals.role = isRegion ? 'region' : null;
  internals.ariaLabel = isRegion ? `${words().game.name}: ${names().join(', ')}` : null;
}
